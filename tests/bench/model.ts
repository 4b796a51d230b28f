import { createBackend, TEST_ANCHOR } from '../../mocks/backend.ts'
import { createDatabase } from '../../mocks/db/database.ts'
import { JOURNAL_VERSION, type JournalHead } from '../../mocks/db/journal/journal.ts'
import { createSimulation } from '../../mocks/db/simulation.ts'
import { figuresOf } from '../../mocks/handlers/analytics/figures.ts'
import { createState } from '../../mocks/runtime/state.ts'
import { rovers, type ScenarioName } from '../../mocks/seed/scenarios/scenarios.ts'
import { seedDatabase } from '../../mocks/seed/seed.ts'
import { summarise, time, type Timing } from './timing.ts'

/** What is measured in Node and in a worker of a browser alike. */

export const base = { offset: 0, limit: 10, orderBy: 'createdAt', orderDirection: 'desc', searchQuery: '' } as const
const DAY = 24 * 60 * 60_000

type Measured = 'rovers' | 'huge' | 'million'
export const sizes: Record<Measured, number> = { rovers: 12_000, huge: 100_000, million: 1_000_000 }

/** The longest that something may take at each size, in milliseconds; null for no limit. */
const limits: Record<Measured, Record<'firstList' | 'term' | 'sort' | 'dashboard' | 'import', number | null>> = {
  rovers: { firstList: 20, term: 5, sort: 15, dashboard: 30, import: null },
  huge: { firstList: 30, term: 5, sort: 15, dashboard: 30, import: null },
  million: { firstList: 50, term: 40, sort: 120, dashboard: 200, import: 60 },
}

const sortColumns = [
  'firstName',
  'email',
  'score',
  'age',
  'city',
  'country',
  'gender',
  'membership',
  'signedUpAt',
] as const
/** Terms of which no search contains another. The first of the letters and of the digits make what all later ones use. */
const firstTerms = ['west', '041']
const terms = ['smith', 'ann', 'lanc', 'son', 'dav', 'ork', 'ire', '0779', 'tay', 'wil', 'br', 'anna.s', 'jo ha']

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

/** Lists, searches, writes and figures of the fans of a scenario. */
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
  const list = (query: Partial<Parameters<typeof table.list>[1]>) => table.list(rovers.id, { ...base, ...query })
  const { totalItems, items } = list({ limit: 100 })
  if (totalItems !== count) throw new Error(`${totalItems} fans instead of ${count}`)
  const figures = (turn: number) => figuresOf(db, clock, rovers.id, filters[turn % filters.length] ?? {})
  return [
    ...firsts,
    time('any page', 1, (turn) => list({ offset: (turn * 7919) % count })),
    time('first sort', null, () => list({ orderBy: 'firstName' }), 1),
    time('any page, by name', 1, (turn) => list({ orderBy: 'firstName', offset: (turn * 7919) % count })),
    time('first search', null, (turn) => list({ searchQuery: firstTerms[turn] ?? '' }), firstTerms.length),
    time('new search term', limit.term, (turn) => list({ searchQuery: terms[turn] ?? '' }), terms.length),
    time(
      'new sort column',
      limit.sort,
      (turn) => list({ orderBy: sortColumns[turn + 1] ?? 'createdAt' }),
      sortColumns.length - 1,
    ),
    time('get by id', 1, (turn) => table.get(rovers.id, items[turn % items.length]?.id ?? '')),
    time('write, then list', 1, (turn) => {
      const row = items[turn % items.length]
      if (row) table.put(rovers.id, [{ ...row, city: `Town ${turn}` }])
      list({})
    }),
    time('home statistics', 1, () => table.countBetween(rovers.id, 'signedUpAt', TEST_ANCHOR - 30 * DAY, TEST_ANCHOR)),
    time('dashboard, first', null, () => figuresOf(db, clock, rovers.id, {}), 1),
    time('dashboard, any filter', limit.dashboard, figures, 12),
    // Last, because it leaves 50,000 written rows behind.
    time(
      'import of 10,000 rows',
      limit.import,
      (turn) => {
        const [row] = items
        if (!row) return
        const rows = Array.from({ length: 10_000 }, (_, at) => ({
          ...row,
          id: `${turn}-${at}`,
          email: `${turn}.${at}@x.example`,
        }))
        table.put(rovers.id, rows)
      },
      5,
    ),
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
      const backend = createBackend({ scenario })
      await backend.control.figures(rovers.id, {})
      if (afterLists) await readLists(backend)
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

/** Reads lists as an administrator, so that the tables keep their orders. */
async function readLists(backend: ReturnType<typeof createBackend>) {
  const admin = (await backend.control.people()).find(({ tenant, role }) => tenant === rovers.id && role === 'admin')
  const { accessToken } = await backend.control.session(admin?.id ?? '')
  for (const orderBy of listed) {
    const url = `http://club.example/api/v1/fan/${rovers.id}/fan-profiles?limit=10&orderBy=${orderBy}`
    const answer = await backend.fetch(new Request(url, { headers: { authorization: `Bearer ${accessToken}` } }))
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  }
}
