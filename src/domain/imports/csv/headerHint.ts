import type { ImportRules } from '../rules.ts'
import { truncate, formatList } from '../wording.ts'
import { headerWords } from './words.ts'

const simplify = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Suggests how to correct a first row that lacks required columns. Begins with a space, or is empty. */
export function headerHint(cells: readonly string[], { columns, required }: ImportRules, unclosed: boolean): string {
  if (unclosed) return ` ${headerWords.unclosed}`
  const names = cells.map((name) => name.trim())
  const similar = required.flatMap((expected) => {
    const found = names.includes(expected) ? undefined : names.find((name) => isSimilar(name, expected))
    return found === undefined ? [] : [headerWords.correction(truncate(found, 40), expected)]
  })
  if (similar.length > 0) return ` ${headerWords.similar(formatList(similar))}`
  const known = names.some((name) => columns.includes(name))
  return known ? '' : ` ${headerWords.firstRow(truncate(names.filter((name) => name !== '').join(', '), 80))}`
}

const isSimilar = (name: string, expected: string) =>
  simplify(name) === simplify(expected) || (expected === 'email' && /^emailaddress$/.test(simplify(name)))
