import type { OrderDirection, Page } from '../../../src/contract/endpoint/paging.ts'
import type { SortKey, TableSpec } from './columns.ts'
import { fold } from '../text/fold.ts'
import { numbersOf, sortRows, type GeneratedRows } from './generated.ts'
import { SlotList, type CompareTo } from './slotList.ts'
import { SlotDigest } from '../digest.ts'
import { createTextSearch, type TextSearch } from './textSearch.ts'

export interface ListQuery<C extends string> {
  offset: number
  limit: number
  orderBy: C
  orderDirection: OrderDirection
  searchQuery: string
}

interface Index {
  day: string | null
  /** The keys of written rows. Those of generated rows are computed when they are compared. */
  keys: Map<number, SortKey>
  /** Slots whose key is a value, ascending by key, then id. */
  present: SlotList
  /** Slots without a value, ascending by id. */
  missing: SlotList
  /** Slots of bulk writes, which the index adds at its next use. */
  pending: Set<number>
}

interface PartitionOptions<Row, C extends string, F> extends TableSpec<Row, C, F> {
  /** The day on the server's clock, `YYYY-MM-DD`. */
  today(): string
}

/** The properties of all rows of a tenant, by slot. */
export interface Facts<F, Row = unknown> {
  /** The number of slots; not every slot has a row. */
  end: number
  has(slot: number): boolean
  /** Returns a function that reads a property of the row in a slot. */
  read<K extends keyof F>(name: K): (slot: number) => F[K]
  row(slot: number): Row | undefined
}

/** Up to this many slots change an index one by one; for more, one pass over all of it is cheaper. */
const ONE_BY_ONE = 16

/**
 * The rows of one tenant: generated ones, and written ones, which replace them or are new. Each row has a numbered slot; that of a
 * generated row is its number. A column's index is two sorted lists of slots, built at the first use of that column and kept sorted
 * by later writes.
 */
export class Partition<Row extends { id: string }, C extends string, F = unknown> {
  private readonly options: PartitionOptions<Row, C, F>
  private readonly generated: GeneratedRows<Row, C, F> | null
  /** The rows in slots that were written; undefined for a slot whose row was removed. */
  private readonly written = new Map<number, Row | undefined>()
  /** The number of slots, empty ones included. */
  private end: number
  private rowCount: number
  /** Empty slots after those of the generated rows. */
  private readonly free: number[] = []
  /** The slots of written rows, by id. */
  private readonly slots = new Map<string, number>()
  /** The slots of written rows, by the value of `TableSpec.lookup`. */
  private readonly slotsByValue = new Map<string, Set<number>>()
  private readonly indexes = new Map<C, Index>()
  private readonly texts: TextSearch
  private readonly slotDigest: SlotDigest<Row>

  constructor(options: PartitionOptions<Row, C, F>, generated: GeneratedRows<Row, C, F> | null = null) {
    this.options = options
    this.generated = generated
    this.end = generated?.count ?? 0
    this.rowCount = generated ? numbersOf(generated).length : 0
    this.slotDigest = new SlotDigest((slot) => this.rowAt(slot))
    this.texts = createTextSearch({
      end: () => this.end,
      generatedEnd: this.end,
      generated: (needle) => {
        const finds = generated?.search(needle)
        return (slot) => generated !== null && finds !== undefined && generated.has(slot) && finds(slot)
      },
      written: () => this.written.entries(),
      textsOf: (row) => (row ? options.search(row) : null),
    })
  }

  size() {
    return this.rowCount
  }

  has(id: string) {
    return this.slotOf(id) !== undefined
  }

  get(id: string) {
    const slot = this.slotOf(id)
    return slot === undefined ? undefined : this.rowAt(slot)
  }

  /** The rows with a value of `TableSpec.lookup`. */
  findAll(value: string): Row[] {
    const generated = this.generated?.findAll(value).filter((number) => !this.written.has(number)) ?? []
    return [...generated, ...(this.slotsByValue.get(value) ?? [])].flatMap((slot) => this.rowAt(slot) ?? [])
  }

  /** The number of a generated row that has, or had, a value of `TableSpec.lookup`. */
  generatedNumber(value: string): number | undefined {
    return this.generated?.findAll(value)[0]
  }

  facts(): Facts<F, Row> {
    const { generated, written, options } = this
    const has = (slot: number) =>
      written.has(slot) ? written.get(slot) !== undefined : generated !== null && generated.has(slot)
    return {
      end: this.end,
      row: (slot) => this.rowAt(slot),
      has: written.size === 0 && generated ? generated.has : has,
      read(name) {
        const [ofGenerated, ofRow] = [generated?.facts[name], options.facts?.[name]]
        if (written.size === 0 && ofGenerated) return ofGenerated
        return (slot) => {
          const row = written.get(slot)
          if (row && ofRow) return ofRow(row)
          if (!ofGenerated) throw new Error(`no ${String(name)} in slot ${slot}`)
          return ofGenerated(slot)
        }
      },
    }
  }

