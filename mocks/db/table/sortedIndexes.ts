import type { Column, SortKey } from './columns.ts'
import { finish, once, type Steps } from '../steps.ts'
import type { GeneratedRows } from './generated.ts'
import { BySlot } from './slots/bySlot.ts'
import { SlotList, type CompareTo } from './slots/slotList.ts'
import { comparePlaces, sortPlaces, type Place } from './sortPlaces.ts'
import { sortedAmong, sortInSteps, sortRows, type SortedRows } from './sortRows.ts'

/** The rows that are sorted. */
export interface SortedSlots<Row extends { id: string }, C extends string> {
  columns: Record<C, Column<Row>>
  /** The day on the server's clock, `YYYY-MM-DD`. */
  today(): string
  generated: Pick<GeneratedRows<Row, C>, 'count' | 'numbers' | 'sortKeys' | 'prepareSorts'> | null
  /** True if a slot holds the row that was generated for it. */
  isGenerated(slot: number): boolean
  /** The slots that hold the rows generated for them, ascending; or just their number n, if they are the first n. */
  generatedSlots(): Uint32Array<ArrayBuffer> | number
  /** The slots of all written rows. */
  written(): Iterable<number>
  rowAt(slot: number): Row | undefined
  /** A field of the row in a slot. */
  fieldAt<K extends keyof Row>(slot: number, field: K): Row[K] | undefined
  idAt(slot: number): string
}

/** The order of a column. */
export interface SortedIndex {
  day: string | null
  /** The places of written rows, by slot. What generated rows are sorted by is computed when they are compared. */
  places: BySlot<Place>
  /** Slots whose key is a value, ascending by key, then id. */
  present: SlotList
  /** Slots without a value, ascending by id. */
  missing: SlotList
  /** How many slots have been added and removed since the last use. */
  changes: number
  /** Slots that were removed since too many have changed: the lists still contain them until the next use. */
  gone: Set<number>
  /** Slots that were added since then. */
  pending: Set<number>
}

/** The order of all generated rows by a column, also of those that are gone: what an index is made of. */
interface FirstOrder {
  day: string | null
  /** Null until it has been computed. */
  rows: SortedRows | null
  /** Computes it, in steps; whoever asks at the same time shares the work. */
  prepare(): Steps<void>
}

/** Up to this many changes between two uses reach an index one by one; for more, one pass over all of it is cheaper. */
const ONE_BY_ONE = 16

/** A table of at most so many rows is sorted ahead by all of its columns, which takes four bytes a row for each. */
const MOST_SORTED = 500_000

/** Counts changes of an index; true if they wait for its next use. */
function waits(index: SortedIndex, count: number): boolean {
  index.changes += count
  return index.changes > ONE_BY_ONE
}

/**
 * The order of rows by each column: two sorted lists of slots, built at the first use of the column and kept sorted by
 * later writes.
 */
export class SortedIndexes<Row extends { id: string }, C extends string> {
  private readonly slots: SortedSlots<Row, C>
  private readonly indexes = new Map<C, SortedIndex>()
  /** The orders that are being prepared. */
  private readonly firsts = new Map<C, FirstOrder>()

  constructor(slots: SortedSlots<Row, C>) {
    this.slots = slots
  }

  /**
   * Computes most of what the first `of` would compute at once, in steps, between which rows may be written. Null if
   * there is nothing to compute.
   */
  prepare(name: C): Steps<void> | null {
    const { generated, generatedSlots } = this.slots
    const day = this.dayOf(name)
    if (!generated || this.indexes.get(name)?.day === day) return null
    const slots = generatedSlots()
    if ((typeof slots === 'number' ? slots : slots.length) === 0) return null
    let first = this.firsts.get(name)
    if (first?.day !== day) this.firsts.set(name, (first = firstOrder(generated, name, day)))
    return first?.prepare() ?? null
  }

  /** Computes what the sorts by all columns read, in steps; and sorts, unless the orders would need much memory. */
  *prepareAhead(): Steps<void> {
    const { columns, generated } = this.slots
    if (!generated) return
    yield* generated.prepareSorts?.() ?? []
    if (generated.count > MOST_SORTED) return
    // They have no other keys.
    for (const name of Object.keys(columns) as C[]) yield* this.prepare(name) ?? []
  }

  of(name: C): SortedIndex {
    const { written } = this.slots
    const day = this.dayOf(name)
    const known = this.indexes.get(name)
    if (known && known.day === day) {
      this.catchUp(name, known)
      return known
    }
    const fresh = this.newIndex(name, day)
    this.addTo(name, fresh, [...written()])
    this.indexes.set(name, fresh)
    return fresh
  }

  /** Adds slots that were written. */
  add(slots: readonly number[]) {
    for (const [name, index] of this.indexes) {
      if (waits(index, slots.length)) for (const slot of slots) index.pending.add(slot)
      else this.addTo(name, index, slots)
    }
  }

