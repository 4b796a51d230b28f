import type { Page } from '../../../src/contract/endpoint/paging.ts'
import { lazy } from '../lazy.ts'
import type { TableSpec } from './columns.ts'
import type { GeneratedRows } from './generated.ts'
import { inTurn, type Steps } from '../steps.ts'
import type { ListQuery } from './page.ts'
import { Partition, type RemovedRows } from './partition.ts'
import type { Facts } from './slots/facts.ts'
import type { RowSlots } from './slots/rowSlots.ts'

/**
 * Stores rows of one kind for all tenants. It answers every list of the model (docs/contract.md#paging,
 * docs/contract.md#sorting, docs/contract.md#searching).
 */
export interface Table<Row, C extends string, F = unknown> {
  /**
   * A page in the given order: ties by id, missing values last; `desc` is the exact reverse among rows with a value.
   */
  list(tenant: string, query: ListQuery<C>): Page<Row>
  /**
   * Computes most of what the first `list` in an order, or with a search, would compute at once; in steps, between which
   * rows may be written. Null if there is nothing to compute.
   */
  prepareList(tenant: string, query: Pick<ListQuery<C>, 'orderBy' | 'searchQuery'>): Steps<void> | null
  /**
   * Computes most of what the first search and the first sorts by all columns of a table that has been listed would
   * compute, in steps as `prepareList`. Null if it has been called before, or if the table is too small to need it.
   */
  prepareAhead(tenant: string): Steps<void> | null
  get(tenant: string, id: string): Row | undefined
  has(tenant: string, id: string): boolean
  /** The rows with a value of `TableSpec.lookup`, in no guaranteed order. */
  findAll(tenant: string, value: string): Row[]
  /** What the first `findAll` of a tenant would compute at once, in steps: in a large club it takes seconds. */
  prepareFindAll(tenant: string): Steps<void>
  /** True if a row has a value of `TableSpec.lookup`: faster than `findAll`. */
  hasValue(tenant: string, value: string): boolean
  /** The number of a generated row that has, or had, a value of `TableSpec.lookup`. */
  generatedNumber(tenant: string, value: string): number | undefined
  /** The generated and the written rows of a tenant, for statistics: much faster than `all`. */
  facts(tenant: string): Facts<Row, F>
  /** The number of rows whose key in a column of numbers is at most one. */
  countUntil(tenant: string, column: C, until: number): number
  /** All rows of a tenant, in no guaranteed order. Generated rows are made anew, so prefer another way. */
  all(tenant: string): Row[]
  size(tenant: string): number
  /** Inserts new rows and replaces those whose id exists. */
  put(tenant: string, rows: readonly Row[]): void
  /**
   * Replaces rows with a value of `TableSpec.lookup`: faster than `put`. Returns how many have changed.
   *
   * @param change returns a row with the same id; null if it stays as it is
   */
  update(tenant: string, value: string, change: (row: Row) => Row | null): number
  remove(tenant: string, id: string): boolean
  /** The rows of a source, in no guaranteed order. */
  allOf(tenant: string, source: string): Row[]
  /**
   * Removes the rows of a source, so that they can be restored; in steps, between which nothing may be written or
   * listed.
   */
  removeOf(tenant: string, source: string): Steps<RemovedRows<Row>>
  /** Inserts removed rows again, and replaces those whose id exists; in steps as `removeOf`. */
  restore(tenant: string, rows: RemovedRows<Row>): Steps<void>
  /** Removes all rows of a tenant. */
  clear(tenant: string): void
  /**
   * The written rows, and the generated row with the highest number: each number that was given is in one of them or
   * below.
   */
  newest(tenant: string): Row[]
  /** The values of `TableSpec.lookup` of all rows that were written, replaced or removed; in steps. */
  touched(tenant: string): Steps<Set<string>>
  /** A row, of a source if it is given, by a random number from 0 to 1; undefined if there is none. */
  sample(tenant: string, random: number, source?: string): Row | undefined
  /** Some fields of what `sample` returns: faster, where the row is generated. */
  sampleFields<K extends keyof Row>(
    tenant: string,
    names: readonly K[],
    random: number,
    source?: string,
  ): Pick<Row, K> | undefined
  /** A field of each row that `findAll` returns: faster, where the rows are generated. */
  findFields<K extends keyof Row>(tenant: string, value: string, name: K): Row[K][]
  /** Fills a tenant's table with rows that are not stored until they are written; `rows` is called at the first use. */
  generate(tenant: string, rows: () => GeneratedRows<Row, C, F>): void
  /** By tenant: the rows that are generated, and where those are that have been used. */
  tenants: {
    generated: ReadonlyMap<string, unknown>
    used: ReadonlyMap<string, { slots: RowSlots<Row & { id: string }, C, F> }>
  }
  /** Where the rows of a tenant are. What is changed there directly must not have been listed. */
  slots(tenant: string): RowSlots<Row & { id: string }, C, F>
  /** The digest of each tenant's rows, in steps; equal for equal rows, regardless of the order of writes. */
  digest(): Steps<Record<string, string>>
  /** Every row of every tenant, by tenant and id; equal for equal rows, regardless of the order of writes. */
  dump(): Record<string, Row[]>
}

