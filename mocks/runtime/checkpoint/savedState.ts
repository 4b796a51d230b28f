import type { Channel } from '../../db/bus.ts'
import type { AutoSync } from '../../db/autoSyncs.ts'
import type { Collections } from '../../db/createCollections.ts'
import type { Tables } from '../../db/database.ts'
import type { SimulationMemory } from '../../db/simulation.ts'
import type { Table } from '../../db/table/table.ts'

/** A state without the rows of its tables, as a line of JSON. */
export interface SavedRest {
  collections: { [K in keyof Collections]: ReturnType<Collections[K]['all']> }
  accessGeneration: number
  autoSyncs: [string, AutoSync][]
  undelivered: [string, string][]
  /** What a higher speed has added is not in it: a replay does not know it either. */
  clock: Omit<SimulationMemory, 'lead'>
  channels: [tenant: string, channel: Omit<Channel, 'listeners' | 'sent'>][]
  /** The tenants whose rows are generated, by table: the others were deleted. */
  generated: Record<keyof Tables, string[]>
}

/** The rows of a tenant that differ from the generated ones. Lines with `rows` of them follow, a block in each. */
export interface SavedSlots {
  table: keyof Tables
  tenant: string
  /** Numbers without a row; most of them had a generated one. */
  removed: number[]
  end: number
  free: number[]
  shared: (readonly [value: string, slots: readonly number[]])[]
  rows: number
}

interface Row {
  id: string
}

/** Slots and their rows, in the order in which a table has them. */
export type SavedBlock = [slot: number, row: Row][]

/** Rows in a block: a few milliseconds of work. */
export const ROWS_PER_BLOCK = 256

/** The tables by name, for what treats all of them alike. */
export const tablesOf = (tables: Tables) =>
  // Whoever treats them alike gives each only what came from the same one.
  Object.entries(tables) as unknown as [keyof Tables, Table<Row, string>][]
