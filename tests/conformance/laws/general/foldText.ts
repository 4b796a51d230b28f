/**
 * A text without case and accents, by the contract's rule (docs/contract.md#searching). Independent of the model's own
 * code.
 */
export function foldText(text: string): string {
  const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
  return text
    .toLocaleLowerCase('en')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
}
