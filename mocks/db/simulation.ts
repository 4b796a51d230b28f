/** The model's time. It stands still unless the host's elapsed time moves it or someone advances it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** ISO 8601 in UTC. */
  iso(): string
  /** `YYYY-MM-DD` in UTC. */
  today(): string
  advance(milliseconds: number): void
}

/**
 * @param anchor where the model's time begins, in milliseconds since 1970
 * @param elapsed real milliseconds since then; tests leave it at 0
 */
export function createClock(anchor: number, elapsed: () => number = () => 0): Clock {
  let advanced = 0
  const now = () => anchor + elapsed() + advanced
  const iso = () => new Date(now()).toISOString()
  return {
    now,
    iso,
    today: () => iso().slice(0, 10),
    advance(milliseconds) {
      advanced += milliseconds
    },
  }
}
