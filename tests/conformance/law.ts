import type { Session } from './session.ts'
import type { Need, Target } from './target.ts'

/** One thing that every server of the contract must do. It throws, with a sentence, where the server does not. */
export interface Law {
  /** The operation it judges, by its id; `*` for all of them. */
  operation: string
  title: string
  needs?: readonly Need[]
  run(session: Session): Promise<void>
}

export type Outcome =
  | { law: Law; outcome: 'passed' }
  | { law: Law; outcome: 'failed'; error: unknown }
  | { law: Law; outcome: 'not run'; reason: string }

/** What a target lacks for a law, as a sentence; null where it lacks nothing. */
export function lacking(law: Law, target: Target): string | null {
  const missing = (law.needs ?? []).filter((need) => target[need] === null)
  return missing.length === 0 ? null : `needs ${missing.join(' and ')}`
}

/** Judges a target by one law. A law that cannot be tried is told as "not run", never as passed. */
export async function judge(law: Law, target: Target, open: (target: Target) => Session): Promise<Outcome> {
  const reason = lacking(law, target)
  if (reason !== null) return { law, outcome: 'not run', reason }
  try {
    await target.control?.reset()
    await law.run(open(target))
    return { law, outcome: 'passed' }
  } catch (error) {
    return { law, outcome: 'failed', error }
  }
}
