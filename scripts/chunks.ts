/** Prints what each screen of the last build loads: `npm run chunks -- --help`. */
import { existsSync } from 'node:fs'
import { budgets, entriesOf, WORKER_BUDGET, workerEntries } from './budgets.ts'
import { chunksOf, readChunks, WORKERS, type Chunk } from './chunkReport.ts'
import { readOptions, refuse } from './options.ts'

const USAGE = `npm run chunks -- [options], after npm run build
What each screen loads before it can be used, with the size of each chunk after gzip and what is in it.
  --screen PATH   only this screen, such as /fans
  --build FOLDER  another build: dist-real is the one for a real server
  --worker        the SharedWorker instead`

const options = readOptions(USAGE, {
  screen: { type: 'string' },
  build: { type: 'string', default: 'dist' },
  worker: { type: 'boolean' },
})
if (!existsSync(`${options.build}/index.html`)) refuse(USAGE, `There is no build in ${options.build}/.`)
const isReal = options.build === 'dist-real'
const chosen = budgets.filter(({ screen }) => options.screen === undefined || options.screen === screen)
if (chosen.length === 0) refuse(USAGE, `--screen takes one of ${budgets.map(({ screen }) => screen).join(', ')}.`)

/** The package of a module, or its folder in the project. */
const ownerOf = (id: string) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? id.split('/').slice(0, 3).join('/')

function contentsOf({ modules }: Chunk): string {
  const byOwner = new Map<string, number>()
  for (const { id, bytes } of modules) byOwner.set(ownerOf(id), (byOwner.get(ownerOf(id)) ?? 0) + bytes)
  return [...byOwner]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 6)
    .map(([owner, bytes]) => `${owner} ${Math.round(bytes / 1000)}`)
    .join(', ')
}

function print(title: string, chunks: readonly Chunk[], limit: number) {
  const total = chunks.reduce((sum, { size }) => sum + size, 0) / 1000
  console.log(`\n${title}: ${total.toFixed(1)} of ${limit} kB after gzip, ${chunks.length} files`)
  for (const chunk of chunks.toSorted((a, b) => b.size - a.size))
    console.log(`${(chunk.size / 1000).toFixed(1).padStart(7)}  ${chunk.file.padEnd(44)} ${contentsOf(chunk)}`)
}

if (options.worker) print('SharedWorker', chunksOf(readChunks(`dist${WORKERS}`), workerEntries), WORKER_BUDGET)
else
  for (const budget of chosen) {
    const chunks = chunksOf(readChunks(options.build), entriesOf(budget, !isReal))
    print(budget.screen, chunks, isReal ? budget.product : budget.demo)
  }
