/** Letters that do not decompose, and the texts that they count as. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
}

/**
 * A text without case and accents, by the contract's rule (docs/contract.md#sorting). Independent of the model's own
 * code.
 */
export const foldText = (text: string): string =>
  text
    .toLocaleLowerCase('en')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœþøłđðħıς]/g, (letter) => letters[letter] ?? letter)
