import { readFileSync, writeFileSync } from 'node:fs'
import type { MutantResult } from './run.ts'
import { mutants } from './mutants.ts'

const FILE = new URL('knownKillers.json', import.meta.url)

/**
 * Which law noticed a mutant in an earlier run, as its operation and its title. It only saves time: a mutant that it
 * does not notice any more meets all other laws, as one without an entry does.
 */
// The file is written by the function below.
export const knownKillers = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Partial<Record<string, string>>>

/** Remembers which law noticed each mutant, and forgets mutants that no longer exist. */
export function rememberKillers(results: readonly Pick<MutantResult, 'mutant' | 'killedBy'>[]): void {
  const found = new Map(
    results.map(({ mutant, killedBy }) => [mutant, killedBy ? `${killedBy.operation} ${killedBy.title}` : undefined]),
  )
  const entries = mutants.map(({ name }) => [name, found.get(name) ?? knownKillers[name]] as const)
  const sorted = Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}
