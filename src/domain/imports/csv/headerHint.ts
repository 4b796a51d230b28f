import type { ImportRules } from '../rules.ts'
import { cutTo, listing } from '../wording.ts'

const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What somebody may have meant whose first row lacks columns; begins with a space, or is empty. */
export function headerHint(cells: readonly string[], { columns, required }: ImportRules, unclosed: boolean): string {
  if (unclosed) return ' A quotation mark in the first row is never closed.'
  const names = cells.map((name) => name.trim())
  const alike = required.flatMap((wanted) => {
    const found = names.includes(wanted) ? undefined : names.find((name) => likes(name, wanted))
    return found === undefined ? [] : [`“${cutTo(found, 40)}” must be ${wanted}`]
  })
  if (alike.length > 0) return ` Names count to the letter: ${listing(alike)}.`
  const known = names.some((name) => columns.includes(name))
  return known ? '' : ` It reads: ${cutTo(names.filter((name) => name !== '').join(', '), 80)}`
}

const likes = (name: string, wanted: string) =>
  bare(name) === bare(wanted) || (wanted === 'email' && /^emailaddress$/.test(bare(name)))
