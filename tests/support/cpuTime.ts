/**
 * Milliseconds of CPU time that this process has used so far. Unlike the time of a clock they do not grow while something else keeps
 * the machine busy, so that a test of speed does not fail by chance.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * The longest time, in milliseconds of CPU, for which this thread works without letting anything else in, while `work` goes on:
 * the time between two turns of the event loop.
 */
export async function longestSlice(work: () => Promise<unknown>): Promise<number> {
  const threadTime = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let longest = 0
  let before = threadTime()
  let timer: ReturnType<typeof setImmediate> | undefined
  const measure = () => {
    const now = threadTime()
    longest = Math.max(longest, now - before)
    before = now
    timer = setImmediate(measure)
  }
  timer = setImmediate(measure)
  try {
    await work()
    // The last slice counts too.
    return Math.max(longest, threadTime() - before)
  } finally {
    clearImmediate(timer)
  }
}
