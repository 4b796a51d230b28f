/** Runs jobs one at a time, in the order they were added. */
export interface Queue {
  run<T>(job: () => Promise<T>): Promise<T>
  /** Resolves once every job added so far has settled. */
  idle(): Promise<unknown>
}

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run(job) {
      const running = last.then(job)
      last = running.catch(() => {})
      return running
    },
    idle: () => last,
  }
}
