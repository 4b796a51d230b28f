/**
 * Work in small steps that returns a result. It yields between the steps, so that the caller can let other work run. Code that
 * needs the result at once uses `finish`.
 */
export type Steps<T> = Generator<void, T, void>

/** Rows generated or read per step: usually far less than a millisecond of work. */
const ROWS_PER_STEP = 50

/** Runs all remaining steps and returns the result. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** `items.flatMap`, in steps. */
export function* flatMapInSteps<T, U>(items: readonly T[], map: (item: T, index: number) => readonly U[]): Steps<U[]> {
  const results: U[] = []
  for (const [index, item] of items.entries()) {
    results.push(...map(item, index))
    if (index % ROWS_PER_STEP === 0) yield
  }
  return results
}

/** Calls back for each item, in steps. */
export function* forEachInSteps<T>(items: Iterable<T>, act: (item: T) => void): Steps<void> {
  let count = 0
  for (const item of items) {
    act(item)
    if (++count % ROWS_PER_STEP === 0) yield
  }
}

/** Computes a result once and caches it. Each caller continues where the last one stopped. */
export function once<T>(compute: () => Steps<T>): () => Steps<T> {
  let steps: Steps<T> | null = null
  let result: { value: T } | null = null
  return function* () {
    while (!result) {
      steps ??= compute()
      const step = steps.next()
      if (step.done) result = { value: step.value }
      else yield
    }
    steps = null
    return result.value
  }
}
