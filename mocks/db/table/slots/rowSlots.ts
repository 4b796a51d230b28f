import { SlotDigest } from '../../digest.ts'
import type { TableSpec } from '../columns.ts'
import { finish, forEachInSteps, inBlocks, type Steps } from '../../steps.ts'
import type { GeneratedRows } from '../generated.ts'
import { slotStates, type Facts } from './facts.ts'
import { shuffledFrom } from './shuffledSlots.ts'
import { SlotsByValue } from './slotsByValue.ts'

const { removed, generated: asGenerated, written: rewritten } = slotStates

/** Generated rows that are made per step: about a millisecond of work. */
const ROWS_PER_BLOCK = 1024

/**
 * Where the rows of one tenant are: each has a numbered slot. That of a generated row is its number, and a written row
 * that replaces it has the same one. It knows nothing of their order, nor of what they contain.
 */
export class RowSlots<Row extends { id: string }, C extends string, F = unknown> {
  private readonly spec: Pick<TableSpec<Row, C>, 'lookup' | 'source'>
  readonly generated: GeneratedRows<Row, C, F> | null
  /** One of `slotStates` for each generated row. */
  readonly states: Uint8Array
  /** The rows that were written, by slot. */
  readonly written = new Map<number, Row>()
  /** The number of slots, empty ones included. */
  end: number
  /** The number of rows. */
  count: number
  /** Empty slots after those of the generated rows. */
  readonly free: number[] = []
  /** The slots of written rows, by id. */
  private readonly byId = new Map<string, number>()
  /** The slots of written rows, by the value of `TableSpec.lookup`. */
  readonly byValue = new SlotsByValue()
  private readonly slotDigest: SlotDigest<Row>

  constructor(spec: Pick<TableSpec<Row, C>, 'lookup' | 'source'>, generated: GeneratedRows<Row, C, F> | null) {
    this.spec = spec
    this.generated = generated
    this.end = generated?.count ?? 0
    this.states = new Uint8Array(this.end)
    this.count = generated ? markGenerated(this.states, this.numbers()) : 0
    this.slotDigest = new SlotDigest({
      at: (slot) => this.written.get(slot) ?? (this.states[slot] === removed ? 'removed' : undefined),
      generatedAt: (slot) => (generated && slot < this.states.length ? generated.row(slot) : undefined),
      written: () => this.writtenOrRemoved(),
    })
  }

  /** True if a slot holds the row that was generated for it. */
  isGenerated(slot: number): boolean {
    return this.states[slot] === asGenerated
  }

  /**
   * The slots that hold the rows generated for them, ascending; or just their number n, if they are the first n. Not to
   * be changed.
   */
  generatedSlots(): Uint32Array<ArrayBuffer> | number {
    const { states, written } = this
    if (this.count === states.length && written.size === 0) return states.length
    const numbers = this.numbers()
    if (numbers && this.count === numbers.length && written.size === 0) return numbers
    const slots = new Uint32Array(states.length)
    let length = 0
    for (let slot = 0; slot < states.length; slot++) if (states[slot] === asGenerated) slots[length++] = slot
    return slots.slice(0, length)
  }

  has(slot: number): boolean {
    return this.isGenerated(slot) || this.written.has(slot)
  }

  rowAt(slot: number): Row | undefined {
    return this.written.get(slot) ?? (this.isGenerated(slot) ? this.generated?.row(slot) : undefined)
  }

  /** The rows of some slots; those of empty ones are left out. */
  rowsAt(slots: Iterable<number>): Row[] {
    const rows: Row[] = []
    for (const slot of slots) {
      const row = this.rowAt(slot)
      if (row) rows.push(row)
    }
    return rows
  }

  /** The id of the row in a slot; empty without a row. */
  idAt(slot: number): string {
    return this.written.get(slot)?.id ?? (this.isGenerated(slot) ? (this.generated?.id(slot) ?? '') : '')
  }

  /** A field of the row in a slot; undefined without a row. */
  fieldAt<K extends keyof Row>(slot: number, name: K): Row[K] | undefined {
    const written = this.written.get(slot)
    if (written) return written[name]
    const { generated } = this
    if (!generated || !this.isGenerated(slot)) return undefined
    const read = generated.fields?.[name]
    return read ? read(slot) : generated.row(slot)[name]
  }

  /** The slot of the row with an id. */
  slotOf(id: string): number | undefined {
    const slot = this.byId.get(id)
    if (slot !== undefined) return slot
    const number = this.generated?.numberOf(id)
    return number !== undefined && this.isGenerated(number) ? number : undefined
  }

  /** The slot of the written row with an id. */
  writtenSlotOf(id: string): number | undefined {
    return this.byId.get(id)
  }

  /** The slot that a row with an id has, or had if it was generated. */
  ownSlotOf(id: string): number | undefined {
    return this.byId.get(id) ?? this.generated?.numberOf(id)
  }

  /** A slot for a new row. */
  newSlot(): number {
    return this.free.pop() ?? this.end++
  }

  /** The slots of the rows with a value of `TableSpec.lookup`. */
  slotsWith(value: string): number[] {
    const slots: number[] = []
    for (const number of this.generated?.findAll(value) ?? []) if (this.isGenerated(number)) slots.push(number)
    for (const slot of this.byValue.of(value)) slots.push(slot)
    return slots
  }

