import { styleText } from 'node:util'
import { causesOf, type Cause } from './causes.ts'
import { progressOf, type Progress } from './next.ts'
import { areaOf, groupBy, reasonsNotRun, type Counts, type Report } from './report.ts'
import { firstLines } from './text.ts'

const MESSAGE_LINES = 4
/** How many causes and steps are printed; the page has them all. */
const CAUSES = 6
const STEPS = 6
const REASONS = 6
const WIDTH = 110
type Style = Parameters<typeof styleText>[0]
type Paint = (style: Style, text: string) => string

/** `12 passed, 0 failed, 3 not run`. */
const countsLine = ({ passed, failed, notRun }: Counts) => `${passed} passed, ${failed} failed, ${notRun} not run`
const lawsOf = (laws: number) => (laws === 1 ? '1 law' : `${laws} laws`)

/**
 * A run as text for a terminal: how far the server is, what it does not have yet, why laws fail, what was not run, and what to do
 * next. The last line is the total. At most 60 lines for a server of a few operations; the page in the folder of the reports has
 * everything.
 */
export function summarize(report: Report, { colors = false }: { colors?: boolean } = {}): string {
  const paint: Paint = (style, text) => (colors ? styleText(style, text, { validateStream: false }) : text)
  const progress = progressOf(report)
  const sections = [
    reached(progress, paint),
    unbuilt(progress, paint),
    failures(progress, paint),
    skipped(report, paint),
    leftBehind(report, paint),
    next(progress, paint),
  ]
  return [...sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n')), total(report, paint)]
    .map((section) => `${section}\n`)
    .join('\n')
}

function reached({ states }: Progress, paint: Paint): string[] {
  const judged = states.filter(({ state }) => state !== 'unjudged')
  const of = (wanted: string) => judged.filter(({ state }) => state === wanted).length
  const figures = [
    of('differs') > 0 ? paint('red', `${of('differs')} differ`) : '',
    of('blocked') > 0 ? paint('yellow', `${of('blocked')} blocked`) : '',
    of('unbuilt') > 0 ? `${of('unbuilt')} not implemented` : '',
  ].filter((text) => text !== '')
  const all = `${of('passes')} of ${judged.length} operations pass`
  return [[paint(of('passes') === judged.length ? 'green' : 'bold', all), ...figures].join(', ')]
}

function unbuilt({ unbuilt: ids }: Progress, paint: Paint): string[] {
  if (ids.size === 0) return []
  const areas = groupBy([...ids], areaOf).map(
    ([area, all]) => `${area} (${all.map((id) => id.slice(area.length + 1)).join(', ')})`,
  )
  return [
    paint('bold', `Not implemented: these ${ids.size} operations answer 404, 405 or 501`),
    ...wrapped(areas.join(', ')),
  ]
}

function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`  ${word}`)
  }
  return lines
}

function failures({ failures: found }: Progress, paint: Paint): string[] {
  if (found.length === 0) return []
  const causes = causesOf(found)
  const more = causes.slice(CAUSES)
  const head = `Failed: ${lawsOf(found.length)}, ${causes.length === 1 ? '1 cause' : `${causes.length} causes`}. TOKEN is the accessToken of --admin`
  return [
    paint('bold', head),
    ...causes.slice(0, CAUSES).flatMap((cause) => describeCause(cause, paint)),
    ...(more.length > 0
      ? ['', `  … and ${more.length} more ${more.length === 1 ? 'cause' : 'causes'} in report.html`]
      : []),
  ]
}

function describeCause({ title, differences, operations, failures: laws }: Cause, paint: Paint): string[] {
  const [first] = laws
  if (!first) return []
  const { operation, title: law, rule, curl, message, violation } = first
  const others = laws.length > 1 ? ` and ${laws.length - 1} more ${laws.length === 2 ? 'law' : 'laws'}` : ''
  const lines =
    violation === null
      ? firstLines(message, MESSAGE_LINES).slice(1)
      : violation.kind === 'status'
        ? []
        : differences.map(
            ({ pointer, expected, got, example }) => `${pointer}  expected ${expected}, got ${example || got}`,
          )
  return [
    '',
    `  ${paint('red', '✗')} ${title}`,
    ...(operations.length > 1 ? wrapped(operations.join(', ')).map((line) => `    ${line}`) : []),
    ...lines.map((line) => `      ${line}`.trimEnd()),
    `      ${paint('dim', `${operation === '*' ? 'Any server' : operation} ${law}${others} · ${rule}`)}`,
    ...(curl === null ? [] : [`      ${paint('dim', curl)}`]),
  ]
}

function skipped({ verdicts }: Report, paint: Paint): string[] {
  const reasons = reasonsNotRun(verdicts)
  const digits = Math.max(0, ...reasons.map(([, times]) => String(times).length))
  if (reasons.length === 0) return []
  const rest = reasons.slice(REASONS)
  const laws = rest.reduce((sum, [, times]) => sum + times, 0)
  return [
    paint('bold', 'Not run'),
    ...reasons.slice(0, REASONS).map(([reason, times]) => `  ${String(times).padStart(digits)}  ${reason}`),
    ...(rest.length > 0 ? [`  ${String(laws).padStart(digits)}  for ${rest.length} other reasons`] : []),
  ]
}

function leftBehind({ leftBehind: left }: Report, paint: Paint): string[] {
  if (left.length === 0) return []
  return [
    paint('yellow', 'Left behind on the server; remove by hand'),
    ...left.map(({ operation, what }) => `  ${operation}: ${what}`),
  ]
}

function next({ steps }: Progress, paint: Paint): string[] {
  if (steps.length === 0) return []
  const lines = steps.slice(0, STEPS).map(({ task, missing, opens }, at) => {
    const then = opens.length > 0 ? `, then ${listed(opens)} ${opens.length === 1 ? 'works' : 'work'}` : ''
    return `  ${at + 1}. ${task}${missing && `: ${missing}`}${paint('green', then)}`
  })
  const rest = steps.length - STEPS
  return [paint('bold', 'Next'), ...lines, ...(rest > 0 ? [`  … and ${rest} more in report.html`] : [])]
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

function total({ counts, began, ended }: Report, paint: Paint): string {
  const seconds = ((Date.parse(ended) - Date.parse(began)) / 1000).toFixed(1)
  return paint(counts.failed > 0 ? ['bold', 'red'] : 'bold', `${countsLine(counts)} in ${seconds} s`)
}
