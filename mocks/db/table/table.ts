import type { OrderDirection, Page } from '../../../src/contract/endpoint/paging.ts'
import { hash128 } from '../random/rng.ts'
import { fold } from '../text/fold.ts'
import type { SortKey, TableSpec } from './columns.ts'

export interface ListQuery<C extends string> {
  offset: number
  limit: number
  orderBy: C
  orderDirection: OrderDirection
  searchQuery: string
}

/**
 * Stores rows of one kind for all tenants. It answers every list of the model (docs/contract.md#paging,
 * docs/contract.md#sorting, docs/contract.md#searching). Rows are never changed in place.
 */
export interface Table<Row, C extends string> {
  /** Fills a tenant's table; `rows` is called at the first use. */
  generate(tenant: string, rows: () => readonly Row[]): void
  /**
   * A page in the given order: ties by id, missing values last; `desc` is the exact reverse among rows with a value.
   */
  list(tenant: string, query: ListQuery<C>): Page<Row>
  get(tenant: string, id: string): Row | undefined
  /** The rows with a value of `TableSpec.lookup`. */
  find(tenant: string, value: string): readonly Row[]
  /** All rows of a tenant, in an order that depends on the writes alone. It changes with the next write. */
  all(tenant: string): readonly Row[]
  /** Inserts new rows and replaces those whose id exists. */
  put(tenant: string, rows: readonly Row[]): void
  remove(tenant: string, id: string): boolean
  /** Removes the rows of a source, and returns them. */
  removeOf(tenant: string, source: string): Row[]
  /** Removes all rows of a tenant. */
  clear(tenant: string): void
  /** A hash of the rows of each tenant; equal for equal rows, regardless of the order of writes. */
  hashes(): Record<string, string>
}

/**
 * Creates an empty table.
 *
 * @param options.today the day on the server's clock, `YYYY-MM-DD`
 * @param options.touch called before every change; generated rows are no change
 */
export function createTable<Row extends { id: string }, C extends string>(
  options: TableSpec<Row, C> & { today(): string; touch?(): void },
): Table<Row, C> {
  const { today, touch = () => {}, ...spec } = options
  const tenants = new Map<string, Rows<Row, C>>()
  const generators = new Map<string, () => readonly Row[]>()

  function of(tenant: string): Rows<Row, C> {
    let rows = tenants.get(tenant)
    if (!rows) {
      tenants.set(tenant, (rows = new Rows(spec, today)))
      rows.put(generators.get(tenant)?.() ?? [])
      // It holds more than its rows, such as the people that they come from.
      generators.delete(tenant)
    }
    return rows
  }

  return {
    generate: (tenant, rows) => void generators.set(tenant, rows),
    list: (tenant, query) => of(tenant).list(query),
    get: (tenant, id) => of(tenant).get(id),
    find: (tenant, value) => of(tenant).find(value),
    all: (tenant) => of(tenant).all,
    put(tenant, rows) {
      if (rows.length === 0) return
      touch()
      of(tenant).put(rows)
    },
    remove(tenant, id) {
      if (!of(tenant).get(id)) return false
      touch()
      of(tenant).remove(id)
      return true
    },
    removeOf(tenant, source) {
      const removed = of(tenant).all.filter((row) => spec.source(row) === source)
      if (removed.length > 0) touch()
      for (const { id } of removed) of(tenant).remove(id)
      return removed
    },
    clear(tenant) {
      touch()
      tenants.delete(tenant)
      generators.delete(tenant)
    },
    hashes() {
      const names = [...new Set([...generators.keys(), ...tenants.keys()])].toSorted()
      const filled = names.map((tenant) => [tenant, of(tenant)] as const).filter(([, { all }]) => all.length > 0)
      return Object.fromEntries(filled.map(([tenant, rows]) => [tenant, rows.hash()]))
    },
  }
}

interface Entry<Row> {
  row: Row
  /** Its place among all. */
  at: number
  /** The texts by which it is found, folded; null until a search reads them. */
  text: string | null
}

/** The rows in the order of a column. */
interface Order<Row> {
  /** The day for which it holds; empty if the column does not depend on the day. */
  day: string
  /** Ascending by key, then by id. */
  present: Entry<Row>[]
  /** Those without a value, by id. */
  missing: Entry<Row>[]
}

/** Joins the texts of a row, so that no search finds what begins in one and ends in another. */
const FIELD_END = '\u0000'

/** Up to so many changes at once are made in each order; for more, sorting again is faster. */
const FEW = 16

/** The rows of one tenant. What a list or a look-up needs is made at its first use, and kept up to date by writes. */
class Rows<Row extends { id: string }, C extends string> {
  readonly all: Row[] = []
  private readonly spec: TableSpec<Row, C>
  private readonly today: () => string
  private readonly byId = new Map<string, Entry<Row>>()
  private byValue: Map<string, Row[]> | null = null
  private readonly orders = new Map<C, Order<Row>>()
  private hashed: string | null = null

  constructor(spec: TableSpec<Row, C>, today: () => string) {
    this.spec = spec
    this.today = today
  }

