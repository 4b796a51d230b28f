/**
 * Anchor and host time for a model that people use: its clock shows the host's time. The anchor is today's midnight in UTC, so
 * that the seed is recent and yet the same all day.
 */
export function realTime(hostTime: () => number = Date.now) {
  return { anchor: Math.floor(hostTime() / 86_400_000) * 86_400_000, hostTime }
}
