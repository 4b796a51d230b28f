import type { Database } from '../../db/database.ts'
import { inBlocks, type Steps } from '../../db/steps.ts'
import { slotStates } from '../../db/table/slots/facts.ts'
import type { RowSlots } from '../../db/table/slots/rowSlots.ts'
import type { State } from '../state.ts'
import { ROWS_PER_BLOCK, tablesOf, type SavedRest, type SavedSlots } from './savedState.ts'

/** To restore more rows, written and removed ones, would take as long as to replay many writes. */
const MOST_ROWS = 20_000

/** The rows of a tenant as they are in this moment. */
interface Captured {
  line: SavedSlots
  rows: (readonly [slot: number, row: unknown])[]
}

/**
 * Captures a state at once, while nothing is written; what it returns then makes lines of it, in steps, while writes
 * may follow: rows are never changed in place. Null for a state that is too large, or in which removed rows wait to be
 * restored by a sync that succeeds.
 */
export function captureState({ db, clock, bus }: State): (() => Steps<string[]>) | null {
  if (db.rowsToRestore.size > 0) return null
  const tables: Captured[] = []
  let count = 0
  for (const [name, table] of tablesOf(db.tables))
    for (const [tenant, { slots }] of table.tenants.used) {
      const rows = [...slots.written]
      const places = placesOf(slots, MOST_ROWS)
      count += rows.length + places.removed.length + places.free.length
      if (count > MOST_ROWS) return null
      const isUnchanged = rows.length + places.removed.length === 0 && places.end === slots.states.length
      if (!isUnchanged) tables.push({ line: { table: name, tenant, ...places, rows: rows.length }, rows })
    }
  const { moment, lastId, tasks } = clock.memory
  const rest: SavedRest = {
    collections: {
      clubs: db.clubs.all(),
      users: db.users.all(),
      connectors: db.connectors.all(),
      bookmarks: db.bookmarks.all(),
      segments: db.segments.all(),
      mails: db.mails.all(),
    },
    accessGeneration: db.accessGeneration,
    autoSyncs: [...db.autoSyncs],
    undelivered: [...db.undelivered],
    clock: { moment, lastId, tasks },
    channels: [...bus.channels].map(([tenant, { listeners: _listeners, sent: _sent, ...kept }]) => [tenant, kept]),
    generated: generatedTenants(db),
  }
  // Records are few, and some may be changed in place.
  const line = JSON.stringify(rest)
  return function* () {
    const lines = [line]
    for (const { line: slots, rows } of tables) {
      lines.push(JSON.stringify(slots))
      const addBlock = (from: number, until: number) => void lines.push(JSON.stringify(rows.slice(from, until)))
      yield* inBlocks(rows.length, addBlock, ROWS_PER_BLOCK)
    }
    return lines
  }
}

/** @param most how many removed numbers are of interest */
function placesOf({ states, end, free, byValue }: RowSlots<{ id: string }, string>, most: number) {
  const { removed: state } = slotStates
  const removed: number[] = []
  for (let slot = states.indexOf(state); slot >= 0 && removed.length <= most; slot = states.indexOf(state, slot + 1))
    removed.push(slot)
  // Copies: later writes change these lists.
  const shared = [...byValue.shared()].map(([value, slots]) => [value, [...slots]] as const)
  return { removed, end, free: [...free], shared }
}

const generatedTenants = ({ tables }: Database) =>
  // The entries are those of all tables.
  Object.fromEntries(
    tablesOf(tables).map(([name, table]) => [name, [...table.tenants.generated.keys()]]),
  ) as SavedRest['generated']
