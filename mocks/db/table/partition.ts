import type { Page } from '../../../src/contract/endpoint/paging.ts'
import { SlotDigest } from '../digest.ts'
import { fold } from '../text/fold.ts'
import type { TableSpec } from './columns.ts'
import { numbersWhere, type GeneratedRows } from './generated.ts'
import type { Marks } from './marks.ts'
import { readPage, type ListQuery } from './page.ts'
import { shuffledFrom } from './shuffledSlots.ts'
import { slotStates, type Facts } from './slotFacts.ts'
import { SlotsByValue } from './slotsByValue.ts'
import { SortedIndexes } from './sortedIndexes.ts'
import { createTextSearch, type TextSearch } from './textSearch.ts'

interface PartitionOptions<Row, C extends string> extends TableSpec<Row, C> {
  /** The day on the server's clock, `YYYY-MM-DD`. */
  today(): string
}

const { removed, generated: asGenerated, written: rewritten } = slotStates

/** Rows that were removed and can be restored. */
export interface RemovedRows<Row> {
  /** The numbers of generated rows. */
  numbers: Uint32Array
  /** Rows that had been written. */
  rows: readonly Row[]
  /** All of the rows. Generated ones are made anew, so prefer another way. */
  all(): Row[]
}

/**
 * The rows of one tenant: generated ones, and written ones, which replace them or are new. Each row has a numbered slot; that of a
 * generated row is its number.
 */
export class Partition<Row extends { id: string }, C extends string, F = unknown> {
  private readonly options: PartitionOptions<Row, C>
  private readonly generated: GeneratedRows<Row, C, F> | null
  private readonly states: Uint8Array
  private readonly written = new Map<number, Row>()
  /** The number of slots, empty ones included. */
  private end: number
  private rowCount: number
  /** Empty slots after those of the generated rows. */
  private readonly free: number[] = []
  /** The slots of written rows, by id. */
  private readonly slots = new Map<string, number>()
  /** The slots of written rows, by the value of `TableSpec.lookup`. */
  private readonly slotsByValue = new SlotsByValue()
  private readonly indexes: SortedIndexes<Row, C>
  private readonly texts: TextSearch<Row>
  private readonly slotDigest: SlotDigest<Row>

