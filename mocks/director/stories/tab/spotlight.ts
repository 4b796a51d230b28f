import { createStore } from 'zustand/vanilla'

export interface Target {
  part: Element
  text: string
  /** Finds the part again after the page has drawn it anew; null if it is gone. */
  find(): Element | null
}

/** What the ring of a story is around; null for nothing. */
export const spotlight = createStore<{ target: Target | null }>(() => ({ target: null }))

export const pointAt = (target: Target | null) => spotlight.setState({ target })
