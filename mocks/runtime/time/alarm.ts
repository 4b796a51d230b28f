/** The longest delay of a timer, in milliseconds. */
export const TIMER_MAX = 2 ** 31 - 1

/**
 * Creates a function that sets a timer and replaces the previous one. When the timer fires, it is set again.
 *
 * @param delay resolves with the milliseconds until the timer fires; null for no timer
 * @param onAlarm called when the timer fires
 */
export function createAlarm(delay: () => Promise<number | null>, onAlarm: () => Promise<unknown>): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  return async function set() {
    clearTimeout(timer)
    const milliseconds = await delay()
    if (milliseconds === null) return
    // Another call may have set it during the await.
    clearTimeout(timer)
    timer = setTimeout(() => void onAlarm().then(set), Math.min(TIMER_MAX, Math.max(0, milliseconds)))
  }
}
