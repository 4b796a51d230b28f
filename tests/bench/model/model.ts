import { TEST_ANCHOR } from '../../../mocks/backend.ts'
import { createDatabase, type Database, type FanProfileRow } from '../../../mocks/db/database.ts'
import { JOURNAL_VERSION, type JournalHead } from '../../../mocks/db/journal/journal.ts'
import { createSimulation } from '../../../mocks/db/simulation.ts'
import { finish } from '../../../mocks/db/steps.ts'
import { figuresOf } from '../../../mocks/handlers/analytics/figures.ts'
import { createState } from '../../../mocks/runtime/state.ts'
import { rovers, type ScenarioName } from '../../../mocks/seed/scenarios/scenarios.ts'
import { seedDatabase } from '../../../mocks/seed/seed.ts'
import type { ListQuery } from '../../../mocks/db/table/page.ts'
import type { Table } from '../../../mocks/db/table/table.ts'
import {
  fanColumns,
  membershipColumns,
  orderColumns,
  orderItemColumns,
  ticketColumns,
  type FanColumn,
} from '../../../src/contract/fields/columns.ts'
import { firstTerms, pieces, terms, without } from './lists.ts'
import { openAdmin } from './openAdmin.ts'
import { summarise, time, timeAnswers, timeEach, type Timing } from '../timing.ts'

/** What is measured in Node and in a worker of a browser alike. */

export const base = { offset: 0, limit: 10, orderBy: 'createdAt', orderDirection: 'desc', searchQuery: '' } as const
const DAY = 24 * 60 * 60_000

export type Measured = 'rovers' | 'huge' | 'million'
export const sizes: Record<Measured, number> = { rovers: 12_000, huge: 100_000, million: 1_000_000 }

/** The longest that something may take at each size, in milliseconds; null for no limit. */
const limits: Record<Measured, Record<'firstList' | 'term' | 'sort' | 'dashboard' | 'import', number | null>> = {
  rovers: { firstList: 20, term: 5, sort: 15, dashboard: 30, import: null },
  huge: { firstList: 30, term: 5, sort: 15, dashboard: 30, import: null },
  million: { firstList: 50, term: 40, sort: 120, dashboard: 200, import: 60 },
}

/** Terms for people: names, cities, countries, phone numbers and whole names. */
const peopleTerms = ['smith', 'ann', 'lanc', 'son', 'dav', 'ork', 'ire', '0779', 'tay', 'wil', 'br', 'anna.s', 'jo ha']
const IMPORTED = 10_000

const filters = [
  {},
  { country: 'Ireland' },
  { period: '365d' },
  { period: '30d', gender: 'Female' },
  { membership: 'Member' },
  { age: '18-29' },
]

export async function seeded(scenario: ScenarioName) {
  const db = createDatabase(createSimulation(TEST_ANCHOR, () => {}))
  await seedDatabase(db, scenario, '1', TEST_ANCHOR)
  return db
}

/** The first list of each table of a new club, before anything has been read. */
async function firstLists(scenario: Measured): Promise<Timing[]> {
  const took = new Map<string, number[]>()
  for (let run = 0; run < 7; run++) {
    const { tables } = await seeded(scenario)
    for (const name of ['fanProfiles', 'fans', 'memberships', 'shopOrders', 'tickets'] as const) {
      const began = performance.now()
      // Tickets are listed by the time of their sale.
      if (name === 'tickets') tables.tickets.list(rovers.id, { ...base, orderBy: 'timestamp' })
      else tables[name].list(rovers.id, base)
      took.set(name, [...(took.get(name) ?? []), performance.now() - began])
    }
  }
  return Array.from(took, ([name, times]) => summarise(`first list: ${name}`, times, limits[scenario].firstList))
}

interface Listed<C extends string> {
  name: string
  list(query: Partial<ListQuery<C>>): { totalItems: number }
  terms: readonly string[]
  /** The columns that the table has not been sorted by. */
  columns: readonly C[]
}

