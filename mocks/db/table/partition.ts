import type { OrderDirection, Page } from '../../../src/contract/endpoint/paging.ts'
import type { SortKey, TableSpec } from './columns.ts'
import { fold } from '../text/fold.ts'
import { lowerBound, mergeSorted, SPLICE_MAX } from './sorted.ts'
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
  keys: SortKey[]
  /** Slots whose key is a value, ascending by key, then id. */
  present: number[]
  /** Slots without a value, ascending by id. */
  missing: number[]
  /** Slots of bulk writes, which the index adds at its next use. */
  pending: Set<number>
}

interface PartitionOptions<Row, C extends string> extends TableSpec<Row, C> {
  /** The day on the server's clock, `YYYY-MM-DD`. */
  today(): string
}

/**
 * The rows of one tenant. Each row is stored in a numbered slot. A column's index is two sorted lists of slots, built at the first
 * use of that column and kept sorted by later writes.
 */
export class Partition<Row extends { id: string }, C extends string> {
  private readonly rows: (Row | undefined)[] = []
  private readonly free: number[] = []
  private readonly slots = new Map<string, number>()
  private readonly indexes = new Map<C, Index>()
  private readonly texts: TextSearch
  private readonly slotDigest = new SlotDigest<Row>()
  private readonly options: PartitionOptions<Row, C>

  constructor(options: PartitionOptions<Row, C>) {
    this.options = options
    this.texts = createTextSearch(() => this.rows.map((row) => (row ? options.search(row) : null)))
  }

  size() {
    return this.slots.size
  }

  get(id: string) {
    const slot = this.slots.get(id)
    return slot === undefined ? undefined : this.rows[slot]
  }

  all() {
    return this.rows.filter((row) => row !== undefined)
  }

  /** The digest of all rows, in steps; null for none. */
  digest() {
    return this.slotDigest.value(this.rows)
  }

  list({ offset, limit, orderBy, orderDirection, searchQuery }: ListQuery<C>): Page<Row> {
    const index = this.index(orderBy)
    const { present, missing } = index
    const total = present.length + missing.length
    const slotAt = (position: number) => {
      if (position >= present.length) return missing[position - present.length]
      return present[orderDirection === 'asc' ? position : present.length - 1 - position]
    }
    const needle = fold(searchQuery)
    const found = needle === '' ? null : this.texts.find(needle)
    const items: Row[] = []
    const take = (slot: number | undefined) => {
      const row = slot === undefined ? undefined : this.rows[slot]
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

  put(rows: readonly Row[]) {
    const replaced = new Set<number>()
    for (const { id } of this.slots.size === 0 ? [] : rows) {
      const slot = this.slots.get(id)
      if (slot !== undefined) replaced.add(slot)
    }
    this.unindex([...replaced])
    const written = [...replaced]
    for (const row of rows) {
      let slot = this.slots.get(row.id)
      if (slot === undefined) {
        slot = this.free.pop() ?? this.rows.length
        this.slots.set(row.id, slot)
        written.push(slot)
      }
      this.slotDigest.beforeWrite(slot, this.rows[slot])
      this.rows[slot] = row
      this.texts.set(slot, this.options.search(row))
    }
    for (const [name, index] of this.indexes) {
      if (written.length > SPLICE_MAX) for (const slot of written) index.pending.add(slot)
      else this.merge(name, index, written)
    }
  }

  remove(id: string) {
    const slot = this.slots.get(id)
    if (slot === undefined) return false
    this.empty([slot])
    return true
  }

  removeWhere(matches: (row: Row) => boolean) {
    const removed = this.all().filter(matches)
    const slots = removed.flatMap(({ id }) => this.slots.get(id) ?? [])
    this.empty(slots)
    return removed
  }

  private empty(slots: readonly number[]) {
    this.unindex(slots)
    for (const slot of slots) {
      const row = this.rows[slot]
      if (row) this.slots.delete(row.id)
      this.slotDigest.beforeWrite(slot, row)
      this.rows[slot] = undefined
      this.texts.set(slot, null)
      this.free.push(slot)
    }
  }

  private index(name: C): Index {
    const column = this.options.columns[name]
    const day = column.daily ? this.options.today() : null
    const known = this.indexes.get(name)
    if (known && known.day === day) {
      if (known.pending.size > 0) this.merge(name, known, [...known.pending])
      known.pending.clear()
      return known
    }
    const fresh: Index = { day, keys: [], present: [], missing: [], pending: new Set() }
    this.merge(name, fresh, [...this.slots.values()])
    this.indexes.set(name, fresh)
    return fresh
  }

  /** Adds slots to an index. */
  private merge(name: C, index: Index, slots: readonly number[]) {
    const column = this.options.columns[name]
    const day = index.day ?? ''
    const present: number[] = []
    const missing: number[] = []
    for (const slot of slots) {
      const row = this.rows[slot]
      if (!row) continue
      const key = column.key(row, day)
      index.keys[slot] = key
      if (key === null) missing.push(slot)
      else present.push(slot)
    }
    const order = this.order(index)
    index.present = mergeSorted(index.present, present.toSorted(order), order)
    index.missing = mergeSorted(index.missing, missing.toSorted(order), order)
  }

  private unindex(slots: readonly number[]) {
    if (slots.length === 0) return
    for (const index of this.indexes.values()) {
      if (slots.length > SPLICE_MAX) {
        const gone = new Set(slots)
        for (const slot of slots) index.pending.delete(slot)
        index.present = index.present.filter((slot) => !gone.has(slot))
        index.missing = index.missing.filter((slot) => !gone.has(slot))
        continue
      }
      for (const slot of slots) {
        if (index.pending.delete(slot)) continue
        const list = index.keys[slot] === null ? index.missing : index.present
        list.splice(lowerBound(list, slot, this.order(index)), 1)
      }
    }
  }

  private order({ keys }: Index) {
    const { rows } = this
    return (a: number, b: number) => {
      const keyA = keys[a]
      const keyB = keys[b]
      if (keyA !== keyB && keyA != null && keyB != null) return keyA < keyB ? -1 : 1
      const idA = rows[a]?.id ?? ''
      const idB = rows[b]?.id ?? ''
      if (idA === idB) return 0
      return idA < idB ? -1 : 1
    }
  }
}
