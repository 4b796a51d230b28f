import countryToCurrency from 'country-to-currency'

/** Where a club's country is unknown. */
const DEFAULT_CURRENCY = 'EUR'

/** The currency of a country, given by its ISO 3166-1 alpha-2 code. */
export function currencyOf(cca2: string | undefined): string {
  const currencies: Record<string, string | undefined> = countryToCurrency
  return (cca2 === undefined ? undefined : currencies[cca2]) ?? DEFAULT_CURRENCY
}

/** Creates a format of amounts with the symbol of a currency before the number. */
export const moneyFormat = (currency: string, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...options })

const formats = new Map<string, Intl.NumberFormat>()

/** Formats an amount with the symbol before it and the currency's usual decimals: `£1,234.50`. */
export function formatMoney(amount: number, currency: string): string {
  // A list formats an amount in each row, and a format takes longer to create than to use.
  const format = formats.get(currency) ?? moneyFormat(currency)
  formats.set(currency, format)
  return format.format(amount)
}
