/**
 * `npm run bench`: how fast the model's table answers, beside a plain array and @msw/data, whose answers must be equal;
 * and how long the rest of the model takes. Times are milliseconds, the median and the 95th percentile.
 */
import assert from 'node:assert/strict'
import { createBackend, TEST_ANCHOR } from '../../mocks/backend.ts'
import { createDatabase } from '../../mocks/db/database.ts'
import { memoryStore } from '../../mocks/db/journal/journal.ts'
import { createSimulation } from '../../mocks/db/simulation.ts'
import { rovers } from '../../mocks/seed/scenarios/scenarios.ts'
import { seedDatabase } from '../../mocks/seed/seed.ts'
import { person } from '../support/model/person.ts'
import { mswData, naiveArray, tableStore, type Asked, type Store, type TextColumn } from './stores.ts'

/** In bytes, without what nobody holds any more; `--expose-gc` makes that exact. */
function usedMemory(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

const DAY = 24 * 60 * 60_000
const WRITES = 10_000
const first: Asked = { searchQuery: '', orderBy: 'email', offset: 0 }
const needles = ['west', 'lanc', 'smith', 'ann', 'mail', 'ork', '077', 'son', 'ire', 'dav']
const columns: readonly TextColumn[] = ['city', 'country', 'gender', 'membership', 'connectorId']

const since = (began: number) => performance.now() - began

/** The median and the 95th percentile. */
function summary(took: readonly number[]): string {
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? NaN).toPrecision(3)
  return `${at(0.5)} / ${at(0.95)}`
}

async function timed(act: () => unknown): Promise<number> {
  const began = performance.now()
  await act()
  return since(began)
}

/** Prints a row of a table. */
const print = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, at) => (at === 0 ? `  ${cell}`.padEnd(28) : String(cell).padStart(18))).join(''))

async function seeded(scenario: 'rovers' | 'huge') {
  const db = createDatabase(createSimulation(TEST_ANCHOR, () => {}))
  await seedDatabase(db, scenario, '1', TEST_ANCHOR)
  return db
}

/** Times each kind of question in each store, one after another; the answers of all must be equal. */
async function compareStores(scenario: 'rovers' | 'huge') {
  const { fanProfiles } = (await seeded(scenario)).tables
  const own = tableStore(fanProfiles, rovers.id)
  const firstList = await timed(() => own.list(first))
  const rows = [...fanProfiles.all(rovers.id)]
  const stores: Record<string, Store> = { table: own, array: naiveArray(rows), '@msw/data': await mswData(rows) }
  print([`${rows.length} fans`, 'first list', 'page', 'new search', 'new sort', 'write, list'])
  // The answers of each store, by the question.
  const answers = new Map<string, unknown>()
  for (const [name, store] of Object.entries(stores)) {
    const ask = (asked: Partial<Asked>) => {
      const answer = store.list({ ...first, ...asked })
      const question = JSON.stringify(asked)
      if (!answers.has(question)) answers.set(question, answer)
      assert.deepEqual(answer, answers.get(question))
    }
    const timeAll = async <T>(items: readonly T[], act: (item: T) => unknown) => {
      const took: number[] = []
      for (const item of items) took.push(await timed(() => act(item)))
      return summary(took)
    }
    const pages = Array.from({ length: 20 }, (_, page) => page * 400)
    print([
      name,
      name === 'table' ? firstList.toFixed(0) : '',
      await timeAll(pages, (offset) => ask({ offset })),
      await timeAll(needles, (searchQuery) => ask({ searchQuery })),
      await timeAll(columns, (orderBy) => ask({ orderBy })),
      await timeAll(rows.slice(0, 20), async (row) => {
        await store.put({ ...row, city: 'Kendal' })
        store.list(first)
      }),
    ])
  }
}

/** Opens a model as an administrator. */
async function open(scenario: 'rovers' | 'huge', store = memoryStore()) {
  const backend = createBackend({ scenario, store })
  return { backend, ...(await person(backend)) }
}

/** Measures figures of whole tables, the memory of all of them, passing time and a long journal. */
async function measureModel(scenario: 'rovers' | 'huge') {
  const before = usedMemory()
  const { backend, call } = await open(scenario)
  const figures = (filters = {}) => timed(() => backend.control.figures(rovers.id, filters))
  const home = await timed(() => call('GET', '/stats/:tenant/fans'))
  const firstFigures = await figures()
  const filtered = []
  for (const filters of [{ country: 'Ireland' }, { period: '30d' }, { membership: 'Member' }, { age: '18-29' }])
    filtered.push(await figures(filters))
  const hash = await timed(() => backend.control.stateHash())
  const megabytes = (usedMemory() - before) / 1e6
  print(['home, first', home.toFixed(0)])
  print(['dashboard, first', firstFigures.toFixed(0)])
  print(['dashboard, a filter', summary(filtered)])
  print(['hash of all rows', hash.toFixed(0)])
  print(['memory of all rows, MB', megabytes.toFixed(0)])
  for (const days of [7, 365]) {
    const club = await open(scenario)
    print([`${days} days pass`, (await timed(() => club.backend.control.advance(days * DAY))).toFixed(0)])
    if (scenario === 'huge') break
  }
}

async function measureReplay() {
  const store = memoryStore()
  const { backend, call, list } = await open('rovers', store)
  const { items } = await list('?limit=100')
  for (let write = 0; write < WRITES; write++)
    await call('PUT', `/fan/:tenant/fan-profiles/${items[write % items.length]?.id ?? ''}`, { city: `Town ${write}` })
  const opened = createBackend({ scenario: 'rovers', store })
  print([`start with ${WRITES} writes`, (await timed(() => opened.control.info())).toFixed(0)])
  assert.equal(await opened.control.stateHash(), await backend.control.stateHash())
}

for (const scenario of ['rovers', 'huge'] as const) {
  await compareStores(scenario)
  await measureModel(scenario)
}
await measureReplay()
