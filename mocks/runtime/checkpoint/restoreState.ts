import type { Collections } from '../../db/createCollections.ts'
import type { Steps } from '../../db/steps.ts'
import { slotStates } from '../../db/table/slots/facts.ts'
import type { RowSlots } from '../../db/table/slots/rowSlots.ts'
import type { State } from '../state.ts'
import { ROWS_PER_BLOCK, tablesOf, type SavedBlock, type SavedRest, type SavedSlots } from './savedState.ts'

/** Brings a new state of the same seed to the one that lines of `captureState` tell of, in steps. */
export async function restoreState(state: State, lines: readonly string[]): Promise<Steps<void>> {
  // The same build has written the lines.
  const rest = JSON.parse(lines[0] ?? '') as SavedRest
  await restoreCollections(state.db, rest.collections)
  restoreRest(state, rest)
  return restoreRows(state, lines.slice(1))
}

async function restoreCollections(db: Collections, records: SavedRest['collections']) {
  async function fill<T>(
    collection: { clear(): void; create(record: T): Promise<unknown> },
    all: readonly T[],
  ): Promise<void> {
    collection.clear()
    for (const record of all) await collection.create(record)
  }
  await fill(db.clubs, records.clubs)
  await fill(db.users, records.users)
  await fill(db.connectors, records.connectors)
  await fill(db.bookmarks, records.bookmarks)
  await fill(db.segments, records.segments)
  await fill(db.mails, records.mails)
}

function restoreRest({ db, clock, bus }: State, rest: SavedRest) {
  db.accessGeneration = rest.accessGeneration
  for (const id of db.autoSyncs.keys()) db.autoSyncs.delete(id)
  for (const [id, sync] of rest.autoSyncs) db.autoSyncs.set(id, sync)
  for (const id of db.undelivered.keys()) db.undelivered.delete(id)
  for (const [id, until] of rest.undelivered) db.undelivered.set(id, until)
  Object.assign(clock.memory, rest.clock)
  bus.channels.clear()
  for (const [tenant, channel] of rest.channels)
    bus.channels.set(tenant, { ...channel, sent: channel.count, listeners: new Set() })
  for (const [name, table] of tablesOf(db.tables))
    for (const tenant of table.tenants.generated.keys()) if (!rest.generated[name].includes(tenant)) table.clear(tenant)
}

function* restoreRows({ db }: State, lines: readonly string[]): Steps<void> {
  const tables = new Map(tablesOf(db.tables))
  for (let at = 0; at < lines.length;) {
    // As above: the lines of a tenant's rows follow the one about its slots.
    const saved = JSON.parse(lines[at++] ?? '') as SavedSlots
    const slots = tables.get(saved.table)?.slots(saved.tenant)
    if (!slots) throw new Error(`there is no table "${saved.table}"`)
    remove(slots, saved.removed)
    yield
    for (let read = 0; read < saved.rows; read += ROWS_PER_BLOCK) {
      for (const [slot, row] of JSON.parse(lines[at++] ?? '') as SavedBlock) slots.set(slot, row)
      yield
    }
    slots.end = saved.end
    slots.free.push(...saved.free)
    for (const [value, several] of saved.shared) slots.byValue.arrange(value, several)
  }
}

/** Removes generated rows. Written rows may have been removed in the place of numbers that no row was generated for. */
function remove(slots: RowSlots<{ id: string }, string>, numbers: readonly number[]) {
  for (const number of numbers)
    if (slots.isGenerated(number)) slots.empty(number)
    else slots.states[number] = slotStates.removed
}
