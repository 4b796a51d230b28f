/** Runs commands one after the other. */
export interface Turns {
  /** Runs a command after those before it; never rejects. */
  run(command: () => Promise<unknown>): Promise<void>
  /** Resolves when all commands so far are done. */
  settled(): Promise<void>
}

/**
 * @param onError called with the error of a command that rejects
 * @param after runs after each command, before the next; never rejects
 */
export function createTurns(onError: (error: unknown) => void, after: () => Promise<void>): Turns {
  let last: Promise<void> = Promise.resolve()
  return {
    run(command) {
      last = last
        .then(command)
        .then(() => {}, onError)
        .then(after)
      return last
    },
    settled: () => last,
  }
}
