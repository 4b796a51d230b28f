import type { StoryParameters } from '../toolbar/storyWorld.ts'
import { screenOf, screens, type ScreenId } from './screens.ts'
import { stateOf, states, type StateId } from './states.ts'

export interface Cell {
  screen: ScreenId
  state: StateId
}

/** Why a screen cannot be in a state; null if it can. */
export const whyNot = ({ screen, state }: Cell): string | null => screenOf(screen).cannot[state] ?? null

const has = <Table extends object>(table: Table, key: unknown): key is keyof Table =>
  typeof key === 'string' && Object.hasOwn(table, key)

/** Reads a cell of an address. */
export function readCell({ screen, state }: Readonly<Record<string, unknown>>): Cell {
  return { screen: has(screens, screen) ? screen : 'fans', state: has(states, state) ? state : 'loaded' }
}

/** The world and the address of a cell. */
export function cellParameters({ screen, state }: Cell): StoryParameters {
  const { address, reads, isPublic } = screenOf(screen)
  const { world, write, meet } = stateOf(state)
  return {
    world: { ...world, ...(isPublic && { as: null }) },
    async route(opened) {
      await write?.(opened)
      return typeof address === 'string' ? address : address(opened)
    },
    begin: async (control) => meet?.(control, reads ?? '*'),
  }
}
