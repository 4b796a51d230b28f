import { formatCount } from '../values.tsx'

export interface PageState {
  offset: number
  limit: number
  moreItems: boolean
  totalItems: number
}

/** Where the four buttons of a pager lead; null where a button is disabled (account-side 5, data-side 4). */
export function pagerTargets({ offset, limit, moreItems, totalItems }: PageState) {
  const lastOffset = Math.max(0, Math.floor((totalItems - 1) / limit) * limit)
  return {
    first: offset > 0 ? 0 : null,
    previous: offset > 0 ? Math.max(0, offset - limit) : null,
    next: moreItems ? offset + limit : null,
    last: moreItems && offset !== lastOffset ? lastOffset : null,
  }
}

/** `1-10 of 12,000`; the word is `de` on shop orders and order items. */
export function rangeText({ offset, totalItems }: PageState, shown: number, word: 'of' | 'de'): string {
  const from = shown === 0 ? 0 : offset + 1
  const to = shown === 0 ? 0 : offset + shown
  return `${formatCount(from)}-${formatCount(to)} ${word} ${formatCount(totalItems)}`
}
