/** Times of one thing in milliseconds, and how long it may take; null without a limit. */
export interface Timing {
  name: string
  median: number
  p95: number
  limit: number | null
  /** What else there is to say about it. */
  note?: string
}

/** Sums times up. The limit holds for the 95th percentile, or for the median where there are too few for one. */
export function summarise(name: string, took: number[], limit: number | null = null): Timing {
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { name, median: at(0.5), p95: at(0.95), limit }
}

/** Times `runs` calls. */
export function time(name: string, limit: number | null, run: (turn: number) => unknown, runs = 300): Timing {
  return summarise(
    name,
    Array.from({ length: runs }, (_, turn) => {
      const began = performance.now()
      run(turn)
      return performance.now() - began
    }),
    limit,
  )
}

/** Times `runs` calls that answer later, one after the other. Says how long the first took, which may compute more. */
export async function timeAnswers(
  name: string,
  limit: number | null,
  run: (turn: number) => Promise<unknown>,
  runs: number,
): Promise<Timing> {
  const took: number[] = []
  for (let turn = 0; turn < runs; turn++) {
    const began = performance.now()
    await run(turn)
    took.push(performance.now() - began)
  }
  return { ...summarise(name, took, limit), note: `the first ${took[0]?.toFixed(1)} ms` }
}

/**
 * Times a call for each subject once, and names the slowest.
 *
 * @param first what the very first of the kind took, which has no limit, for the note
 */
export function timeEach(
  name: string,
  limit: number | null,
  subjects: readonly string[],
  run: (subject: string) => unknown,
  first?: Timing,
): Timing {
  const took = subjects.map((subject) => {
    const began = performance.now()
    run(subject)
    return performance.now() - began
  })
  const slowest = subjects[took.indexOf(Math.max(...took))] ?? ''
  const before = first ? `, the very first ${first.p95.toFixed(1)} ms` : ''
  return { ...summarise(name, took, limit), note: `slowest: ${JSON.stringify(slowest)}${before}` }
}

/** Prints times with their limits, and marks those above. */
export function print(timings: readonly Timing[]) {
  for (const { name, median, p95, limit, note } of timings) {
    const verdict =
      limit === null ? '' : `   limit ${limit} ms${p95 <= limit ? '' : median <= limit ? ', p95 above' : ', ABOVE'}`
    const times = `${median.toFixed(3).padStart(9)} ms median ${p95.toFixed(3).padStart(9)} ms p95`
    console.log(`  ${name.padEnd(30)} ${times}${verdict}${note ? `   ${note}` : ''}`)
  }
}

/** How fast this machine is just now: absolute times of two runs compare only if this is the same in both. */
export function calibrate(): Timing {
  return time(
    'calibration',
    null,
    () => {
      const counts = new Map<string, number>()
      for (let turn = 0; turn < 100_000; turn++) {
        const key = `k${(turn * 7919) % 20_000}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    },
    7,
  )
}
