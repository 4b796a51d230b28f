import { plural } from '../../../src/format.ts'
import type { DriftReport, Finding } from '../collect.ts'
import { printable } from '../../../tests/conformance/report/text.ts'
import { endpoints } from '../../../src/contract/index.ts'

/** One difference in three lines: what, where, and the rule. */
export function findingText({
  kind,
  operation,
  call,
  pointer,
  expected,
  got,
  count,
  breaksClient,
  rule,
  first,
}: Finding): string {
  const lines = [
    `${breaksClient ? '✕' : '·'} ${operation ?? call}  ${kind}  ${pointer}  (${plural(count, 'call')})`,
    `    expected ${expected}, got ${got}`,
    `    ${first.method} ${first.url} answered ${first.status ?? 'nothing'}; ${rule}`,
  ]
  return printable(lines.join('\n'))
}

/** The entries that could not be judged, if there are any. */
const unreadText = ({ unread }: Pick<DriftReport, 'unread'>) =>
  unread.length === 0
    ? ''
    : printable(
        `\n${plural(unread.length, 'entry', 'entries')} could not be judged:\n${unread
          .map(({ file, entry, url, why }) => `    ${file}, entry ${entry}, ${url}: ${why}`)
          .join('\n')}\n`,
      )

/** A report as text: what breaks clients first. */
export function reportText(report: DriftReport): string {
  return judgedText(report) + unreadText(report)
}

function judgedText({ source, calls, skipped, operations, findings }: DriftReport): string {
  const breaking = findings.filter(({ breaksClient }) => breaksClient)
  const head = `${source}: ${plural(calls, 'call')} to ${operations.length} of ${endpoints.length} operations${skipped > 0 ? `, ${plural(skipped, 'other')} left out` : ''}`
  if (calls === 0) {
    const why = /^https?:/.test(source)
      ? 'a page at another origin gets one only if the server allows that by CORS.'
      : '--base says where it is in the HAR file.'
    return `${head}\nNo call below the base of the API got an answer; ${why}\n`
  }
  if (findings.length === 0) return `${head}\nNo difference from the contract.\n`
  const counts = `${plural(findings.length, 'difference')}, of which ${breaking.length} ${breaking.length === 1 ? 'breaks' : 'break'} clients (✕)`
  return `${head}\n${counts}\n\n${findings.map(findingText).join('\n\n')}\n`
}