  get(id: string): Row | undefined {
    return this.byId.get(id)?.row
  }

  list({ offset, limit, orderBy, orderDirection, searchQuery }: ListQuery<C>): Page<Row> {
    const { present, missing } = this.orderOf(orderBy)
    const sorted = [...(orderDirection === 'asc' ? present : present.toReversed()), ...missing]
    const needle = fold(searchQuery)
    const matches = (entry: Entry<Row>) => !needle.includes(FIELD_END) && this.textOf(entry).includes(needle)
    const found = needle === '' ? sorted : sorted.filter(matches)
    const items = found.slice(offset, offset + limit).map(({ row }) => row)
    return { items, offset, limit, moreItems: offset + items.length < found.length, totalItems: found.length }
  }

  find(value: string): readonly Row[] {
    const { lookup } = this.spec
    if (!lookup) return []
    this.byValue ??= Map.groupBy(this.all, lookup)
    return this.byValue.get(value) ?? []
  }

  put(rows: readonly Row[]) {
    if (rows.length > FEW) this.orders.clear()
    for (const row of rows) {
      const before = this.byId.get(row.id)
      if (before) this.unlink(before)
      const entry: Entry<Row> = { row, at: before?.at ?? this.all.length, text: null }
      this.all[entry.at] = row
      this.byId.set(row.id, entry)
      this.link(entry)
    }
  }

  remove(id: string) {
    const entry = this.byId.get(id)
    if (!entry) return
    this.unlink(entry)
    this.byId.delete(id)
    // The last one takes its place.
    const last = this.all.pop()
    const moved = last && this.byId.get(last.id)
    if (!moved) return
    this.all[entry.at] = moved.row
    moved.at = entry.at
  }

  hash(): string {
    this.hashed ??= hash128(
      this.all
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map((row) => hash128(JSON.stringify(row)).join('-'))
        .join(),
    ).join('-')
    return this.hashed
  }

  private textOf(entry: Entry<Row>): string {
    entry.text ??= fold(
      this.spec
        .search(entry.row)
        .filter((text) => text !== null)
        .join(FIELD_END),
    )
    return entry.text
  }

  private orderOf(name: C): Order<Row> {
    const day = this.spec.columns[name].daily ? this.today() : ''
    let order = this.orders.get(name)
    if (order?.day !== day) {
      const keyed = Array.from(this.byId.values(), (entry) => ({ entry, key: this.keyOf(name, day, entry.row) }))
      const sorted = keyed.toSorted((a, b) => compare(a.key, a.entry.row.id, b.key, b.entry.row.id))
      const count = sorted.findLastIndex(({ key }) => key !== null) + 1
      const entries = sorted.map(({ entry }) => entry)
      order = { day, present: entries.slice(0, count), missing: entries.slice(count) }
      this.orders.set(name, order)
    }
    return order
  }

  private keyOf(name: C, day: string, row: Row): SortKey {
    return this.spec.columns[name].key(row, day)
  }

  /** Calls back with each order that is kept, as the list in which an entry is or belongs, and its place there. */
  private inOrders({ row }: Entry<Row>, act: (entries: Entry<Row>[], place: number) => void) {
    for (const [name, { day, present, missing }] of this.orders) {
      const key = this.keyOf(name, day, row)
      const entries = key === null ? missing : present
      let [low, high] = [0, entries.length]
      while (low < high) {
        const middle = (low + high) >>> 1
        const other = entries[middle]?.row
        if (other && compare(this.keyOf(name, day, other), other.id, key, row.id) < 0) low = middle + 1
        else high = middle
      }
      act(entries, low)
    }
  }

  private link(entry: Entry<Row>) {
    this.hashed = null
    this.inOrders(entry, (entries, place) => void entries.splice(place, 0, entry))
    const value = this.byValue && this.spec.lookup?.(entry.row)
    if (value == null) return
    const found = this.byValue?.get(value)
    if (found) found.push(entry.row)
    else this.byValue?.set(value, [entry.row])
  }

  private unlink(entry: Entry<Row>) {
    this.hashed = null
    this.inOrders(entry, (entries, place) => void entries.splice(place, 1))
    const value = this.byValue && this.spec.lookup?.(entry.row)
    if (value == null) return
    const others = this.byValue?.get(value)?.filter((row) => row !== entry.row) ?? []
    if (others.length > 0) this.byValue?.set(value, others)
    else this.byValue?.delete(value)
  }
}

/** By key, then by id; missing keys last. */
function compare(a: SortKey, idA: string, b: SortKey, idB: string): number {
  if (a === b) return idA === idB ? 0 : idA < idB ? -1 : 1
  if (a === null || b === null) return a === null ? 1 : -1
  return a < b ? -1 : 1
}

/** Lists a few rows that are stored elsewhere, with the same paging, sorting and search as every list. */
export function pageOfRows<Row extends { id: string }, C extends string>(
  rows: readonly Row[],
  spec: TableSpec<Row, C>,
  query: ListQuery<C>,
): Page<Row> {
  const all = new Rows(spec, () => '')
  all.put(rows)
  return all.list(query)
}