  constructor(options: PartitionOptions<Row, C>, generated: GeneratedRows<Row, C, F> | null = null) {
    this.options = options
    this.generated = generated
    this.end = generated?.count ?? 0
    this.states = new Uint8Array(this.end)
    this.rowCount = 0
    for (let number = 0; number < this.end; number++)
      if (generated?.has(number)) {
        this.states[number] = asGenerated
        this.rowCount++
      }
    const isGenerated = (slot: number) => this.isGenerated(slot)
    this.slotDigest = new SlotDigest({
      at: (slot) => this.written.get(slot) ?? (this.isRemoved(slot) ? 'removed' : undefined),
      generatedAt: (slot) => (generated && slot < this.states.length ? generated.row(slot) : undefined),
      written: () => this.writtenSlots(),
    })
    this.indexes = new SortedIndexes({
      columns: options.columns,
      today: () => options.today(),
      generated,
      isGenerated,
      written: () => this.written.keys(),
      rowAt: (slot) => this.rowAt(slot),
      idAt: (slot) => this.written.get(slot)?.id ?? (isGenerated(slot) ? (generated?.id(slot) ?? '') : ''),
    })
    this.texts = createTextSearch({
      end: () => this.end,
      generatedEnd: this.end,
      generated: (needle, marks) => this.searchGenerated(needle, marks),
      written: () => this.written,
      textsOf: (row) => options.search(row),
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
    const rows: Row[] = []
    for (const slot of this.slotsWith(value)) {
      const row = this.rowAt(slot)
      if (row) rows.push(row)
    }
    return rows
  }

  /** True if a row has a value of `TableSpec.lookup`. */
  hasValue(value: string): boolean {
    if (this.slotsByValue.has(value)) return true
    return this.generated?.findAll(value).some((number) => this.isGenerated(number)) ?? false
  }

  /** The number of a generated row that has, or had, a value of `TableSpec.lookup`. */
  generatedNumber(value: string): number | undefined {
    return this.generated?.findAll(value)[0]
  }

  facts(): Facts<Row, F> {
    const { generated, states, written } = this
    return {
      states,
      *read(name) {
        return generated ? yield* generated.facts[name]() : null
      },
      written: () => written,
      row: (slot) => this.rowAt(slot),
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

  list(query: ListQuery<C>): Page<Row> {
    const order = this.indexes.of(query.orderBy)
    const needle = fold(query.searchQuery)
    const found = needle === '' ? null : this.texts.find(needle)
    return readPage(query, order, found, (slot) => this.rowAt(slot))
  }

  /** The number of rows whose key in a column is greater than one value and at most another. */
  countBetween(name: C, after: number, until: number): number {
    const index = this.indexes.of(name)
    const position = (value: number) =>
      index.present.lowerBound((slot) => {
        const key = this.indexes.keyOf(name, index, slot)
        return typeof key === 'number' && key <= value ? -1 : 1
      })
    return position(until) - position(after)
  }

  put(rows: readonly Row[]) {
    if (rows.length === 0) return
    const { generated, slots } = this
    const known: (number | undefined)[] = []
    const changed: number[] = []
    for (const { id } of rows) {
      // A row that was generated has a slot of its own, also if it has been removed.
      const slot = slots.get(id) ?? generated?.numberOf(id)
      known.push(slot)
      if (slot !== undefined && this.hasRow(slot)) changed.push(slot)
    }
    // Rows may contain the same id twice.
    const replaced = changed.length > 1 ? [...new Set(changed)] : changed
    if (replaced.length > 0) this.indexes.remove(replaced)
    const written = replaced.slice()
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]
      if (!row) continue
      const slot = known[at] ?? slots.get(row.id) ?? this.free.pop() ?? this.end++
      if (!this.hasRow(slot)) {
        this.rowCount++
        written.push(slot)
      }
      this.set(slot, row)
    }
    this.indexes.add(written)
  }

  /** Replaces the rows with a value of `TableSpec.lookup` that `change` returns another row for; returns their number. */
  update(value: string, change: (row: Row) => Row | null): number {
    let changed = 0
    for (const slot of this.slotsWith(value)) {
      const row = this.rowAt(slot)
      const next = row && change(row)
      if (!next) continue
      this.indexes.remove([slot])
      this.set(slot, next)
      this.indexes.add([slot])
      changed++
    }
    return changed
  }

  remove(id: string) {
    const slot = this.slotOf(id)
    if (slot === undefined) return false
    this.indexes.remove([slot])
    this.empty(slot)
    return true
  }

  allOf(source: string): Row[] {
    const { numbers, written } = this.slotsOf(source)
    return [...numbers, ...written].flatMap((slot) => this.rowAt(slot) ?? [])
  }

  removeOf(source: string): RemovedRows<Row> {
    const { generated } = this
    const { numbers, written } = this.slotsOf(source)
    const ofNumbers = () => (generated ? Array.from(numbers, (number) => generated.row(number)) : [])
    const rows = written.flatMap((slot) => this.rowAt(slot) ?? [])
    if (numbers.length + rows.length > 0) this.forgetOrder()
    for (const slot of numbers) this.setState(slot, removed)
    this.rowCount -= numbers.length
    for (const slot of written) this.empty(slot)
    return { numbers, rows, all: () => [...ofNumbers(), ...rows] }
  }

  restore({ numbers, rows }: RemovedRows<Row>) {
    if (numbers.length > 0) this.forgetOrder()
    for (const slot of numbers) {
      if (this.isGenerated(slot)) continue
      if (this.written.has(slot)) this.empty(slot)
      this.setState(slot, asGenerated)
      this.rowCount++
    }
    this.put(rows)
  }

  newest(): Row[] {
    const rows = [...this.written.values()]
    const { generated } = this
    for (let number = (generated?.count ?? 0) - 1; number >= 0; number--)
      if (generated?.has(number)) return [...rows, generated.row(number)]
    return rows
  }

  touched(): Set<string> {
    const { generated, options, states } = this
    const values = new Set<string>()
    if (!options.lookup) return values
    for (const row of this.written.values()) values.add(options.lookup(row))
    for (let number = 0; number < states.length; number++)
      if (generated && (states[number] === removed || states[number] === rewritten))
        values.add(options.lookup(generated.row(number)))
    return values
  }

  sample(random: number, source?: string): Row | undefined {
    const slot = this.sampleSlot(random, source)
    return slot === undefined ? undefined : this.rowAt(slot)
  }

  /** Some fields of what `sample` returns. */
  sampleFields<K extends keyof Row>(names: readonly K[], random: number, source?: string): Pick<Row, K> | undefined {
    const slot = this.sampleSlot(random, source)
    if (slot === undefined) return undefined
    const fields: Partial<Pick<Row, K>> = {}
    for (const name of names) fields[name] = this.fieldAt(slot, name)
    // The loop has set all of them, because the slot has a row.
    return fields as Pick<Row, K>
  }

  /** A field of each of the rows with a value of `TableSpec.lookup`. */
  findFields<K extends keyof Row>(value: string, name: K): Row[K][] {
    const fields: Row[K][] = []
    for (const slot of this.slotsWith(value)) {
      const field = this.fieldAt(slot, name)
      if (field !== undefined) fields.push(field)
    }
    return fields
  }

  /** Marks the generated rows that contain a needle; returns their number. */
  private searchGenerated(needle: string, marks: Marks): number {
    const { generated, states } = this
    if (!generated) return 0
    generated.search(needle, marks)
    let count = 0
    for (let slot = 0; slot < marks.length; slot++) {
      if (marks[slot] === 0) continue
      if (states[slot] === asGenerated) count++
      else marks[slot] = 0
    }
    return count
  }

  /** Drops what many changes would have to update one by one. */
  private forgetOrder() {
    this.indexes.clear()
    this.texts.clear()
  }

  private hasRow(slot: number): boolean {
    return this.isGenerated(slot) || this.written.has(slot)
  }

  /** The slots of the rows with a value of `TableSpec.lookup`. */
  private slotsWith(value: string): number[] {
    const slots: number[] = []
    for (const number of this.generated?.findAll(value) ?? []) if (this.isGenerated(number)) slots.push(number)
    for (const slot of this.slotsByValue.of(value)) slots.push(slot)
    return slots
  }

  private sampleSlot(random: number, source?: string): number | undefined {
    for (const slot of shuffledFrom(random, this.end))
      if (source === undefined ? this.hasRow(slot) : this.sourceAt(slot) === source) return slot
    return undefined
  }

  /** A field of the row in a slot; undefined without a row. */
  private fieldAt<K extends keyof Row>(slot: number, name: K): Row[K] | undefined {
    const written = this.written.get(slot)
    if (written) return written[name]
    const { generated } = this
    if (!generated || !this.isGenerated(slot)) return undefined
    const read = generated.fields?.[name]
    return read ? read(slot) : generated.row(slot)[name]
  }

  /** The value of `TableSpec.source` of the row in a slot; null without one. */
  private sourceAt(slot: number): string | null {
    const written = this.written.get(slot)
    if (written) return this.options.source(written)
    return this.isGenerated(slot) ? (this.generated?.source(slot) ?? null) : null
  }

  private rowAt(slot: number): Row | undefined {
    return this.written.get(slot) ?? (this.isGenerated(slot) ? this.generated?.row(slot) : undefined)
  }

  private slotOf(id: string): number | undefined {
    const slot = this.slots.get(id)
    if (slot !== undefined) return slot
    const number = this.generated?.numberOf(id)
    return number !== undefined && this.isGenerated(number) ? number : undefined
  }

  /** The slots of the rows with a value of `TableSpec.source`. */
  private slotsOf(source: string) {
    const { generated, options, states } = this
    const numbers = numbersWhere(
      states.length,
      (number) => states[number] === asGenerated && generated?.source(number) === source,
    )
    const written = [...this.written].filter(([, row]) => options.source(row) === source).map(([slot]) => slot)
    return { numbers, written }
  }

  /** True if a slot holds the row that was generated for it. */
  private isGenerated(slot: number): boolean {
    return this.states[slot] === asGenerated
  }

  /** True if the row that was generated for a slot was removed. */
  private isRemoved(slot: number): boolean {
    return this.states[slot] === removed
  }

  /** The slots that were written, or whose generated row was removed. */
  private *writtenSlots(): Iterable<number> {
    yield* this.written.keys()
    for (let slot = this.states.indexOf(removed); slot >= 0; slot = this.states.indexOf(removed, slot + 1)) yield slot
  }

  private setState(slot: number, state: number) {
    this.slotDigest.beforeWrite(slot)
    this.states[slot] = state
  }

  /** Writes a row into a slot whose row, if there is one, is in no index. */
  private set(slot: number, row: Row) {
    this.forget(slot)
    this.setState(slot, rewritten)
    this.written.set(slot, row)
    this.slots.set(row.id, slot)
    const value = this.options.lookup?.(row)
    if (value !== undefined) this.slotsByValue.add(value, slot)
    this.texts.set(slot, row)
  }

  /** Removes the row in a slot, which is in no index. */
  private empty(slot: number) {
    this.forget(slot)
    this.setState(slot, removed)
    this.written.delete(slot)
    this.texts.set(slot, null)
    this.rowCount--
    if (slot >= this.states.length) this.free.push(slot)
  }

  /** Forgets by what the written row in a slot is found. */
  private forget(slot: number) {
    const before = this.written.get(slot)
    if (!before) return
    this.slots.delete(before.id)
    const value = this.options.lookup?.(before)
    if (value !== undefined) this.slotsByValue.delete(value, slot)
  }
}
