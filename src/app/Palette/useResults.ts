import { useUser } from '../../api/ApiProvider.tsx'
import { formatList } from '../../format.ts'
import { groupsFor, readQuestion, type Group, type Row } from './entries/entries.ts'
import { screensFor } from './entries/screens.tsx'
import { useActions } from './entries/useActions.tsx'
import { useFanSearch } from './entries/useFanSearch.tsx'
import { useRecent, useThings } from './entries/useThings.tsx'
import { paletteWords, resultWords } from './words.ts'

export interface Results {
  /** What was asked for, without `>`. */
  text: string
  groups: readonly Group[]
  /** The rows of all groups, in order. */
  rows: readonly Row[]
  /** Fans are still being searched. */
  pending: boolean
  /** What could not be searched, as a sentence; null if everything was. */
  problem: string | null
}

/** What the search shows for a query. */
export function useResults(query: string, onShortcuts: () => void): Results {
  const user = useUser()
  const question = readQuestion(query)
  const fans = useFanSearch(question)
  const things = useThings()
  const recent = useRecent()
  const actions = useActions(onShortcuts)
  const isEmpty = question.text === ''
  const groups = groupsFor(
    [...(isEmpty ? recent : []), ...fans.entries, ...things.entries, ...screensFor(user), ...actions],
    question,
  )
  const failed =
    isEmpty || question.actionsOnly ? [] : [...(fans.failed ? [resultWords.lists.fans] : []), ...things.failed]
  return {
    text: question.text,
    groups,
    rows: groups.flatMap(({ rows }) => rows),
    pending: fans.pending,
    problem: failed.length === 0 ? null : paletteWords.failed(formatList(failed)),
  }
}
