import { openSession, type Exchange, type Session } from './tools/session.ts'
import { provides, type Need, type Target } from './target.ts'

/** One thing that every server of the contract must do. It throws, with a sentence, where the server does not. */
export interface Law {
  /** The operation it judges, by its id; `*` for all of them. */
  operation: string
  title: string
  /** Which kind of check it is: a column of the matrix, and what a mutant is said to be killed by. */
  check: Check
  needs?: readonly Need[]
  run(session: Session): Promise<void>
}

export const checks = [
  'examples',
  'lifecycle',
  'paging',
  'sorting',
  'search',
  'roles',
  'isolation',
  'authentication',
  'tokens',
  'events',
  'states',
  'imports',
  'statistics',
  'generated',
  'rules',
] as const
export type Check = (typeof checks)[number]

export type Verdict = {
  law: Law
  milliseconds: number
  exchanges: readonly Exchange[]
  leftBehind: readonly string[]
} & ({ outcome: 'passed' } | { outcome: 'failed'; error: unknown } | { outcome: 'not run'; reason: string })

/** What a target lacks for a law, as a sentence; null where it lacks nothing. */
export function missingNeeds(law: Law, target: Target): string | null {
  const missing = (law.needs ?? []).filter((need) => !provides(target, need))
  return missing.length === 0 ? null : `needs ${missing.join(' and ')}`
}

/**
 * Judges a target by one law. A law that cannot be tried is told as "not run", never as passed. A target with control is reset
 * first; of another the law removes what it has made, and what it could not remove is told.
 */
export async function judge(law: Law, target: Target): Promise<Verdict> {
  const reason = missingNeeds(law, target)
  const began = performance.now()
  const session = openSession(target)
  const told = (): Pick<Verdict, 'law' | 'milliseconds' | 'exchanges' | 'leftBehind'> => ({
    law,
    milliseconds: performance.now() - began,
    exchanges: session.exchanges,
    leftBehind: session.leftBehind,
  })
  if (reason !== null) return { ...told(), outcome: 'not run', reason }
  try {
    await target.control?.reset()
    await law.run(session)
    await session.tidyUp()
    return { ...told(), outcome: 'passed' }
  } catch (error) {
    await session.tidyUp()
    return { ...told(), outcome: 'failed', error }
  }
}