/** Pages of a table that has been listed once. */
function pageTimes<C extends string>({ name, list, columns }: Listed<C>): Timing[] {
  const { totalItems } = list({})
  const orderBy = firstOf(columns)
  list({ orderBy })
  return [
    time(`${name}: any page`, 1, (turn) => list({ offset: (turn * 7919) % totalItems })),
    time(`${name}: any page, sorted`, 1, (turn) => list({ orderBy, offset: (turn * 7919) % totalItems })),
  ]
}

/** New searches and sorts of a table that has been listed once; the very first of each has no limit. */
function newTimes<C extends string>(
  { name, list, terms: searched, columns }: Listed<C>,
  limit: (typeof limits)[Measured],
): Timing[] {
  const first = firstOf(columns)
  const firstSort = time('', null, () => list({ orderBy: first }), 1)
  const firstSearches = timeEach('', null, firstTerms, (searchQuery) => list({ searchQuery }))
  const columnOf = (wanted: string) => columns.find((column) => column === wanted) ?? first
  return [
    timeEach(`${name}: new search term`, limit.term, searched, (searchQuery) => list({ searchQuery }), firstSearches),
    timeEach(
      `${name}: new sort column`,
      limit.sort,
      columns.slice(1),
      (column) => list({ orderBy: columnOf(column) }),
      firstSort,
    ),
  ]
}

function firstOf<C>([first]: readonly C[]): C {
  if (first === undefined) throw new Error('a table has columns')
  return first
}

/**
 * Calls back with the tables that a club counts and sells by, each of which has been listed.
 *
 * @param isOpen true if the list has been open for a moment, in which the model prepares searches and sorts
 */
function eachTable({ tables }: Database, isOpen: boolean, measureTable: <C extends string>(of: Listed<C>) => Timing[]) {
  const of = <C extends string>(
    name: string,
    table: Pick<Table<unknown, C>, 'list' | 'prepareAhead'>,
    columns: readonly C[],
    { orderBy, terms: searched = terms }: { orderBy: NoInfer<C>; terms?: readonly string[] },
  ) => {
    const list = (query: Partial<ListQuery<C>>) => table.list(rovers.id, { ...base, orderBy, ...query })
    list({})
    const ahead = isOpen ? table.prepareAhead(rovers.id) : null
    if (ahead) finish(ahead)
    return measureTable<C>({
      name: isOpen ? `${name}, open` : name,
      list,
      terms: searched,
      columns: without(columns, orderBy),
    })
  }
  const byCreation = { orderBy: 'createdAt' } as const
  return [
    ...of('profiles', tables.fanProfiles, fanColumns, { ...byCreation, terms: [...peopleTerms, ...pieces] }),
    ...of('memberships', tables.memberships, membershipColumns, byCreation),
    ...of('orders', tables.shopOrders, orderColumns, byCreation),
    ...of('order items', tables.shopOrderItems, orderItemColumns, byCreation),
    // Tickets are listed by the time of their sale.
    ...of('tickets', tables.tickets, ticketColumns, { orderBy: 'timestamp' }),
  ]
}

/** What is asked through the whole pipeline. The imports come last, because they leave 50,000 written rows behind. */
async function pipelineTimes(scenario: Measured): Promise<Timing[]> {
  const { read, importOf } = await openAdmin(scenario)
  const imports = Array.from({ length: 5 }, (_, turn) => importOf(turn, IMPORTED))
  return [
    await timeAnswers('home statistics', 1, () => read('/stats/:tenant/fans'), 300),
    await timeAnswers(
      'import of 10,000 rows, then list',
      limits[scenario].import,
      async (turn) => imports[turn]?.(),
      imports.length,
    ),
  ]
}

/** Writes rows as an import does when it has read its file. */
function putImported(tables: Database['tables'], row: FanProfileRow, turn: number) {
  const rows = Array.from({ length: IMPORTED }, (_, at) => ({
    ...row,
    id: `${turn}-${at}`,
    email: `${turn}.${at}@x.example`,
  }))
  tables.fanProfiles.put(rovers.id, rows)
}

