/**
 * Proves that the laws find defects: puts each deliberate defect around the model and expects some law to fail.
 * `npm run conformance:mutants -- --help`
 */
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { readCount, readOptions } from '../../../scripts/options.ts'
import { laws } from '../laws.ts'
import { rememberKillers } from './knownKillers.ts'
import { mutants } from './mutants.ts'
import type { MutantResult, KillingLaw } from './run.ts'
import type { Answer, Question } from './worker.ts'

const USAGE = `npm run conformance:mutants -- [options]
Applies deliberate defects of a server, one at a time, and reports which law notices each.
  --only TEXT  only defects whose operation or name contains this text; may be repeated
  --out DIR    also writes the result of each defect as JSON
  --workers N  how many are tried at once; one more than there are cores by default
  --remember   notes which law noticed each defect in knownKillers.json, so that the next run tries that law first`

const values = readOptions(USAGE, {
  only: { type: 'string', multiple: true, default: [''] },
  out: { type: 'string' },
  remember: { type: 'boolean', default: false },
  // One more than there are cores, because a law that waits in vain for an event uses no CPU.
  workers: { type: 'string', default: String(availableParallelism() + 1) },
})

const began = performance.now()
const say = (line: string) => process.stdout.write(`${line}\n`)

const texts = values.only.map((text) => text.toLowerCase())
/** The indexes of the mutants whose name or operation contains one of the texts. */
const chosen = mutants.flatMap(({ name, operations }, at) =>
  texts.some((text) => `${operations[0]}: ${name}`.toLowerCase().includes(text)) ? [at] : [],
)

interface LawWorker {
  ask(question: Question): Promise<Answer>
  stop(): Promise<unknown>
}

function startWorker(): LawWorker {
  const worker = new Worker(new URL('worker.ts', import.meta.url))
  return {
    async ask(question) {
      // Rejects if the worker fails.
      const answered = once(worker, 'message')
      worker.postMessage(question, [])
      // Messages are untyped; worker.ts sends these.
      const [answer] = (await answered) as [Answer]
      return answer
    },
    stop: () => worker.terminate(),
  }
}

/** The laws that the model itself keeps, the fastest first, and those that it breaks: these cannot reveal a defect. */
async function findUsableLaws(workers: readonly LawWorker[]) {
  const shares = workers.map((_, share) => laws.map((_law, at) => at).filter((at) => at % workers.length === share))
  const verdicts = await Promise.all(
    workers.map(async ({ ask }, share) => {
      const judged = shares[share] ?? []
      const answer = await ask({ judge: judged })
      return 'verdicts' in answer
        ? answer.verdicts.map((verdict, index) => ({ ...verdict, at: judged[index] ?? 0 }))
        : []
    }),
  )
  const all = verdicts.flat().toSorted((a, b) => a.milliseconds - b.milliseconds)
  return {
    usable: all.filter(({ passed }) => passed).map(({ at }) => at),
    unusable: all.filter(({ passed }) => !passed).flatMap(({ at }) => laws[at] ?? []),
  }
}

/** Gives every worker one mutant after another until all are done. */
async function testAll(workers: readonly LawWorker[], usable: readonly number[]): Promise<MutantResult[]> {
  const waiting = [...chosen]
  const found: MutantResult[] = []
  await Promise.all(
    workers.map(async ({ ask }) => {
      for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
        const answer = await ask({ mutant, usable })
        if (!('result' in answer)) continue
        found.push(answer.result)
        say(lineOf(answer.result))
      }
    }),
  )
  return found
}

function lineOf({ mutant, operation, killedBy, milliseconds }: MutantResult): string {
  const time = `${String(Math.round(milliseconds)).padStart(6)} ms`
  const by = killedBy ? `${killedBy.check}: ${killedBy.operation} ${killedBy.title}` : 'SURVIVES'
  return `${time}  ${operation}: ${mutant}  →  ${by}`
}

const namesOf = ({ operation, check, title }: KillingLaw) => `${operation} ${title} (${check})`

async function report(results: readonly MutantResult[], unusable: readonly KillingLaw[], seconds: number) {
  const survivors = results.filter(({ killedBy }) => killedBy === null)
  if (survivors.length > 0)
    say(`\nNo law notices:\n${survivors.map(({ operation, mutant }) => `  ${operation}: ${mutant}`).join('\n')}`)
  if (unusable.length > 0)
    say(
      `\nThe model itself breaks these laws, so they were not used:\n${unusable.map((law) => `  ${namesOf(law)}`).join('\n')}`,
    )
  say(`\n${results.length - survivors.length} of ${results.length} killed in ${seconds.toFixed(0)} s`)
  if (values.out !== undefined) {
    await mkdir(values.out, { recursive: true })
    const file = join(values.out, 'mutants.json')
    await writeFile(file, `${JSON.stringify({ seconds, unusable, mutants: results }, null, 2)}\n`)
    say(file)
  }
  return survivors.length === 0 && unusable.length === 0 && results.length > 0
}

const workers = Array.from({ length: readCount(USAGE, 'workers', values.workers) }, startWorker)
const { usable, unusable } = await findUsableLaws(workers)
say(`${usable.length} of ${laws.length} laws can be used; ${chosen.length} mutants`)
const results = await testAll(workers, usable)
await Promise.all(workers.map(({ stop }) => stop()))
if (values.remember) rememberKillers(results)
const fine = await report(results, unusable, (performance.now() - began) / 1000)
process.exit(fine ? 0 : 1)
