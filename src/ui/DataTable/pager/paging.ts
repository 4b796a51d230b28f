import { formatCount } from '../../../format.ts'

export interface PageState {
  offset: number
  limit: number
  moreItems: boolean
  totalItems: number
}

/** Derives the requested page from the current one. The pager uses it while the answer is pending. */
export function requestedPage(page: PageState, requested: Pick<PageState, 'offset' | 'limit'>): PageState {
  if (page.offset === requested.offset && page.limit === requested.limit) return page
  return { ...page, ...requested, moreItems: requested.offset + requested.limit < page.totalItems }
}

/** The offsets that the four pager buttons go to; null for a disabled button (docs/product/tables.md#pager). */
export function pagerTargets({ offset, limit, moreItems, totalItems }: PageState) {
  const lastOffset = Math.max(0, Math.floor((totalItems - 1) / limit) * limit)
  return {
    first: offset > 0 ? 0 : null,
    // From past the end, go back to the last page.
    previous: offset > 0 ? Math.max(0, Math.min(offset - limit, lastOffset)) : null,
    next: moreItems ? offset + limit : null,
    last: offset !== lastOffset ? lastOffset : null,
  }
}

/**
 * For the deletion of a row from `page`. If it is the only row of a later page, returns a function that goes to the new
 * last page. It replaces the history entry, so that Back does not lead to an empty page. Otherwise returns null.
 */
export function leaveEmptiedPage(
  page: (PageState & { items: readonly unknown[] }) | undefined,
  goTo: (to: (now: { offset: number }) => number | null, replace: boolean) => boolean,
): (() => boolean) | null {
  if (!page || page.items.length > 1 || page.offset === 0) return null
  const last = Math.max(0, Math.floor((page.totalItems - 2) / page.limit) * page.limit)
  const before = Math.max(0, Math.min(last, page.offset - page.limit))
  return () => goTo((now) => (now.offset === page.offset ? before : null), true)
}

/**
 * The offset to go to after rows of a list have been deleted, if the page is past the end then: that of the last page.
 * Null if the page may stay.
 */
export function offsetAfterRemoval({ offset, limit, totalItems }: PageState, removed: number): number | null {
  const last = Math.max(0, Math.floor((totalItems - removed - 1) / limit) * limit)
  return offset > last ? last : null
}

/** `1-10 of 12,000`; the word is `de` on shop orders and order items. */
export function rangeText({ offset, totalItems }: PageState, rowCount: number, word: 'of' | 'de'): string {
  const from = rowCount === 0 ? 0 : offset + 1
  const to = rowCount === 0 ? 0 : offset + rowCount
  return `${formatCount(from)}-${formatCount(to)} ${word} ${formatCount(totalItems)}`
}

/** The number of a page, from 1. A page past the end has the number of the last one. */
export const pageNumber = ({ offset, limit, totalItems }: PageState) =>
  Math.min(Math.floor(offset / limit) + 1, Math.max(1, Math.ceil(totalItems / limit)))

/**
 * The offset of a page whose number was typed, such as `12` or `1,200`; null if it is no number. Too large means the
 * last page.
 */
export function pageOffset({ limit, totalItems }: PageState, typed: string): number | null {
  const text = typed.trim()
  if (!/^(?:\d+|\d{1,3}(?:[\s,.]\d{3})+)$/.test(text)) return null
  const digits = text.replaceAll(/[\s,.]/g, '')
  const last = Math.max(1, Math.ceil(totalItems / limit))
  return (Math.min(last, Math.max(1, Number(digits))) - 1) * limit
}
