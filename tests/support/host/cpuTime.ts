/**
 * The CPU time in ms that this process has used so far. Unlike wall-clock time it does not grow while other processes
 * keep the machine busy, so speed tests do not fail by chance.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * The CPU time of this thread. Before Node 23.9 only that of the process is known, which counts other threads as
 * well.
 */
const threadUsage = (): NodeJS.CpuUsage => {
  // The types are those of a later Node.
  const { threadCpuUsage }: Partial<Pick<NodeJS.Process, 'threadCpuUsage'>> = process
  return threadCpuUsage ? threadCpuUsage() : process.cpuUsage()
}

/**
 * The longest time in ms of CPU for which this thread blocks the event loop during `work`.
 */
export async function longestSlice(work: () => Promise<unknown>): Promise<number> {
  const threadTime = () => {
    const { user, system } = threadUsage()
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
