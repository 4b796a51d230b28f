import type { Label } from './fans/person.ts'

/** The points of a membership. */
const points: Readonly<Record<Label, number>> = {
  'Season ticket': 32,
  Member: 22,
  Hospitality: 34,
  Senior: 26,
  Youth: 18,
}
const [LEAST, MOST_OF_PURCHASES] = [12, 58]

/** The score of a fan, 0 to 100: it rises with purchases, the more slowly the more there are, and with a membership. */
export function scoreOf({
  orders,
  tickets,
  membership,
}: {
  orders: number
  tickets: number
  membership: string | null
}): number {
  // A label that somebody has written counts as nothing.
  const ofMembership = (points as Readonly<Record<string, number | undefined>>)[membership ?? ''] ?? 0
  const ofPurchases = MOST_OF_PURCHASES * (1 - Math.exp(-(2 * orders + tickets) / 6))
  return Math.min(100, Math.round(LEAST + ofMembership + ofPurchases))
}
