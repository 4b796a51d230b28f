import { useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Identified {
  id: string
}

/** Attributes that global.css animates, unless the user prefers less motion. */
export interface Motion {
  'data-arrives'?: true
  'data-leaves'?: true
  inert?: true
}

const STAYS: Motion = {}
const ARRIVES: Motion = { 'data-arrives': true }
const LEAVES: Motion = { 'data-leaves': true, inert: true }

/** As long as the animation of `[data-leaves]` in global.css. */
const LEAVING_MS = 150

const wantsMotion = () => window.matchMedia('(prefers-reduced-motion: no-preference)').matches

/**
 * Gives the rows of a live list their motion: those that were not in the first list slide in
 * (docs/product/app.md#motion).
 */
export function useArrivals<Item extends Identified>(items: readonly Item[]): (item: Item) => Motion {
  const [first] = useState(() => new Set(items.map(({ id }) => id)))
  return ({ id }) => (first.has(id) ? STAYS : ARRIVES)
}

/**
 * The cards of a live list with their motion: new ones slide in, and those that went stay until they have faded out
 * (docs/product/app.md#motion).
 */
export function useLiveItems<Item extends Identified>(items: readonly Item[]): { item: Item; motion: Motion }[] {
  const motionOf = useArrivals(items)
  const [leaving, setLeaving] = useState<readonly { item: Item; at: number }[]>([])
  const before = useRef(items)
  // Before the paint, so that what leaves is never away in between.
  useLayoutEffect(() => {
    const here = new Set(items.map(({ id }) => id))
    const gone = before.current.map((item, at) => ({ item, at })).filter(({ item }) => !here.has(item.id))
    before.current = items
    if (gone.length > 0 && wantsMotion()) setLeaving(gone)
  }, [items])
  useEffect(() => {
    if (leaving.length === 0) return
    const timer = setTimeout(() => setLeaving([]), LEAVING_MS)
    return () => clearTimeout(timer)
  }, [leaving])

  const shown = items.map((item) => ({ item, motion: motionOf(item) }))
  for (const { item, at } of leaving)
    if (!items.some(({ id }) => id === item.id)) shown.splice(at, 0, { item, motion: LEAVES })
  return shown
}
