import type { OnHeld } from '../control.ts'

/** The calls of this page that the model is processing. */
export interface CallsAtWork {
  /** Runs a call, or what it waits for, which counts as work except while it is held back. */
  track<T>(run: (onHeld: OnHeld) => Promise<T>): Promise<T>
  /** Resolves once the model is processing none of them. */
  settled(): Promise<void>
}

export function createCallsAtWork(): CallsAtWork {
  const working = new Set<Promise<void>>()

  /** Begins some work; returns a function that ends it. */
  function begin(): () => void {
    let end = () => {}
    const work = new Promise<void>((resolve) => {
      end = () => {
        working.delete(work)
        resolve()
      }
    })
    working.add(work)
    return end
  }

  return {
    async track(run) {
      let end = begin()
      let isOver = false
      let held: ReturnType<typeof setTimeout> | undefined
      try {
        return await run((milliseconds) => {
          // The model may hold a call back that has been aborted, or one that it gets a second time.
          if (isOver) return
          clearTimeout(held)
          end()
          held = setTimeout(() => (end = begin()), milliseconds)
        })
      } finally {
        isOver = true
        clearTimeout(held)
        end()
      }
    },
    settled: async () => void (await Promise.all(working)),
  }
}
