import { INTERRUPTED, judge, type Law, type Verdict } from '../law.ts'
import { record } from '../report/record.ts'
import { count, operationReports, type Report, type VerdictReport } from '../report/report.ts'
import { redactor } from '../report/text.ts'
import type { Target } from '../target.ts'
import { guideFor, withBlocks, type Guide } from './guided.ts'
import { openPatience, type GivenUp, type Patience } from './patience.ts'

export interface RunOptions {
  /** Called after every law, including those that were not run. */
  onVerdict?: (verdict: VerdictReport) => void
  /** Reports the laws after the first failure as not run. That is enough for a mutant. */
  stopAtFirstFailure?: boolean
  /** For a server that is being built: begins at the roots, and separates failures from what they block. */
  guided?: boolean
  /** How long a guided run waits for answers, where it is not the usual time. */
  waiting?: Parameters<typeof openPatience>[1]
  /** After an abort the running law finishes, and the rest is reported as not run. */
  signal?: AbortSignal
}

/** Judges a target by one law after another, and returns the report. */
export async function runLaws(laws: readonly Law[], target: Target, options: RunOptions = {}): Promise<Report> {
  const { onVerdict, stopAtFirstFailure = false, guided = false, waiting, signal } = options
  const redact = redactor([target.admin, target.user, target.otherTenant, target.unpaid])
  const began = new Date().toISOString()
  const found: Verdict[] = []
  const patience = guided ? openPatience(target, waiting) : null
  const guide =
    patience === null ? { laws, judge: (law: Law) => judge(law, target) } : await guideFor(laws, patience.target)
  const slow = new Map<Law, GivenUp[]>()
  patience?.takeGivenUp()
  for (const law of guide.laws) {
    const halt = whyHalt(found, stopAtFirstFailure, signal)
    const verdict = halt === null ? await guide.judge(law) : untried(law, halt)
    found.push(verdict)
    const givenUp = patience?.takeGivenUp() ?? []
    if (givenUp.length > 0) slow.set(law, givenUp)
    onVerdict?.(record(verdict, redact))
  }
  if (patience !== null && slow.size > 0) await judgeAgain(found, slow, guide, patience)
  const at = new Map(laws.map((law, index) => [law, index]))
  const verdicts = withBlocks(found)
    .toSorted((a, b) => (at.get(a.law) ?? 0) - (at.get(b.law) ?? 0))
    .map((verdict) => record(verdict, redact))
  return {
    url: target.url,
    began,
    ended: new Date().toISOString(),
    counts: count(verdicts),
    verdicts,
    leftBehind: verdicts.flatMap(({ operation, leftBehind }) => leftBehind.map((what) => ({ operation, what }))),
    operations: operationReports(),
  }
}

/**
 * Judges again, with all patience, the laws whose calls were answered after they had been given up: the server is slow,
 * not stuck.
 */
async function judgeAgain(
  found: Verdict[],
  slow: ReadonlyMap<Law, readonly GivenUp[]>,
  guide: Pick<Guide, 'judge'>,
  patience: Patience,
): Promise<void> {
  await Promise.all([...slow.values()].flatMap((calls) => calls.map(({ ended }) => ended)))
  patience.waitLonger()
  for (const [at, { law }] of found.entries())
    if (slow.get(law)?.some(({ answered }) => answered)) found[at] = await guide.judge(law)
}

function whyHalt(verdicts: readonly Verdict[], stopAtFirstFailure: boolean, signal?: AbortSignal): string | null {
  if (signal?.aborted) return INTERRUPTED
  if (stopAtFirstFailure && verdicts.some(({ outcome }) => outcome === 'failed')) return 'an earlier law failed'
  return null
}

const untried = (law: Law, reason: string): Verdict => ({
  law,
  milliseconds: 0,
  exchanges: [],
  leftBehind: [],
  outcome: 'not run',
  reason,
})
