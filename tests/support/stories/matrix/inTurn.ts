/** Runs tasks in the order in which they were given, a few at a time; a task that is no longer wanted is left out. */
export function createTurns(atOnce: number) {
  const waiting: { task: () => Promise<void>; signal: AbortSignal }[] = []
  let running = 0
  async function next(): Promise<void> {
    if (running >= atOnce) return
    const turn = waiting.shift()
    if (!turn) return
    running += 1
    if (!turn.signal.aborted) await turn.task()
    running -= 1
    void next()
  }
  return (task: () => Promise<void>, signal: AbortSignal) => {
    waiting.push({ task, signal })
    void next()
  }
}
