/**
 * Work in small steps that returns a result. It yields between the steps, so that the caller can let other work run.
 * Code that needs the result at once uses `finish`.
 */
export type Steps<T> = Generator<void, T, void>

/** A result that needs no work. */
export function* ready<T>(result: T): Steps<T> {
  yield
  return result
}

/**
 * Returns steps that are done once: later calls have nothing to do, and those at the same time share the work. All get
 * the same result.
 */
export function once<T>(make: () => Steps<T>): () => Steps<T> {
  let done: { result: T } | null = null
  let running: Steps<T> | null = null
  return function* () {
    while (!done) {
      running ??= make()
      try {
        const step = running.next()
        if (step.done) done = { result: step.value }
      } catch (error) {
        // The next call begins again.
        running = null
        throw error
      }
      if (!done) yield
    }
    running = null
    return done.result
  }
}

/** Runs some steps, and then those that are known only after them, if there are any. */
export function* inTurn(first: Steps<unknown>, next: () => Steps<void> | null): Steps<void> {
  yield* first
  yield* next() ?? []
}

/** Rows read per step: usually far less than a millisecond of work. */
const ROWS_PER_STEP = 50

/** Runs all remaining steps and returns the result. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Calls back for each item, in steps. */
export function* forEachInSteps<T>(items: Iterable<T>, act: (item: T) => void): Steps<void> {
  let count = 0
  for (const item of items) {
    act(item)
    if (++count % ROWS_PER_STEP === 0) yield
  }
}

/** Numbers counted per block: about a millisecond of work. */
const NUMBERS_PER_BLOCK = 2 ** 15

/** Calls back for blocks of the numbers from 0 to `count` - 1, in steps. */
export function* inBlocks(
  count: number,
  act: (from: number, until: number) => void,
  size = NUMBERS_PER_BLOCK,
): Steps<void> {
  for (let from = 0; from < count; from += size) {
    act(from, Math.min(count, from + size))
    yield
  }
}

/** Slices of work that comes in parts. */
export interface Slices {
  /** Begins a part: its slice is what the parts since the last pause have left. */
  resume(): void
  /** Runs the steps of a part. */
  run<T>(steps: Steps<T>): Promise<T>
  /** Ends a part, and pauses if the slice is over. */
  suspend(): Promise<void>
}
