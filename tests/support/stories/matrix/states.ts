import type { Control } from '../../../../mocks/control.ts'
import { alwaysFails, neverAnswers, type WorldOptions } from '../../world/world.ts'
import { longTexts } from './longTexts.ts'

/** What puts a screen into a state. */
interface State {
  title: string
  /** The scenario that the state needs; the toolbar's without it. */
  world?: WorldOptions
  /** Happens before the screen's address is looked up. */
  write?: typeof longTexts
  /** Happens last, so that it meets the screen alone; `reads` is the operation whose answer the screen shows. */
  meet?: (control: Control, reads: string) => Promise<void>
  /** The toolbar's choices that make the state. */
  globals?: Readonly<Record<string, string>>
}

const answers = (status: 403 | 404 | 500) => (control: Control, reads: string) => alwaysFails(reads, status)(control)

/** The states that every screen has, or says why it cannot have. */
export const states = {
  loaded: { title: 'Loaded' },
  empty: { title: 'Empty', world: { scenario: 'new-club' } },
  loading: { title: 'Loading', meet: neverAnswers },
  slow: { title: 'Slow', meet: (control) => control.latency(300) },
  error: { title: 'Error', meet: answers(500) },
  forbidden: { title: 'Forbidden', meet: answers(403) },
  payment: {
    title: 'Payment',
    meet: (control, reads) => control.setFault({ preset: 'plan-lapsed', operations: [reads] }),
  },
  gone: { title: 'Gone', meet: answers(404) },
  long: { title: 'Long texts', write: longTexts },
  rtl: { title: 'Right to left', globals: { direction: 'rtl' } },
  dark: { title: 'Dark', globals: { scheme: 'dark' } },
  narrow: { title: 'Narrow', globals: { 'viewport.value': 'phone' } },
} as const satisfies Record<string, State>

export type StateId = keyof typeof states
// `Object.keys` gives strings; the object above has no other keys.
export const stateIds = Object.keys(states) as StateId[]
export const stateOf = (id: StateId): State => states[id]
