import { useEffect, useState, type RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { History, Kind } from './useHistory.ts'

const FIRST = 10
const STEP = 20

const kinds: readonly Kind[] = ['all', 'shop', 'tickets']

/** What can get the focus after the button below the entries is pressed. */
interface FocusTargets {
  heading: RefObject<HTMLElement | null>
  /** The link of the entry at `focusAt`. */
  firstNew: RefObject<HTMLElement | null>
}

/**
 * Which entries the timeline shows: a kind, which is in the address, and how many. Loads more of the lists as they are
 * needed.
 */
export function useShown({ entries, lists }: History, { heading, firstNew }: FocusTargets) {
  const [params, setParams] = useSearchParams()
  const kind = kinds.find((known) => known === params.get('show')) ?? 'all'
  const [wanted, setWanted] = useState({ kind, count: FIRST })
  const count = wanted.kind === kind ? wanted.count : FIRST
  const shown = entries[kind].slice(0, count)

  const pending = lists[kind].filter(({ since }) => since !== null)
  const growing = pending.filter(({ canGrow }) => canGrow)
  const isGrowing = pending.some(({ isLoading }) => isLoading)
  const failed = lists[kind].filter(({ hasRows, error }) => hasRows && error !== null)
  const lacks = shown.length < count && growing.length > 0 && !isGrowing && failed.length === 0
  // A page of a list may have few rows of this fan, or none.
  useEffect(() => {
    if (lacks) for (const list of growing) list.grow()
  })

  const hasMore = entries[kind].length > count || growing.length > 0
  const [before, setBefore] = useState<number | null>(null)
  const target = focusAfter(before, shown.length, hasMore)
  // The button moves away or disappears. The focus goes to the first entry that it has brought, or to the heading if
  // there is none.
  useEffect(() => {
    if (target === 'new') firstNew.current?.focus({ preventScroll: true })
    if (target === 'heading') heading.current?.focus({ preventScroll: true })
  }, [before, target, firstNew, heading])

  return {
    kind,
    shown,
    /** The place of the first entry that the button brings. */
    focusAt: before,
    isGrowing,
    hasFailed: failed.length > 0,
    hasMore,
    /** True if a list is longer than a server gives at once. */
    isCut: growing.length === 0 && pending.length > 0 && entries[kind].length <= count,
    choose(next: Kind) {
      setBefore(null)
      setWanted({ kind: next, count: FIRST })
      const search = new URLSearchParams(params)
      if (next === 'all') search.delete('show')
      else search.set('show', next)
      setParams(search, { replace: true })
    },
    showEarlier() {
      if (isGrowing) return
      for (const list of failed) list.retry()
      setBefore(shown.length)
      if (failed.length === 0 || entries[kind].length > count) setWanted({ kind, count: count + STEP })
    },
  }
}

function focusAfter(before: number | null, shown: number, hasMore: boolean) {
  if (before === null) return null
  if (shown > before) return 'new'
  return hasMore ? null : 'heading'
}
