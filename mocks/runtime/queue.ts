/** Runs jobs one at a time, in the order they were added. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run<T>(job: () => Promise<T>): Promise<T> {
      const running = last.then(job)
      last = running.catch(() => {})
      return running
    },
    /** Resolves once every job added so far has settled. */
    idle: () => last,
  }
}
