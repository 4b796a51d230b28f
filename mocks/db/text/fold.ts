/** Letters that no decomposition takes apart but that people type without their stroke. */
const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ς: 'σ',
}
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'g')
// oxlint-disable-next-line no-control-regex -- the whole of ASCII is meant, its control characters too
const ascii = /^[\u0000-\u007f]*$/

/**
 * A text without case and accents: what search compares and sorting orders by (docs/contract.md#sorting,
 * docs/contract.md#searching).
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (ascii.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(special, (letter) => plain[letter] ?? letter)
}