  all() {
    const rows: Row[] = []
    for (let slot = 0; slot < this.end; slot++) {
      const row = this.rowAt(slot)
      if (row) rows.push(row)
    }
    return rows
  }

  /** The digest of all rows, in steps; null for none. */
  *digest() {
    const written = yield* this.slotDigest.value()
    return this.generated ? `${this.generated.key}/${written ?? ''}` : written
  }

  list({ offset, limit, orderBy, orderDirection, searchQuery }: ListQuery<C>): Page<Row> {
    const { present, missing } = this.index(orderBy)
    const total = present.length + missing.length
    const slotAt = (position: number) => {
      if (position >= present.length) return missing.at(position - present.length)
      return present.at(orderDirection === 'asc' ? position : present.length - 1 - position)
    }
    const needle = fold(searchQuery)
    const found = needle === '' ? null : this.texts.find(needle)
    const items: Row[] = []
    const take = (slot: number | undefined) => {
      const row = slot === undefined ? undefined : this.rowAt(slot)
      if (row) items.push(row)
    }
    if (found) {
      let skipped = 0
      for (let at = 0; at < total && items.length < limit && skipped + items.length < found.count; at++) {
        const slot = slotAt(at)
        if (slot === undefined || found.matches[slot] !== 1) continue
        if (skipped < offset) skipped++
        else take(slot)
      }
    } else {
      for (let at = offset; at < Math.min(offset + limit, total); at++) take(slotAt(at))
    }
    const totalItems = found ? found.count : total
    return { items, offset, limit, moreItems: offset + items.length < totalItems, totalItems }
  }

  /** The number of rows whose key in a column is greater than one value and at most another. */
  countBetween(name: C, after: number, until: number): number {
    const index = this.index(name)
    const position = (value: number) =>
      index.present.lowerBound((slot) => {
        const key = this.keyOf(name, index, slot)
        return typeof key === 'number' && key <= value ? -1 : 1
      })
    return position(until) - position(after)
  }

  put(rows: readonly Row[]) {
    const replaced = new Set<number>()
    for (const { id } of this.rowCount === 0 ? [] : rows) {
      const slot = this.slotOf(id)
      if (slot !== undefined) replaced.add(slot)
    }
    this.unindex([...replaced])
    const changed = [...replaced]
    for (const row of rows) {
      let slot = this.slotOf(row.id)
      if (slot === undefined) {
        slot = this.free.pop() ?? this.end++
        this.rowCount++
        changed.push(slot)
      }
      this.set(slot, row, this.rowAt(slot))
    }
    for (const [name, index] of this.indexes) {
      if (changed.length > ONE_BY_ONE) for (const slot of changed) index.pending.add(slot)
      else this.addTo(name, index, changed)
    }
  }

  remove(id: string) {
    const slot = this.slotOf(id)
    if (slot === undefined) return false
    this.empty([slot])
    return true
  }

  allOf(source: string): Row[] {
    return this.slotsOf(source).flatMap((slot) => this.rowAt(slot) ?? [])
  }

  removeOf(source: string): Row[] {
    return this.empty(this.slotsOf(source))
  }

  newest(): Row[] {
    const written = [...this.written.values()].filter((row) => row !== undefined)
    for (let number = (this.generated?.count ?? 0) - 1; number >= 0; number--)
      if (this.generated?.has(number)) return [...written, this.generated.row(number)]
    return written
  }

  touched(): Set<string> {
    const { generated, options } = this
    const values = new Set<string>()
    for (const [slot, row] of this.written) {
      if (row && options.lookup) values.add(options.lookup(row))
      if (generated && slot < generated.count && generated.has(slot) && options.lookup)
        values.add(options.lookup(generated.row(slot)))
    }
    return values
  }

  sample(random: number): Row | undefined {
    const first = Math.floor(random * this.end)
    for (let step = 0; step < this.end; step++) {
      const slot = (first + step) % this.end
      if (this.isGenerated(slot) || this.written.get(slot)) return this.rowAt(slot)
    }
    return undefined
  }

  /** Removes the rows in slots, none of which is empty, and returns them. */
  private empty(slots: readonly number[]): Row[] {
    this.unindex(slots)
    const removed: Row[] = []
    for (const slot of slots) {
      const row = this.rowAt(slot)
      if (!row) continue
      removed.push(row)
      this.set(slot, undefined, row)
      this.rowCount--
      if (slot >= (this.generated?.count ?? 0)) this.free.push(slot)
    }
    return removed
  }

  private rowAt(slot: number): Row | undefined {
    if (this.written.has(slot)) return this.written.get(slot)
    return this.isGenerated(slot) ? this.generated?.row(slot) : undefined
  }

  private slotOf(id: string): number | undefined {
    const slot = this.slots.get(id)
    if (slot !== undefined) return slot
    const number = this.generated?.numberOf(id)
    return number === undefined || this.written.has(number) ? undefined : number
  }

