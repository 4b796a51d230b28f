import { factWords } from '../words.ts'

/**
 * The words of the tiers, from the highest down, with the score that each begins at (docs/product/fans.md#fan-score).
 */
const tiers = [
  [90, factWords.tiers.devoted],
  [80, factWords.tiers.loyal],
  [60, factWords.tiers.regular],
  [-Infinity, factWords.tiers.casual],
] as const

/** The word for a score, which changes where the ring's colour does. */
export function tierOf(score: number): string {
  return tiers.find(([from]) => score >= from)?.[1] ?? factWords.tiers.casual
}
