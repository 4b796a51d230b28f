import type { Steps } from '../db/steps.ts'
import { createSlices } from './slices.ts'

/** For how long nobody may call before work is done ahead, in milliseconds. */
const QUIET_MS = 300
/** How long a call may have to wait for it, in milliseconds: as long as a step takes if that is longer. */
const SLICE_MS = 3

/** Does work ahead while nobody calls, such as what the first search of a large table computes. */
export function createAhead() {
  /** True if somebody has called since the last look. */
  let isCalled = false
  let works: Steps<unknown>[] = []
  let isWorking = false

  /** Runs a step. What fails here fails again for the call that needs it, which reports it. */
  function isDone(steps: Steps<unknown>): boolean {
    try {
      return steps.next().done === true
    } catch {
      return true
    }
  }

  async function work() {
    isWorking = true
    const slices = createSlices(SLICE_MS)
    for (let next = works[0]; next; next = works[0]) {
      // oxlint-disable no-await-in-loop -- one slice after another, and only while nobody calls
      if (isCalled) {
        isCalled = false
        await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
      } else {
        slices.resume()
        if (isDone(next)) works.shift()
        await slices.suspend()
      }
      // oxlint-enable no-await-in-loop
    }
    isWorking = false
  }

  return {
    /** Puts the work off: somebody calls. */
    putOff() {
      isCalled = true
    },
    /** Adds work. Whoever needs its result before does it at once. */
    add(steps: Steps<unknown>) {
      works.push(steps)
      if (!isWorking) void work()
    },
    /** Forgets the work, because the state that it belongs to has been replaced. */
    clear() {
      works = []
    },
  }
}
