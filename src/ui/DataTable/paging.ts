import { formatCount } from '../values/values.tsx'

export interface PageState {
  offset: number
  limit: number
  moreItems: boolean
  totalItems: number
}

/** The page that was asked for, as far as the page that is there can tell: what the pager goes by while an answer is under way. */
export function pageAsked(page: PageState, asked: Pick<PageState, 'offset' | 'limit'>): PageState {
  if (page.offset === asked.offset && page.limit === asked.limit) return page
  return { ...page, ...asked, moreItems: asked.offset + asked.limit < page.totalItems }
}

/** Where the four buttons of a pager lead; null where a button is disabled (docs/product/tables.md#pager). */
export function pagerTargets({ offset, limit, moreItems, totalItems }: PageState) {
  const lastOffset = Math.max(0, Math.floor((totalItems - 1) / limit) * limit)
  return {
    first: offset > 0 ? 0 : null,
    // From past the end, back to the last page that there is.
    previous: offset > 0 ? Math.max(0, Math.min(offset - limit, lastOffset)) : null,
    next: moreItems ? offset + limit : null,
    last: offset !== lastOffset ? lastOffset : null,
  }
}

/**
 * How a list leaves a later page whose only row is removed, for the page that is the last then; null where it stays. The page that
 * is no more is not one to come Back to.
 */
export function leaveWithout(
  page: (PageState & { items: readonly unknown[] }) | undefined,
  goTo: (offset: number, replace: boolean) => void,
): (() => void) | null {
  if (!page || page.items.length > 1 || page.offset === 0) return null
  const last = Math.max(0, Math.floor((page.totalItems - 2) / page.limit) * page.limit)
  return () => goTo(Math.max(0, Math.min(last, page.offset - page.limit)), true)
}

/** `1-10 of 12,000`; the word is `de` on shop orders and order items. */
export function rangeText({ offset, totalItems }: PageState, shown: number, word: 'of' | 'de'): string {
  const from = shown === 0 ? 0 : offset + 1
  const to = shown === 0 ? 0 : offset + shown
  return `${formatCount(from)}-${formatCount(to)} ${word} ${formatCount(totalItems)}`
}
