import { parentPort } from 'node:worker_threads'
import { laws } from '../laws.ts'
import { mutants } from './mutants.ts'
import { findKiller, judgeModel, makeTarget, type LawOnModel, type MutantResult } from './run.ts'

/** A question to a worker. Laws and mutants are given by their index. */
export type Question = { judge: readonly number[] } | { mutant: number; usable: readonly number[] }

export type Answer = { verdicts: LawOnModel[] } | { result: MutantResult }

const lawsAt = (indexes: readonly number[]) => indexes.flatMap((at) => laws[at] ?? [])

async function answerTo(question: Question): Promise<Answer> {
  if ('judge' in question) return { verdicts: await judgeModel(lawsAt(question.judge)) }
  const mutant = mutants[question.mutant]
  if (!mutant) throw new Error(`there is no mutant ${question.mutant}`)
  return { result: await findKiller(mutant, lawsAt(question.usable), makeTarget) }
}

parentPort?.on('message', (question: Question) => {
  void answerTo(question).then((answer) => parentPort?.postMessage(answer, []))
})
