import { useEffect, useState } from 'react'
import type { ListParams } from '../useListParams.ts'
import { offsetAfterRemoval, type PageState } from './paging.ts'

interface Result {
  data: (PageState & { items: readonly unknown[] }) | undefined
  isPlaceholderData?: boolean
}

/**
 * Goes to the last page if all rows of the shown page have been deleted elsewhere. An address past the end stays.
 * Returns true until the other page is asked for.
 */
export function useEmptiedPage(
  { data, isPlaceholderData = false }: Result,
  { query, goTo }: Pick<ListParams<string>, 'query' | 'goTo'>,
): boolean {
  const { offset } = query
  const page = JSON.stringify(query)
  /** The query that was answered with rows last. */
  const [filled, setFilled] = useState('')
  const answer = isPlaceholderData ? undefined : data
  if (answer && answer.items.length > 0 && filled !== page) setFilled(page)
  const last = answer?.items.length === 0 && filled === page ? offsetAfterRemoval(answer, 0) : null
  useEffect(() => {
    if (last !== null) goTo((now) => (now.offset === offset ? last : null), true)
  }, [last, goTo, offset])
  return last !== null
}
