/** The longest delay of a timer, in milliseconds. */
export const TIMER_MAX = 2 ** 31 - 1

/**
 * Creates a function that sets a timer, in place of the one before. When the timer goes off, it is set again.
 *
 * @param delay milliseconds until the timer is to go off; null for never
 * @param ring what to do then
 */
export function createAlarm(delay: () => Promise<number | null>, ring: () => Promise<unknown>): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  return async function set() {
    clearTimeout(timer)
    const milliseconds = await delay()
    if (milliseconds === null) return
    // Another call may have set it during the await.
    clearTimeout(timer)
    timer = setTimeout(() => void ring().then(set), Math.min(TIMER_MAX, Math.max(0, milliseconds)))
  }
}
