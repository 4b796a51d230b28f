import type { Steps } from '../../steps.ts'

/** What the slot of a generated row holds; not every number has one. */
export const slotStates = { absent: 0, generated: 1, written: 2, removed: 3 } as const

/** All rows of a tenant: the generated ones as facts, and those that were written. */
export interface Facts<Row, F> {
  /** One of `slotStates` for each generated row. */
  states: Uint8Array
  /** Reads a property of all generated rows, also of those that were removed; null if no rows were generated. */
  read<K extends keyof F>(name: K): Steps<F[K] | null>
  /** Rows that replace generated ones, and new ones, by slot. */
  written(): ReadonlyMap<number, Row>
  row(slot: number): Row | undefined
}