  /** True if a row has a value of `TableSpec.lookup`. */
  hasValue(value: string): boolean {
    if (this.byValue.has(value)) return true
    return this.generated?.findAll(value).some((number) => this.isGenerated(number)) ?? false
  }

  /**
   * The slots of the rows with a value of `TableSpec.source`: of those still as they were generated, and of written
   * ones. In steps, because there may be millions.
   */
  *slotsOf(source: string) {
    const { generated, spec, states } = this
    const numbers = new Uint32Array(states.length)
    let count = 0
    yield* inBlocks(states.length, (from, until) => {
      for (let number = from; number < until; number++)
        if (states[number] === asGenerated && generated?.source(number) === source) numbers[count++] = number
    })
    const written: number[] = []
    yield* forEachInSteps(this.written, ([slot, row]) => {
      if (spec.source(row) === source) written.push(slot)
    })
    // A copy, because a part would keep all of it while the rows are removed.
    return { numbers: numbers.slice(0, count), written }
  }

  /** The slot of a row, of a source if it is given, by a random number from 0 to 1; undefined if there is none. */
  sample(random: number, source?: string): number | undefined {
    for (const slot of shuffledFrom(random, this.end))
      if (source === undefined ? this.has(slot) : this.sourceAt(slot) === source) return slot
    return undefined
  }

  /** The written rows, and the generated row with the highest number. */
  newest(): Row[] {
    const rows = [...this.written.values()]
    const { generated } = this
    const numbers = this.numbers()
    const highest = numbers ? numbers.at(-1) : this.states.length - 1
    return generated && highest !== undefined && highest >= 0 ? [...rows, generated.row(highest)] : rows
  }

  /**
   * The values of `TableSpec.lookup` of all rows that were written, replaced or removed; in steps, because a whole
   * source may be gone.
   */
  *touched(): Steps<Set<string>> {
    const { generated, spec, states } = this
    const values = new Set<string>()
    const { lookup } = spec
    if (!lookup) return values
    yield* forEachInSteps(this.written.values(), (row) => values.add(lookup(row)))
    if (!generated) return values
    const readBlock = (from: number, until: number) => {
      for (let number = from; number < until; number++)
        if (states[number] === removed || states[number] === rewritten) values.add(lookup(generated.row(number)))
    }
    yield* inBlocks(states.length, readBlock, ROWS_PER_BLOCK)
    return values
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

  /** The digest of all rows, in steps; null for none. */
  *digest() {
    const written = yield* this.slotDigest.value()
    return this.generated ? `${this.generated.key}/${written ?? ''}` : written
  }

  /** Writes a row into a slot. */
  set(slot: number, row: Row) {
    const before = this.written.get(slot)
    if (!before && !this.isGenerated(slot)) this.count++
    this.setState(slot, rewritten)
    this.written.set(slot, row)
    const value = this.spec.lookup?.(row)
    // Most rows that are written again are found as before.
    if (before?.id === row.id && (value === undefined || this.byValue.isOnly(value, slot))) return
    if (before) this.forget(before, slot)
    this.byId.set(row.id, slot)
    if (value !== undefined) this.byValue.add(value, slot)
  }

  /** Removes the row in a slot. */
  empty(slot: number) {
    const before = this.written.get(slot)
    if (before) this.forget(before, slot)
    this.setState(slot, removed)
    this.written.delete(slot)
    this.count--
    if (slot >= this.states.length) this.free.push(slot)
  }

  /** Puts the row that was generated for an empty slot back. */
  regenerate(slot: number) {
    this.setState(slot, asGenerated)
    this.count++
  }

  /** The value of `TableSpec.source` of the row in a slot; null without one. */
  private sourceAt(slot: number): string | null {
    const written = this.written.get(slot)
    if (written) return this.spec.source(written)
    return this.isGenerated(slot) ? (this.generated?.source(slot) ?? null) : null
  }

  /** The slots that were written, or whose generated row was removed. */
  private *writtenOrRemoved(): Iterable<number> {
    yield* this.written.keys()
    for (let slot = this.states.indexOf(removed); slot >= 0; slot = this.states.indexOf(removed, slot + 1)) yield slot
  }

  /** The numbers that have a generated row; undefined if all have. */
  private numbers(): Uint32Array<ArrayBuffer> | undefined {
    const steps = this.generated?.numbers?.()
    return steps && finish(steps)
  }

  private setState(slot: number, state: number) {
    this.slotDigest.beforeWrite(slot)
    this.states[slot] = state
  }

  /** Forgets by what a written row is found. */
  private forget(before: Row, slot: number) {
    this.byId.delete(before.id)
    const value = this.spec.lookup?.(before)
    if (value !== undefined) this.byValue.delete(value, slot)
  }
}

/** Marks the numbers that have a generated row; returns how many there are. */
function markGenerated(states: Uint8Array, numbers: Uint32Array | undefined): number {
  if (!numbers) {
    states.fill(asGenerated)
    return states.length
  }
  for (let at = 0; at < numbers.length; at++) states[numbers[at] ?? 0] = asGenerated
  return numbers.length
}
