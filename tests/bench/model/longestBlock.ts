import { connectorIdOf } from '../../../mocks/seed/connectors/connectorIds.ts'
import { rovers } from '../../../mocks/seed/scenarios/scenarios.ts'
import { contract } from '../../../src/contract/index.ts'
import { longestSlice } from '../../support/host/cpuTime.ts'
import { firstTerms, lists, pieces, terms, type List } from './lists.ts'
import { sizes, type Measured } from './model.ts'
import { openAdmin, untilPrepared, type Admin } from './openAdmin.ts'

/** How long the event loop may be held, in milliseconds. */
const LIMIT = 50
/** The number of blocks that are printed. */
const SHOWN = 3

interface Work {
  name: string
  run(): Promise<unknown>
  /** May take longer. It is done all the same, so that what follows is not the first of its kind. */
  exempt?: boolean
}

/** What is done with a list. With a million rows its first search and its sorts have other limits, in `model.ts`. */
function worksOf({ read }: Admin, scenario: Measured, { name, path, columns }: List): Work[] {
  const list = (what: string, query: string, exempt = false): Work => ({
    name: `${name}: ${what}`,
    run: () => read(`${path}?limit=10&${query}`),
    exempt,
  })
  const isLarge = scenario === 'million'
  // Every list is longer than that.
  const middle = Math.floor(sizes[scenario] / 20)
  return [
    list('first list', ''),
    list('page', `offset=${middle}`),
    ...firstTerms.map((term) => list(`first search ${term}`, `searchQuery=${term}`, isLarge)),
    ...Array.from(new Set([...terms, ...pieces]), (term) =>
      list(`term ${JSON.stringify(term)}`, `searchQuery=${encodeURIComponent(term)}`),
    ),
    ...columns.map((column) => list(`by ${column}`, `orderBy=${column}`, isLarge)),
    list(`page by ${columns[0]}`, `orderBy=${columns[0]}&offset=${middle}`),
  ]
}

/** Everything that may hold the event loop, in the order in which a new club gets to do it. */
async function* allWorks(admin: Admin, scenario: Measured): AsyncGenerator<Work> {
  const { backend, read } = admin
  yield { name: 'home statistics', run: () => read('/stats/:tenant/fans') }
  for (const list of lists) yield* worksOf(admin, scenario, list)
  const page = contract.fans.list.responses[200].parse(await (await read('/fan/:tenant/fans?limit=2')).json())
  for (const [at, { id }] of page.items.entries())
    yield { name: `fan statistics, fan ${at + 1}`, run: () => read(`/stats/:tenant/fans/${id}`) }
  yield { name: 'dashboard', run: () => backend.control.figures(rovers.id, {}) }
  yield { name: 'dashboard, filtered', run: () => backend.control.figures(rovers.id, { country: 'Ireland' }) }
  for (const turn of [1, 2])
    yield { name: `import ${turn} of 10,000 rows, then list`, run: admin.importOf(turn, 10_000) }
  // Last, because their rows are gone then.
  for (const key of ['shop', 'ticketing', 'fan']) yield* worksOfConnector(admin, key)
}

/**
 * What takes the rows of a seeded connector away, and brings them back. Each is a task that falls due when time passes.
 */
function* worksOfConnector({ backend, write }: Admin, key: string): Generator<Work> {
  const path = `/integrations/:tenant/connectors/${connectorIdOf(rovers.id, key)}`
  const advance = () => backend.control.advance(3000)
  const then = (method: string, to: string) => async () => {
    await write(method, to)
    await advance()
  }
  yield { name: `${key}: reset`, run: then('POST', `${path}/reset`) }
  yield { name: `${key}: sync after the reset`, run: advance }
  yield { name: `${key}: removal`, run: then('DELETE', path) }
}

/** What is prepared while nobody calls, after the first list of each table. */
async function* worksAhead(scenario: Measured): AsyncGenerator<Work> {
  const { read } = await openAdmin(scenario)
  for (const { name, path } of lists) {
    await read(`${path}?limit=10`)
    yield {
      name: `${name}: prepared while nobody calls`,
      run: () => untilPrepared(scenario),
    }
  }
}

/** Prints what holds the event loop longest, in milliseconds of CPU, which do not grow on a busy machine. */
export async function printLongestBlocks(scenario: Measured) {
  const blocks: { name: string; took: number }[] = []
  for (const works of [allWorks(await openAdmin(scenario), scenario), worksAhead(scenario)])
    for await (const { name, run, exempt = false } of works) {
      const took = await longestSlice(run)
      if (!exempt) blocks.push({ name, took })
    }
  const longest = blocks.toSorted((a, b) => b.took - a.took).slice(0, SHOWN)
  for (const [at, { name, took }] of longest.entries()) {
    const verdict = `limit ${LIMIT} ms${took > LIMIT ? ', ABOVE' : ''}`
    const title = at === 0 ? 'longest block' : ''
    console.log(`  ${title.padEnd(30)} ${took.toFixed(3).padStart(9)} ms of CPU   ${verdict}   ${name}`)
  }
}
