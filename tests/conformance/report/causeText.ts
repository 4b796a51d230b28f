import type { styleText } from 'node:util'
import type { Difference } from '../tools/violation.ts'
import type { Cause } from './causes.ts'
import { areaOf, groupBy } from './report.ts'
import { firstLines, wrapped } from './text.ts'

const MESSAGE_LINES = 4
/** So many missing fields have a line each; more share their lines. */
const MISSING_LINES = 3

type Style = Parameters<typeof styleText>[0]
/** Colours a text, if colours are wanted. */
export type Paint = (style: Style, text: string) => string

/** `fans (list, create), system (sse)`. */
export const byArea = (ids: readonly string[]): string =>
  groupBy(ids, areaOf)
    .map(([area, all]) => `${area} (${all.map((id) => id.slice(area.length + 1)).join(', ')})`)
    .join(', ')

/** A cause as lines for a terminal: what differs, a law, its rule and a command line. Begins with an empty line. */
export function describeCause(cause: Cause, paint: Paint): string[] {
  const { title, operations, failures: laws } = cause
  const [first] = laws
  if (!first) return []
  const { operation, title: law, rule, curl } = first
  const others = laws.length > 1 ? ` and ${laws.length - 1} more ${laws.length === 2 ? 'law' : 'laws'}` : ''
  return [
    '',
    `  ${paint('red', '✗')} ${title}`,
    ...(operations.length > 1 ? wrapped(byArea(operations), 6) : []),
    ...detailsOf(cause),
    `      ${paint('dim', `${operation === '*' ? 'Any server' : operation} ${law}${others} · ${rule}`)}`,
    ...(curl === null ? [] : [`      ${paint('dim', curl)}`]),
  ]
}

/** What differs: every field, or the rest of the message of a failure of another kind. */
function detailsOf({ differences, failures: [first] }: Cause): string[] {
  if (!first?.violation)
    return firstLines(first?.message ?? '', MESSAGE_LINES)
      .slice(1)
      .map((line) => `      ${line}`.trimEnd())
  if (['status', 'no answer'].includes(first.violation.kind)) return []
  const missing = differences.filter(({ got }) => got === 'nothing')
  const together = missing.length > MISSING_LINES ? missing : []
  const named = together.map(({ pointer, expected }) => `${pointer} (${expected})`).join(', ')
  return [
    ...differences.filter((difference) => !together.includes(difference)).map((difference) => lineOf(difference)),
    ...(together.length > 0 ? wrapped(`missing: ${named}`, 6) : []),
  ]
}

const lineOf = ({ pointer, expected, got, example }: Difference) =>
  `      ${pointer}  expected ${expected}, got ${example || got}`