/** Lists, searches, writes and figures of a scenario. */
export async function measureLists(scenario: Measured): Promise<Timing[]> {
  const [count, limit] = [sizes[scenario], limits[scenario]]
  const firsts = await firstLists(scenario)
  const head: JournalHead = {
    version: JOURNAL_VERSION,
    life: 1,
    scenario,
    seed: '1',
    anchor: TEST_ANCHOR,
    openedAt: TEST_ANCHOR,
    advanced: 0,
  }
  const { db, clock } = await createState(scenario, head, () => {})
  const { fanProfiles: table } = db.tables
  const list = (query: Partial<ListQuery<FanColumn>>) => table.list(rovers.id, { ...base, ...query })
  const { totalItems, items } = list({ limit: 100 })
  const [latest] = items
  if (totalItems !== count || !latest) throw new Error(`${totalItems} fans instead of ${count}`)
  const figures = (turn: number) => figuresOf(db, clock, rovers.id, filters[turn % filters.length] ?? {})
  return [
    ...firsts,
    ...eachTable(db, false, (of) => {
      const fresh = newTimes(of, limit)
      return [...pageTimes(of), ...fresh]
    }),
    ...(scenario === 'rovers' ? [] : eachTable(await seeded(scenario), true, (of) => newTimes(of, limit))),
    time('get by id', 1, (turn) => table.get(rovers.id, items[turn % items.length]?.id ?? '')),
    time('write, then list', 1, (turn) => {
      table.put(rovers.id, [{ ...(items[turn % items.length] ?? latest), city: `Town ${turn}` }])
      list({})
    }),
    time('dashboard, first', null, () => figuresOf(db, clock, rovers.id, {}), 1),
    time('dashboard, any filter', limit.dashboard, figures, 12),
    // Last, because it leaves 50,000 written rows behind.
    time('put of 10,000 rows', limit.import, (turn) => putImported(db.tables, latest, turn), 5),
    ...(await pipelineTimes(scenario)),
  ]
}

interface Span {
  name: string
  days: number
  steps: number
  runs: number
  limit: number | null
  /** With lists that have been read before, as in a demo, whose orders have to be kept. */
  afterLists?: boolean
}

export const spansOf: Record<'rovers' | 'million', readonly Span[]> = {
  rovers: [
    { name: 'a week', days: 7, steps: 1, runs: 7, limit: 150 },
    { name: 'a year', days: 365, steps: 1, runs: 5, limit: 1000 },
    { name: 'a year, with lists', days: 365, steps: 1, runs: 3, limit: 1000, afterLists: true },
    { name: 'a year in 100 steps', days: 365, steps: 100, runs: 1, limit: null },
  ],
  million: [{ name: 'a week', days: 7, steps: 1, runs: 1, limit: null }],
}

const listed = ['createdAt', 'firstName', 'score'] as const

/** How long time takes to pass with everything that it brings; each run begins with a new club. */
export async function measureTime(scenario: keyof typeof spansOf): Promise<Timing[]> {
  const timings: Timing[] = []
  for (const { name, days, steps, runs, limit, afterLists = false } of spansOf[scenario]) {
    const took: number[] = []
    let [total, longest] = [0, 0]
    for (let run = 0; run < runs; run++) {
      const { backend, read } = await openAdmin(scenario)
      await backend.control.figures(rovers.id, {})
      // Tables keep the orders in which they have been read.
      if (afterLists) for (const orderBy of listed) await read(`/fan/:tenant/fan-profiles?limit=10&orderBy=${orderBy}`)
      // Everything between two turns of the event loop is one block.
      let last = performance.now()
      const watch = setInterval(() => {
        longest = Math.max(longest, performance.now() - last)
        last = performance.now()
      }, 1)
      const began = performance.now()
      for (let step = 0; step < steps; step++) await backend.control.advance(Math.round((days * DAY) / steps))
      took.push(performance.now() - began)
      clearInterval(watch)
      total = (await backend.control.figures(rovers.id, {}))?.totals.fans.value ?? 0
    }
    const note = `${total} fans then; the longest block took ${longest.toFixed(0)} ms of at most 50`
    timings.push({ ...summarise(name, took, limit), note })
  }
  return timings
}
