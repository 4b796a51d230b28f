/**
 * `npm run chunks`: what each screen of the last build loads before it can be used, with the size of each chunk after
 * gzip and what is in it. `--screen /fans` shows one screen, `--build dist-real` the build for a real server, and
 * `--worker` the SharedWorker.
 */
import { parseArgs } from 'node:util'
import { budgets, entriesOf, WORKER_BUDGET, workerEntries } from './budgets.ts'
import { chunksOf, readChunks, WORKERS, type Chunk } from './chunkReport.ts'

const { values: options } = parseArgs({
  options: { screen: { type: 'string' }, build: { type: 'string', default: 'dist' }, worker: { type: 'boolean' } },
})
const isReal = options.build === 'dist-real'

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
  for (const budget of budgets) {
    if (options.screen !== undefined && options.screen !== budget.screen) continue
    const chunks = chunksOf(readChunks(options.build), entriesOf(budget, !isReal))
    print(budget.screen, chunks, isReal ? budget.product : budget.demo)
  }
