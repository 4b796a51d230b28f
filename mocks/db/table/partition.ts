import type { Page } from '../../../src/contract/endpoint/paging.ts'
import { finish, forEachInSteps, inBlocks, inTurn, type Steps } from '../steps.ts'
import { fold } from '../text/fold.ts'
import type { TableSpec } from './columns.ts'
import type { GeneratedRows } from './generated.ts'
import { keepMarks, type Marks } from './marks.ts'
import { readPage, type ListQuery } from './page.ts'
import { slotStates } from './slots/facts.ts'
import { RowSlots } from './slots/rowSlots.ts'
import { SortedIndexes } from './sortedIndexes.ts'
import { createTextSearch, type TextSearch } from './textSearch.ts'

interface PartitionOptions<Row, C extends string> extends TableSpec<Row, C> {
  /** The day on the server's clock, `YYYY-MM-DD`. */
  today(): string
}

/** Rows that were removed and can be restored. */
export interface RemovedRows<Row> {
  /** The numbers of generated rows, ascending. */
  numbers: Uint32Array
  /** Rows that had been written. */
  rows: readonly Row[]
  /** All of the rows. Generated ones are made anew, so prefer another way. */
  all(): Row[]
}

/** A table of fewer generated rows is sorted and searched for the first time in a few milliseconds. */
const LARGE = 50_000

/** Changes of slots per step: about a millisecond of work. */
const CHANGES_PER_BLOCK = 4096

/** Restored rows that are put per step: a few milliseconds of work in a table that has been searched. */
const ROWS_PER_BLOCK = 256

/** The rows of one tenant, with their order by each column and the texts by which they are found. */
export class Partition<Row extends { id: string }, C extends string, F = unknown> {
  readonly slots: RowSlots<Row, C, F>
  private readonly unique: Pick<TableSpec<Row, C>, 'lookup'>
  private readonly indexes: SortedIndexes<Row, C>
  private readonly texts: TextSearch<Row>
  private isSearchReady = false
  private isPreparedAhead = false

  constructor(options: PartitionOptions<Row, C>, generated: GeneratedRows<Row, C, F> | null = null) {
    const slots = new RowSlots(options, generated)
    this.slots = slots
    this.unique = options.isLookupUnique ? options : {}
    this.indexes = new SortedIndexes({
      columns: options.columns,
      today: () => options.today(),
      generated,
      isGenerated: (slot) => slots.isGenerated(slot),
      generatedSlots: () => slots.generatedSlots(),
      written: () => slots.written.keys(),
      rowAt: (slot) => slots.rowAt(slot),
      fieldAt: (slot, field) => slots.fieldAt(slot, field),
      idAt: (slot) => slots.idAt(slot),
    })
    this.texts = createTextSearch({
      end: () => slots.end,
      generatedEnd: slots.end,
      generated: (needle, marks) => this.searchGenerated(needle, marks),
      written: () => slots.written,
      textsOf: (row) => options.search(row),
    })
  }

  size() {
    return this.slots.count
  }

  has(id: string) {
    return this.slots.slotOf(id) !== undefined
  }

  get(id: string) {
    const slot = this.slots.slotOf(id)
    return slot === undefined ? undefined : this.slots.rowAt(slot)
  }

  /** The rows with a value of `TableSpec.lookup`. */
  findAll(value: string): Row[] {
    return this.slots.rowsAt(this.slots.slotsWith(value))
  }

  *prepareFindAll(): Steps<void> {
    yield* this.slots.generated?.prepareFindAll?.() ?? []
  }

  /** True if a row has a value of `TableSpec.lookup`. */
  hasValue(value: string): boolean {
    return this.slots.hasValue(value)
  }

  /** The number of a generated row that has, or had, a value of `TableSpec.lookup`. */
  generatedNumber(value: string): number | undefined {
    return this.slots.generated?.findAll(value)[0]
  }

  facts() {
    return this.slots.facts()
  }

  all(): Row[] {
    const { slots } = this
    const rows: Row[] = []
    for (let slot = 0; slot < slots.end; slot++) {
      const row = slots.rowAt(slot)
      if (row) rows.push(row)
    }
    return rows
  }

  digest() {
    return this.slots.digest()
  }

  /** Computes most of what the first `list` of its kind would compute at once, in steps; null if that is nothing. */
  prepareList({ orderBy, searchQuery }: Pick<ListQuery<C>, 'orderBy' | 'searchQuery'>): Steps<void> | null {
    const sort = this.indexes.prepare(orderBy)
    const isSearch = this.slots.generated !== null && fold(searchQuery) !== ''
    const search = isSearch && !this.isSearchReady ? this.prepareSearch() : null
    return sort && search ? inTurn(sort, () => search) : (sort ?? search)
  }

  /** Computes ahead what searches and sorts read of the generated rows; null if there is nothing to compute. */
  prepareAhead(): Steps<void> | null {
    const { generated } = this.slots
    if (this.isPreparedAhead || !generated || generated.count < LARGE) return null
    this.isPreparedAhead = true
    return inTurn(this.prepareSearch(), () => this.indexes.prepareAhead())
  }

  private *prepareSearch(): Steps<void> {
    yield* this.slots.generated?.prepareSearch?.() ?? []
    this.isSearchReady = true
  }

  list(query: ListQuery<C>): Page<Row> {
    const order = this.indexes.of(query.orderBy)
    const needle = fold(query.searchQuery)
    const found = needle === '' ? null : this.texts.find(needle)
    return readPage(query, order, found, (slot) => this.slots.rowAt(slot))
  }

  /** The number of rows whose key in a column is a number that is at most another. */
  countUntil(name: C, until: number): number {
    const index = this.indexes.of(name)
    return index.present.lowerBound((slot) => {
      const key = this.indexes.keyOf(name, index, slot)
      return typeof key === 'number' && key <= until ? -1 : 1
    })
  }

