import { storyWords } from './words.ts'

/** Finds the value of a reference such as `segment.id`; undefined if there is none. */
export type Resolve = (path: readonly string[]) => Promise<unknown>

const WHOLE = /^\{\{\s*([\w.+-]+)\s*\}\}$/
const EACH = /\{\{\s*([\w.+-]+)\s*\}\}/g

/** Thrown for a reference to something that does not exist; the message is for the presenter. */
export class NoSuchValue extends Error {
  override name = 'NoSuchValue'
}

/**
 * Fills in the references of a value, such as `{{segment.id}}`. A text that is one reference becomes the value itself,
 * so that numbers stay numbers. Throws `NoSuchValue` for a reference without a value.
 */
export async function fillIn(value: unknown, resolve: Resolve): Promise<unknown> {
  if (typeof value === 'string') return fillText(value, resolve)
  if (Array.isArray(value)) {
    const filled: unknown[] = []
    // One after the other: two lookups of the same thing share the answer of the first.
    for (const item of value) filled.push(await fillIn(item, resolve))
    return filled
  }
  if (typeof value !== 'object' || value === null) return value
  const filled: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) filled[key] = await fillIn(item, resolve)
  return filled
}

async function fillText(text: string, resolve: Resolve): Promise<unknown> {
  const whole = WHOLE.exec(text)?.[1]
  if (whole !== undefined) return valueOf(whole, resolve)
  return fillWords(text, async (name) => String(await valueOf(name, resolve)))
}

/** True if there is a reference anywhere in a value. */
export const hasReference = (value: unknown): boolean => (JSON.stringify(value) ?? '').search(EACH) !== -1

/** Fills in the references of a text for people: what is not known yet is three dots. */
export const fillForReading = (text: string, resolve: Resolve): Promise<string> =>
  fillWords(text, async (name) => {
    const value = await resolve(name.split('.')).catch(() => undefined)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '…'
  })

/** Fills in the references of a text with words that are known; the others are three dots. */
export const fillWithWords = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(EACH, (_reference, name: string) => words[name] ?? '…')

/** The words for the references in a list of texts, as far as they have values. */
export async function wordsIn(texts: readonly string[], resolve: Resolve): Promise<Record<string, string>> {
  const names = new Set(texts.flatMap((text) => Array.from(text.matchAll(EACH), ([, name = '']) => name)))
  const words: Record<string, string> = {}
  for (const name of names) {
    const word = await fillForReading(`{{${name}}}`, resolve)
    if (word !== '…') words[name] = word
  }
  return words
}

async function fillWords(text: string, wordOf: (name: string) => Promise<string>): Promise<string> {
  let filled = ''
  let end = 0
  for (const match of text.matchAll(EACH)) {
    filled += text.slice(end, match.index) + (await wordOf(match[1] ?? ''))
    end = match.index + match[0].length
  }
  return filled + text.slice(end)
}

async function valueOf(name: string, resolve: Resolve): Promise<unknown> {
  const value = await resolve(name.split('.'))
  if (value === undefined || value === null) throw new NoSuchValue(storyWords.noValue(name))
  return value
}

/** Reads a value by its path within another; undefined if something on the way is missing. */
export function at(value: unknown, path: readonly string[]): unknown {
  let found: unknown = value
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined
    // Just checked; JSON gives objects string keys.
    found = (found as Record<string, unknown>)[key]
  }
  return found
}
