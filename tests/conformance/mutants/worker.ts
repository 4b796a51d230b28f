import { parentPort, workerData } from 'node:worker_threads'
import { laws } from '../laws.ts'
import { mutants } from './mutants.ts'
import { findKiller, makeTarget, type MutantResult } from './run.ts'

/** What the main thread tells a worker: which laws can be used, in which order, by their place among all. */
export interface Task {
  usable: readonly number[]
}

/** What a worker tells: what has become of the mutant that it was given, by its place among all. */
export type MutantMessage = { at: number; hunted: MutantResult }

// Given by main.ts, which says so by its own type.
const { usable } = workerData as Task
const chosen = usable.flatMap((at) => laws[at] ?? [])

parentPort?.on('message', (at: number) => {
  const mutant = mutants[at]
  if (!mutant) throw new Error(`there is no mutant ${at}`)
  void findKiller(mutant, chosen, makeTarget).then((hunted) =>
    parentPort?.postMessage({ at, hunted } satisfies MutantMessage, []),
  )
})
