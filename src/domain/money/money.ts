import countryToCurrency from 'country-to-currency'

/** Where a club's country is unknown. */
const DEFAULT_CURRENCY = 'EUR'

/** The currency of a country, given by its ISO 3166-1 alpha-2 code. */
export function currencyOf(cca2: string | undefined): string {
  const currencies: Record<string, string | undefined> = countryToCurrency
  return (cca2 === undefined ? undefined : currencies[cca2]) ?? DEFAULT_CURRENCY
}
