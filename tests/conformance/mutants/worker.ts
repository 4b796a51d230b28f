import { parentPort, workerData } from 'node:worker_threads'
import { laws } from '../laws.ts'
import { mutants } from './mutants.ts'
import { findKiller, makeTarget, type MutantResult } from './run.ts'

/** The task of a worker: the indexes of the usable laws, in their order. */
export interface Task {
  usable: readonly number[]
}

/** A worker's message: the index of a mutant, and its result. */
export type MutantMessage = { at: number; result: MutantResult }

// main.ts passes this value, typed as Task.
const { usable } = workerData as Task
const chosen = usable.flatMap((at) => laws[at] ?? [])

parentPort?.on('message', (at: number) => {
  const mutant = mutants[at]
  if (!mutant) throw new Error(`there is no mutant ${at}`)
  void findKiller(mutant, chosen, makeTarget).then((result) =>
    parentPort?.postMessage({ at, result } satisfies MutantMessage, []),
  )
})
