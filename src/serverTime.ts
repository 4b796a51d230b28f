/** A smaller difference is the delay of answers, and no other clock; in milliseconds. */
const TOLERANCE_MS = 5000

/** A date in a header has whole seconds: on average, the server's clock shows half a second more. */
const CUT_OFF_MS = 500

let offset = 0
const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

/**
 * Takes the date in the header of an answer, in milliseconds since 1970, so that "3 minutes ago" refers to the server's
 * clock.
 */
export function noteServerTime(moment: number) {
  if (Number.isNaN(moment)) return
  const next = moment + CUT_OFF_MS - Date.now()
  if (Math.abs(next - offset) < TOLERANCE_MS) return
  offset = Math.abs(next) < TOLERANCE_MS ? 0 : next
  notify()
}

/** Forgets the server's clock, for another server. */
export function forgetServerTime() {
  offset = 0
  notify()
}

/** The time on the server's clock, in milliseconds since 1970. */
export const serverNow = () => Date.now() + offset

/** Calls the listener whenever the server's clock jumps; returns a function to stop. */
export function onServerTimeJump(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
