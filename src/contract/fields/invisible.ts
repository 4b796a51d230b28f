/** The invisible characters that are copied most often. */
const names: Readonly<Record<string, string>> = {
  '\u00A0': 'no-break space',
  '\u00AD': 'soft hyphen',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u200E': 'left-to-right mark',
  '\u200F': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202F': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\uFEFF': 'byte order mark',
}

/** A class of a pattern: `names` and their like, but not the tags that end the flag of Scotland. */
const INVISIBLE = String.raw`\u00A0\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202F\u2060-\u2064\u2066-\u206F\uFEFF`
const invisible = new RegExp(`[${INVISIBLE}]`)
const blank = new RegExp(String.raw`[\s${INVISIBLE}]`)

/** Trims spaces and invisible characters from both ends of a text. */
export function trimText(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && blank.test(text.charAt(from))) from++
  while (to > from && blank.test(text.charAt(to - 1))) to--
  return text.slice(from, to)
}

/** Trims both ends of a text if an invisible character is there. Plain spaces, which can be seen, stay. */
export function trimInvisible(text: string): string {
  const trimmed = trimText(text)
  const at = text.indexOf(trimmed)
  return invisible.test(text.slice(0, at) + text.slice(at + trimmed.length)) ? trimmed : text
}

/** Says which invisible character a text has, and at which place, counted from 1; null without one. */
export function invisibleError(text: string): string | null {
  const characters = Array.from(text)
  const at = characters.findIndex((character) => invisible.test(character))
  const found = characters[at]
  if (found === undefined) return null
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return `Remove the ${names[found] ?? 'invisible character'} (U+${code}) at character ${at + 1}.`
}
