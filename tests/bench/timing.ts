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

/** Prints times with their limits, and marks those above. */
export function print(timings: readonly Timing[]) {
  for (const { name, median, p95, limit, note } of timings) {
    const verdict =
      limit === null ? '' : `   limit ${limit} ms${p95 <= limit ? '' : median <= limit ? ', p95 above' : ', ABOVE'}`
    console.log(
      `  ${name.padEnd(28)} ${median.toFixed(3).padStart(9)} ms median ${p95.toFixed(3).padStart(9)} ms p95${verdict}${note ? `   ${note}` : ''}`,
    )
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
