/**
 * How much of its currency a shop of each country asks for what costs a pound in Britain, roughly; by the euro
 * elsewhere.
 */
const levels: Record<string, number> = {
  AR: 900,
  AU: 1.8,
  BR: 5,
  CA: 1.6,
  CH: 1.4,
  DK: 8,
  HU: 380,
  IN: 45,
  MX: 18,
  NO: 13,
  NZ: 2,
  PL: 4.5,
  RO: 5,
  RS: 95,
  SE: 12,
  TR: 30,
  US: 1.2,
  ZA: 14,
}

const EURO = 1.1

/** Converts prices in pounds to prices that a shop of a country would ask. */
export function pricesIn(cca2: string): (pounds: number) => number {
  const level = levels[cca2] ?? EURO
  return cca2 === 'GB' ? (pounds) => pounds : (pounds) => tidy(pounds * level)
}

/** Rounds a price the less, the lower it is. */
function tidy(price: number): number {
  const step = price < 10 ? 0.1 : price < 50 ? 0.5 : 10 ** Math.floor(Math.log10(price) - 1)
  return Math.round(Math.max(1, Math.round(price / step)) * step * 100) / 100
}
