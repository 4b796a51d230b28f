/**
 * Reads a number as people of any country type it: `40.000`, `40,000` and `40 000` are forty thousand, `12,50` and
 * `12.5` twelve and a half. NaN for anything else.
 */
export function typedNumber(text: string): number {
  const found = /^(-?)([1-9]\d{0,2}(?:[.,'’]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/\s/g, ''))
  if (!found) return Number.NaN
  const [, sign = '', whole = '', part = '0'] = found
  return Number(`${sign}${whole.replaceAll(/\D/g, '')}.${part}`)
}
