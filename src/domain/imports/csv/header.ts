import { trimText } from '../../../contract/fields/invisible.ts'
import type { ImportRules } from '../rules.ts'
import { truncate } from '../wording.ts'
import { headerWords } from './words.ts'

const simplify = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^emailaddress$/, 'email')

/** Replaces names such as “First Name” by the column that they mean, unless the header has that column, too. */
export function knownNames(cells: readonly string[], columns: readonly string[]): string[] {
  const names = cells.map((name) => trimText(name))
  const bySimple = new Map(columns.map((column) => [simplify(column), column]))
  return names.map((name) => {
    const column = bySimple.get(simplify(name))
    return column === undefined || names.includes(column) ? name : column
  })
}

/** Says what stands in a first row that lacks required columns. Begins with a space, or is empty. */
export function headerHint(names: readonly string[], { columns }: ImportRules, unclosed: boolean): string {
  if (unclosed) return ` ${headerWords.unclosed}`
  const known = names.some((name) => columns.includes(name))
  return known ? '' : ` ${headerWords.firstRow(truncate(names.filter((name) => name !== '').join(', '), 80))}`
}
