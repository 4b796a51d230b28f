/**
 * Anchor and time of a model that lives with people: its clock shows the host's time, and its seed ends with yesterday, so that
 * the club looks alive and yet is the same all day.
 */
export function realTime(hostTime: () => number = Date.now) {
  return { anchor: Math.floor(hostTime() / 86_400_000) * 86_400_000, hostTime }
}
