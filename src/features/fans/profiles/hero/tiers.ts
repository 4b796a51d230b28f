/** The words of the tiers, from the highest down, with the score that each begins at (docs/product/fans.md#fan-score). */
const tiers = [
  [90, 'Devoted'],
  [80, 'Loyal'],
  [60, 'Regular'],
  [-Infinity, 'Casual'],
] as const

/** The word for a score, which changes where the ring's colour does. */
export function tierOf(score: number): string {
  return tiers.find(([from]) => score >= from)?.[1] ?? 'Casual'
}