  put(rows: readonly Row[]) {
    if (rows.length === 0) return
    const { slots } = this
    const known: (number | undefined)[] = []
    const changed: number[] = []
    for (const { id } of rows) {
      const slot = slots.ownSlotOf(id)
      known.push(slot)
      if (slot !== undefined && slots.has(slot)) changed.push(slot)
    }
    // Rows may contain the same id twice.
    const replaced = changed.length > 1 ? [...new Set(changed)] : changed
    if (replaced.length > 0) this.indexes.remove(replaced)
    const written = replaced.slice()
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]
      if (!row) continue
      const slot = known[at] ?? (rows.length > 1 ? slots.writtenSlotOf(row.id) : undefined) ?? slots.newSlot()
      if (!slots.has(slot)) written.push(slot)
      this.set(slot, row)
    }
    this.indexes.add(written)
  }

  /**
   * Replaces the rows with a value of `TableSpec.lookup` that `change` returns another row for; returns their number.
   */
  update(value: string, change: (row: Row) => Row | null): number {
    let changed = 0
    for (const slot of this.slots.slotsWith(value)) {
      const row = this.slots.rowAt(slot)
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
    const slot = this.slots.slotOf(id)
    if (slot === undefined) return false
    this.indexes.remove([slot])
    this.empty(slot)
    return true
  }

  allOf(source: string): Row[] {
    const { numbers, written } = finish(this.slots.slotsOf(source))
    return this.slots.rowsAt([...numbers, ...written])
  }

  /** Removes the rows of a source, in steps. */
  *removeOf(source: string): Steps<RemovedRows<Row>> {
    const { slots } = this
    const { numbers, written } = yield* slots.slotsOf(source)
    const ofNumbers = () =>
      Array.from(numbers, (number) => slots.generated?.row(number)).filter((row) => row !== undefined)
    const rows: Row[] = []
    if (numbers.length + written.length > 0) this.forgetOrder()
    yield* eachInBlocks(numbers, (slot) => slots.empty(slot))
    yield* forEachInSteps(written, (slot) => {
      const row = slots.rowAt(slot)
      if (row) rows.push(row)
      this.empty(slot)
    })
    return { numbers, rows, all: () => [...ofNumbers(), ...rows] }
  }

  /** A row stays away whose value, if only one row may have it, another one has got meanwhile. */
  *restore({ numbers, rows }: RemovedRows<Row>): Steps<void> {
    const { slots } = this
    const { lookup } = this.unique
    if (numbers.length > 0) this.forgetOrder()
    yield* eachInBlocks(numbers, (slot) => {
      if (slots.isGenerated(slot)) return
      if (slots.written.has(slot)) this.empty(slot)
      slots.regenerate(slot)
    })
    if (lookup && slots.written.size > 0) {
      yield* this.prepareFindAll()
      yield* forEachInSteps(slots.written, ([slot, row]) => {
        for (const other of slots.slotsWith(lookup(row))) if (other !== slot) slots.empty(other)
      })
    }
    const isFree = (row: Row) => !lookup || this.findAll(lookup(row)).every(({ id }) => id === row.id)
    const restored = (from: number, until: number) => this.put(rows.slice(from, until).filter(isFree))
    yield* inBlocks(rows.length, restored, ROWS_PER_BLOCK)
  }

  newest() {
    return this.slots.newest()
  }

  touched() {
    return this.slots.touched()
  }

  sample(random: number, source?: string): Row | undefined {
    const slot = this.slots.sample(random, source)
    return slot === undefined ? undefined : this.slots.rowAt(slot)
  }

  /** Some fields of what `sample` returns. */
  sampleFields<K extends keyof Row>(names: readonly K[], random: number, source?: string): Pick<Row, K> | undefined {
    const slot = this.slots.sample(random, source)
    if (slot === undefined) return undefined
    const fields: Partial<Pick<Row, K>> = {}
    for (const name of names) fields[name] = this.slots.fieldAt(slot, name)
    // The loop has set all of them, because the slot has a row.
    return fields as Pick<Row, K>
  }

  /** A field of each of the rows with a value of `TableSpec.lookup`. */
  findFields<K extends keyof Row>(value: string, name: K): Row[K][] {
    const fields: Row[K][] = []
    for (const slot of this.slots.slotsWith(value)) {
      const field = this.slots.fieldAt(slot, name)
      if (field !== undefined) fields.push(field)
    }
    return fields
  }

  /** Marks the generated rows that contain a needle; returns their number. */
  private searchGenerated(needle: string, marks: Marks): number {
    const { slots } = this
    if (!slots.generated) return 0
    slots.generated.search(needle, marks)
    return keepMarks(marks, slots.states, slotStates.generated)
  }

  /** Drops what many changes would have to update one by one. */
  private forgetOrder() {
    this.indexes.clear()
    this.texts.clear()
  }

  /** Writes a row into a slot whose row, if there is one, is in no index. */
  private set(slot: number, row: Row) {
    this.slots.set(slot, row)
    this.texts.set(slot, row)
  }

  /** Removes the row in a slot, which is in no index. */
  private empty(slot: number) {
    this.slots.empty(slot)
    this.texts.set(slot, null)
  }
}

/** Calls back for each of many numbers, in steps. */
function eachInBlocks(numbers: Uint32Array, act: (number: number) => void): Steps<void> {
  const actOnBlock = (from: number, until: number) => {
    for (let at = from; at < until; at++) act(numbers[at] ?? 0)
  }
  return inBlocks(numbers.length, actOnBlock, CHANGES_PER_BLOCK)
}