/**
 * Creates an empty table.
 *
 * @param options.today the day on the server's clock, `YYYY-MM-DD`
 * @param options.touch called before every change; generated rows are no change
 */
export function createTable<Row extends { id: string }, C extends string, F = unknown>(
  options: TableSpec<Row, C> & { today(): string; touch?(): void },
): Table<Row, C, F> {
  const touch = () => options.touch?.()
  const partitions = new Map<string, Partition<Row, C, F>>()
  const generators = new Map<string, () => GeneratedRows<Row, C, F>>()

  const partition = (tenant: string) => {
    let found = partitions.get(tenant)
    if (!found) partitions.set(tenant, (found = new Partition(options, generators.get(tenant)?.())))
    return found
  }
  function toChange(tenant: string) {
    touch()
    return partition(tenant)
  }

  return {
    list: (tenant, query) => partition(tenant).list(query),
    prepareList(tenant, query) {
      const numbers = partitions.has(tenant) ? undefined : generators.get(tenant)?.().numbers?.()
      const prepare = () => partition(tenant).prepareList(query)
      return numbers ? inTurn(numbers, prepare) : prepare()
    },
    prepareAhead: (tenant) => partitions.get(tenant)?.prepareAhead() ?? null,
    get: (tenant, id) => partition(tenant).get(id),
    has: (tenant, id) => partition(tenant).has(id),
    findAll: (tenant, value) => partition(tenant).findAll(value),
    prepareFindAll: (tenant) => partition(tenant).prepareFindAll(),
    hasValue: (tenant, value) => partition(tenant).hasValue(value),
    generatedNumber: (tenant, value) => partition(tenant).generatedNumber(value),
    facts: (tenant) => partition(tenant).facts(),
    countUntil: (tenant, column, until) => partition(tenant).countUntil(column, until),
    all: (tenant) => partition(tenant).all(),
    size: (tenant) => partition(tenant).size(),
    put(tenant, rows) {
      if (rows.length > 0) toChange(tenant).put(rows)
    },
    update: (tenant, value, change) =>
      partition(tenant).update(value, (row) => {
        const next = change(row)
        if (next) touch()
        return next
      }),
    remove(tenant, id) {
      if (partition(tenant).get(id)) touch()
      return partition(tenant).remove(id)
    },
    allOf: (tenant, source) => partition(tenant).allOf(source),
    removeOf: (tenant, source) => toChange(tenant).removeOf(source),
    restore: (tenant, rows) => toChange(tenant).restore(rows),
    clear(tenant) {
      touch()
      partitions.delete(tenant)
      generators.delete(tenant)
    },
    newest: (tenant) => partition(tenant).newest(),
    touched: (tenant) => partition(tenant).touched(),
    sample: (tenant, random, source) => partition(tenant).sample(random, source),
    sampleFields: (tenant, names, random, source) => partition(tenant).sampleFields(names, random, source),
    findFields: (tenant, value, name) => partition(tenant).findFields(value, name),
    // Called once: the partition, and what is prepared before it, share the rows.
    generate: (tenant, rows) => void generators.set(tenant, lazy(rows)),
    tenants: { generated: generators, used: partitions },
    slots: (tenant) => partition(tenant).slots,
    *digest() {
      for (const tenant of generators.keys()) {
        partition(tenant)
        yield
      }
      return yield* digestsOf(partitions)
    },
    dump() {
      for (const tenant of generators.keys()) partition(tenant)
      return Object.fromEntries(
        byTenant(partitions).map(([tenant, rows]) => [tenant, rows.all().toSorted((a, b) => (a.id < b.id ? -1 : 1))]),
      )
    },
  }
}

function* digestsOf(partitions: ReadonlyMap<string, { digest(): Steps<string | null> }>) {
  const digests: Record<string, string> = {}
  for (const [tenant, rows] of byTenant(partitions)) {
    const digest = yield* rows.digest()
    if (digest !== null) digests[tenant] = digest
  }
  return digests
}

const byTenant = <T>(partitions: ReadonlyMap<string, T>) => [...partitions].toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Lists a few rows that are stored elsewhere, with the same paging, sorting and search as every list. */
export function pageOfRows<Row extends { id: string }, C extends string>(
  rows: readonly Row[],
  spec: TableSpec<Row, C>,
  query: ListQuery<C>,
): Page<Row> {
  const table = createTable({ ...spec, today: () => '' })
  table.put('', rows)
  return table.list('', query)
}
