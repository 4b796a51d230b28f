/**
 * The anchor and the passing of time of a model that lives with people: its clock shows the host's time, and its seed ends
 * with yesterday, so that the club looks alive and yet is the same all day.
 */
export function livingTime(now: () => number = Date.now) {
  const anchor = Math.floor(now() / 86_400_000) * 86_400_000
  return { anchor, elapsed: () => now() - anchor }
}