  /** Removes slots, which must still hold their rows. */
  remove(slots: readonly number[]) {
    for (const [name, index] of this.indexes) {
      if (waits(index, slots.length)) {
        for (const slot of slots) if (!index.pending.delete(slot)) index.gone.add(slot)
        continue
      }
      for (const slot of slots) {
        const list = this.keyOf(name, index, slot) === null ? index.missing : index.present
        const position = list.lowerBound(this.compareTo(name, index, slot))
        if (list.at(position) === slot) list.removeAt(position)
        else {
          // The list is not in the order of its keys; another slot must not go in its place.
          this.indexes.delete(name)
          break
        }
      }
    }
  }

  /** Drops all indexes; each is built again at its next use. */
  clear() {
    this.indexes.clear()
    this.firsts.clear()
  }

  keyOf(name: C, { places, day }: SortedIndex, slot: number): SortKey {
    const known = places.get(slot)
    if (known) return known.key
    const column = this.slots.columns[name]
    const row = column.field === undefined ? this.slots.rowAt(slot) : this.withField(slot, column.field)
    return row ? column.key(row, day ?? '') : null
  }

  /** The row in a slot as the key of a column with a field reads it: with that field alone. */
  private withField(slot: number, field: keyof Row): Row | null {
    const value = this.slots.fieldAt(slot, field)
    if (value === undefined) return null
    const row: Partial<Row> = {}
    row[field] = value
    // The column reads nothing else.
    return row as Row
  }

  private dayOf(name: C): string | null {
    const { columns, today } = this.slots
    return columns[name].daily ? today() : null
  }

  /** Creates an index of the generated rows. */
  private newIndex(name: C, day: string | null): SortedIndex {
    const { generated, generatedSlots } = this.slots
    const slots = generatedSlots()
    const first = this.firsts.get(name)
    this.firsts.delete(name)
    const known = first?.day === day ? first.rows : null
    const keys = known || !generated ? null : finish(generated.sortKeys(name, day ?? ''))
    let sorted: { present: SortedRows['present'] | number; missing: SortedRows['missing'] | number }
    const numbers = generated?.numbers?.()
    const areAllThere = typeof slots === 'number' || (numbers !== undefined && slots === finish(numbers))
    if (known) sorted = areAllThere ? known : sortedAmong(known, slots, generated?.count ?? 0)
    else sorted = keys ? sortRows(slots, keys) : { present: slots, missing: 0 }
    return {
      day,
      places: new BySlot(generated?.count ?? 0),
      present: new SlotList(sorted.present, !known && !keys),
      missing: new SlotList(sorted.missing),
      changes: 0,
      gone: new Set(),
      pending: new Set(),
    }
  }

  /** Makes the changes that have waited for the next use. */
  private catchUp(name: C, index: SortedIndex) {
    if (index.gone.size > 0) {
      index.present.removeAll(index.gone)
      index.missing.removeAll(index.gone)
      index.gone.clear()
    }
    if (index.pending.size > 0) {
      this.addTo(name, index, [...index.pending])
      index.pending.clear()
    }
    index.changes = 0
  }

  private addTo(name: C, index: SortedIndex, slots: readonly number[]) {
    const column = this.slots.columns[name]
    const present: Place[] = []
    const missing: Place[] = []
    for (const slot of slots) {
      const row = this.slots.rowAt(slot)
      if (!row) continue
      const place = { slot, key: column.key(row, index.day ?? ''), id: row.id }
      index.places.set(slot, place)
      if (place.key === null) missing.push(place)
      else present.push(place)
    }
    for (const [list, added] of [
      [index.present, present],
      [index.missing, missing],
    ] as const) {
      const compare = (other: number, place: Place) => this.compare(name, index, other, place)
      if (added.length <= ONE_BY_ONE)
        for (const place of added)
          list.insert(
            list.lowerBound((other) => compare(other, place)),
            place.slot,
          )
      else list.merge(sortPlaces(added), compare)
    }
  }

  private compareTo(name: C, index: SortedIndex, slot: number): CompareTo {
    const known = index.places.get(slot)
    const place = known ?? { slot, key: this.keyOf(name, index, slot), id: this.slots.idAt(slot) }
    return (other) => this.compare(name, index, other, place)
  }

  /** Compares a slot with a place. */
  private compare(name: C, index: SortedIndex, other: number, place: Place): number {
    // One look-up for a written row: an import is compared with all that have the same key.
    const known = index.places.get(other)
    if (known) return comparePlaces(known, place)
    const key = this.keyOf(name, index, other)
    // The id of a generated row is made when it is asked for.
    return comparePlaces({ slot: other, key, id: key === place.key ? this.slots.idAt(other) : '' }, place)
  }
}

function firstOrder<Row extends { id: string }, C extends string>(
  generated: NonNullable<SortedSlots<Row, C>['generated']>,
  name: C,
  day: string | null,
): FirstOrder {
  const first: FirstOrder = {
    day,
    rows: null,
    prepare: once(function* () {
      const keys = yield* generated.sortKeys(name, day ?? '')
      if (!keys) return
      const numbers = generated.numbers?.()
      first.rows = yield* sortInSteps(numbers ? yield* numbers : generated.count, keys)
    }),
  }
  return first
}
