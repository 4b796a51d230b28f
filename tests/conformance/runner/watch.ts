import { BLOCKED_BY, INTERRUPTED, NOT_IMPLEMENTED, type Law } from '../law.ts'
import { count, type Report, type VerdictReport } from '../report/report.ts'

/** The time between two looks at a server that is being changed, in milliseconds. */
const LOOK_MS = 1000

/** The reasons that may be gone after a change of the server: what needs an option, or rows, would be left out again. */
const mayBeGone = [NOT_IMPLEMENTED, BLOCKED_BY, INTERRUPTED]

/**
 * The laws to run again after a run in which some failed: those, and those that something blocked or that the server
 * did not have. None if no law failed: then all are due.
 */
export function toRunAgain(laws: readonly Law[], verdicts: readonly VerdictReport[]): Law[] {
  if (verdicts.every(({ outcome }) => outcome !== 'failed')) return []
  const open = new Set(
    verdicts
      .filter(
        (verdict) =>
          verdict.outcome === 'failed' ||
          (verdict.outcome === 'not run' && mayBeGone.some((reason) => verdict.reason.startsWith(reason))),
      )
      .map(nameOf),
  )
  return laws.filter((law) => open.has(nameOf(law)))
}

const nameOf = ({ operation, title }: Pick<Law, 'operation' | 'title'>) => `${operation} ${title}`

/** What is known of a server after some laws were run again: their new verdicts, and the earlier ones of all others. */
export function withEarlier(earlier: Report, later: Report): Report {
  const news = new Map(later.verdicts.map((verdict) => [nameOf(verdict), verdict]))
  const verdicts = earlier.verdicts.map((verdict) => news.get(nameOf(verdict)) ?? verdict)
  return { ...later, verdicts, counts: count(verdicts), leftBehind: [...earlier.leftBehind, ...later.leftBehind] }
}

/**
 * Resolves when it is time to run again: with true once Enter is pressed, or once a server that had stopped answers
 * again; with false once the input ends or the signal aborts.
 *
 * @param answers whether the server answers at the moment
 */
export function nextRun(
  input: NodeJS.ReadableStream,
  answers: () => Promise<boolean>,
  signal?: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    let wasDown = false
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (again: boolean) => {
      isOver = true
      clearTimeout(timer)
      input.removeListener('data', onData).removeListener('end', onEnd).pause()
      signal?.removeEventListener('abort', onEnd)
      resolve(again)
    }
    const onData = () => end(true)
    const onEnd = () => end(false)
    const look = async () => {
      const up = await answers()
      // A server that hangs may answer long after Enter was pressed.
      if (isOver) return
      if (up && wasDown) return end(true)
      wasDown = !up
      timer = setTimeout(() => void look(), LOOK_MS)
    }
    input.once('data', onData).once('end', onEnd).resume()
    signal?.addEventListener('abort', onEnd)
    timer = setTimeout(() => void look(), LOOK_MS)
  })
}