  /** The slots of the rows with a value of `TableSpec.source`. */
  private slotsOf(source: string): number[] {
    const slots: number[] = []
    for (let slot = 0; slot < this.end; slot++) {
      const row = this.written.get(slot)
      if (row ? this.options.source(row) === source : this.isGenerated(slot) && this.generated?.source(slot) === source)
        slots.push(slot)
    }
    return slots
  }

  /** True if a slot holds the row that was generated for it. */
  private isGenerated(slot: number): boolean {
    const { generated } = this
    return generated !== null && slot < generated.count && generated.has(slot) && !this.written.has(slot)
  }

  private set(slot: number, row: Row | undefined, before: Row | undefined) {
    this.slotDigest.beforeWrite(slot, before)
    if (before) {
      this.slots.delete(before.id)
      const value = this.options.lookup?.(before)
      if (value !== undefined) this.slotsByValue.get(value)?.delete(slot)
    }
    this.written.set(slot, row)
    if (row) {
      this.slots.set(row.id, slot)
      const value = this.options.lookup?.(row)
      if (value !== undefined) {
        const slots = this.slotsByValue.get(value)
        if (slots) slots.add(slot)
        else this.slotsByValue.set(value, new Set([slot]))
      }
    }
    this.texts.set(slot, row ? this.options.search(row) : null)
  }

  private index(name: C): Index {
    const day = this.options.columns[name].daily ? this.options.today() : null
    const known = this.indexes.get(name)
    if (known && known.day === day) {
      if (known.pending.size > 0) this.addTo(name, known, [...known.pending])
      known.pending.clear()
      return known
    }
    const fresh = this.newIndex(name, day)
    this.addTo(
      name,
      fresh,
      [...this.written].flatMap(([slot, row]) => (row ? [slot] : [])),
    )
    this.indexes.set(name, fresh)
    return fresh
  }

  /** Creates an index of the generated rows. */
  private newIndex(name: C, day: string | null): Index {
    const { generated, written } = this
    const sorted =
      generated &&
      sortRows(
        numbersOf(generated, (n) => !written.has(n)),
        generated.sortKeys(name, day ?? ''),
      )
    return {
      day,
      keys: new Map(),
      present: new SlotList(sorted?.present),
      missing: new SlotList(sorted?.missing),
      pending: new Set(),
    }
  }

  /** Adds written slots to an index. */
  private addTo(name: C, index: Index, slots: readonly number[]) {
    const present: number[] = []
    const missing: number[] = []
    for (const slot of slots) {
      const row = this.written.get(slot)
      if (!row) continue
      const key = this.options.columns[name].key(row, index.day ?? '')
      index.keys.set(slot, key)
      if (key === null) missing.push(slot)
      else present.push(slot)
    }
    for (const [list, added] of [
      [index.present, present],
      [index.missing, missing],
    ] as const) {
      const compareTo = (slot: number) => this.compareTo(name, index, slot)
      if (added.length <= ONE_BY_ONE) for (const slot of added) list.insert(list.lowerBound(compareTo(slot)), slot)
      else
        list.merge(
          added.toSorted((a, b) => compareTo(b)(a)),
          compareTo,
        )
    }
  }

  private unindex(slots: readonly number[]) {
    if (slots.length === 0) return
    for (const [name, index] of this.indexes) {
      if (slots.length > ONE_BY_ONE) {
        const gone = new Set(slots)
        for (const slot of slots) index.pending.delete(slot)
        index.present.removeAll(gone)
        index.missing.removeAll(gone)
        continue
      }
      for (const slot of slots) {
        if (index.pending.delete(slot)) continue
        const list = this.keyOf(name, index, slot) === null ? index.missing : index.present
        list.removeAt(list.lowerBound(this.compareTo(name, index, slot)))
      }
    }
  }

  private keyOf(name: C, { keys, day }: Index, slot: number): SortKey {
    const known = keys.get(slot)
    if (known !== undefined) return known
    const row = this.rowAt(slot)
    return row ? this.options.columns[name].key(row, day ?? '') : null
  }

  /** Compares slots with one slot: by key, then by id. Ids of generated rows ascend with their numbers. */
  private compareTo(name: C, index: Index, slot: number): CompareTo {
    const key = this.keyOf(name, index, slot)
    const generated = this.isGenerated(slot)
    const id = this.idOf(slot)
    return (other) => {
      const otherKey = this.keyOf(name, index, other)
      if (otherKey !== key && otherKey !== null && key !== null) return otherKey < key ? -1 : 1
      if (other === slot) return 0
      if (generated && this.isGenerated(other)) return other - slot
      return this.idOf(other) < id ? -1 : 1
    }
  }

  private idOf(slot: number): string {
    return this.written.get(slot)?.id ?? (this.isGenerated(slot) ? (this.generated?.id(slot) ?? '') : '')
  }
}
