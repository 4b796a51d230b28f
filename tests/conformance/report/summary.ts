import { styleText } from 'node:util'
import { causesOf } from './causes.ts'
import { byArea, describeCause, type Paint } from './causeText.ts'
import { progressOf, type Progress } from './progress.ts'
import { groupBy, reasonsNotRun, type Counts, type Report } from './report.ts'
import { listed, wrapped } from './text.ts'

/** With the plan before it and the files after it, a run prints at most 60 lines. The page has all of it. */
const LINES = 54
/** How many steps, reasons, and things left behind by an operation are printed. */
const STEPS = 6
const REASONS = 6
const LEFT = 2
/** How many operations that were not judged are named. */
const NAMED = 3

/** `12 passed, 0 failed, 3 not run`. */
const countsLine = ({ passed, failed, notRun }: Counts) => `${passed} passed, ${failed} failed, ${notRun} not run`
const lawsOf = (laws: number) => (laws === 1 ? '1 law' : `${laws} laws`)

/**
 * A run as text for a terminal: how far the server is, what it does not have yet, why laws fail, what was not run, and
 * what to do next. The last line is the total. As many causes are printed as there is room for, each with all that
 * differs; the page in the folder of the reports has everything.
 */
export function summarize(report: Report, { colors = false }: { colors?: boolean } = {}): string {
  const paint: Paint = (style, text) => (colors ? styleText(style, text, { validateStream: false }) : text)
  const progress = progressOf(report)
  const before = [reached(report, progress, paint), unbuilt(progress, paint)]
  const after = [
    skipped(report, paint),
    leftBehind(report, paint),
    next(progress, paint),
    [total(report, progress, paint)],
  ]
  const others = [...before, ...after].filter((lines) => lines.length > 0)
  const room = LINES - others.reduce((sum, lines) => sum + lines.length + 1, 0)
  return [...before, failures(progress, room, paint), ...after]
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}

function reached({ verdicts }: Report, { states }: Progress, paint: Paint): string[] {
  const chosen = new Set(verdicts.map(({ operation }) => operation))
  const unjudged = states.filter(({ id, state }) => state === 'unjudged' && chosen.has(id))
  const judged = states.filter(({ state }) => state !== 'unjudged')
  const of = (wanted: string) => judged.filter(({ state }) => state === wanted).length
  const figures = [
    of('differs') > 0 ? paint('red', `${of('differs')} differ`) : '',
    of('blocked') > 0 ? paint('yellow', `${of('blocked')} blocked`) : '',
    of('unbuilt') > 0 ? `${of('unbuilt')} not implemented` : '',
    unjudged.length > NAMED ? `${unjudged.length} not judged` : '',
    unjudged.length > 0 && unjudged.length <= NAMED ? `not judged: ${listed(unjudged.map(({ id }) => id))}` : '',
  ].filter((text) => text !== '')
  const all = `${of('passes')} of ${judged.length} operations pass`
  return [[paint(of('passes') === judged.length ? 'green' : 'bold', all), ...figures].join(', ')]
}

function unbuilt({ unbuilt: ids }: Progress, paint: Paint): string[] {
  if (ids.size === 0) return []
  return [
    paint('bold', `Not implemented: these ${ids.size} operations answer 404, 405 or 501`),
    ...wrapped(byArea([...ids])),
  ]
}

/** As many causes as there is room for, but at least one. */
function failures({ failures: found }: Progress, room: number, paint: Paint): string[] {
  if (found.length === 0) return []
  const causes = causesOf(found)
  const head = `Failed: ${lawsOf(found.length)}, ${causes.length === 1 ? '1 cause' : `${causes.length} causes`}. TOKEN is the accessToken of --admin`
  const lines = [paint('bold', head)]
  let shown = 0
  for (const cause of causes) {
    const text = describeCause(cause, paint)
    // Two lines say how many are left.
    if (shown > 0 && lines.length + text.length + 2 > room) break
    lines.push(...text)
    shown += 1
  }
  const more = causes.length - shown
  return more === 0 ? lines : [...lines, '', `  … and ${more} more ${more === 1 ? 'cause' : 'causes'} in report.html`]
}

function skipped({ verdicts }: Report, paint: Paint): string[] {
  const reasons = reasonsNotRun(verdicts)
  if (reasons.length === 0) return []
  const rest = reasons.slice(REASONS)
  const laws = rest.reduce((sum, [, times]) => sum + times, 0)
  const parts = [
    ...reasons.slice(0, REASONS).map(([reason, times]) => `${times} ${reason}`),
    ...(rest.length > 0 ? [`${laws} for ${rest.length} other reasons`] : []),
  ]
  return [paint('bold', 'Not run'), ...wrapped(parts.join(', '))]
}

function leftBehind({ leftBehind: left }: Report, paint: Paint): string[] {
  if (left.length === 0) return []
  return [
    paint('yellow', 'Left behind on the server; remove by hand'),
    ...groupBy(left, ({ operation }) => operation).flatMap(([operation, all]) => [
      ...all.slice(0, LEFT).map(({ what }) => `  ${operation}: ${what}`),
      ...(all.length > LEFT ? [`  ${operation}: … and ${all.length - LEFT} more in report.html`] : []),
    ]),
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

function total({ counts, began, ended }: Report, { failures: found }: Progress, paint: Paint): string {
  const seconds = ((Date.parse(ended) - Date.parse(began)) / 1000).toFixed(1)
  const unbuiltOnes = counts.failed - found.length
  const why = unbuiltOnes > 0 ? `; ${unbuiltOnes} of the failed ones ask for what is not implemented` : ''
  return paint(counts.failed > 0 ? ['bold', 'red'] : 'bold', `${countsLine(counts)} in ${seconds} s${why}`)
}
