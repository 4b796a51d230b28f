/** Letters that Unicode does not decompose, although people type them without the stroke. */
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
// oxlint-disable-next-line no-control-regex -- matches all of ASCII, control characters included
const ascii = /^[\u0000-\u007f]*$/

/**
 * Removes case and accents from a text. Search and sorting compare folded texts (docs/contract.md#sorting,
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
