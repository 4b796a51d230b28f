import { styleText } from 'node:util'
import { areaOf, count, groupBy, reasonsNotRun, type Counts, type Report } from './report.ts'
import { firstLines } from './text.ts'

const MESSAGE_LINES = 8
type Style = Parameters<typeof styleText>[0]
type Paint = (style: Style, text: string) => string

/** `12 passed, 0 failed, 3 not run`. */
const countsLine = ({ passed, failed, notRun }: Counts) => `${passed} passed, ${failed} failed, ${notRun} not run`

/** A run as text for a terminal. The last line is the total. */
export function summarize(report: Report, { colors = false }: { colors?: boolean } = {}): string {
  const paint: Paint = (style, text) => (colors ? styleText(style, text, { validateStream: false }) : text)
  const sections = [areas(report, paint), failures(report, paint), skipped(report), leftBehind(report, paint)]
  return [...sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n')), total(report, paint)]
    .map((section) => `${section}\n`)
    .join('\n')
}

function areas({ verdicts }: Report, paint: Paint): string[] {
  const found = groupBy(verdicts, ({ operation }) => areaOf(operation))
  const width = Math.max(0, ...found.map(([area]) => area.length))
  const digits = String(verdicts.length).length
  return found.map(([area, all]) => {
    const { passed, failed, notRun } = count(all)
    const figure = (style: Style, figureCount: number, word: string) => {
      const text = `${String(figureCount).padStart(digits)} ${word}`
      return figureCount > 0 ? paint(style, text) : paint('dim', text)
    }
    const figures = [figure('green', passed, 'passed'), figure('red', failed, 'failed')]
    return `  ${area.padEnd(width)}  ${[...figures, figure('yellow', notRun, 'not run')].join('  ')}`
  })
}

function failures({ verdicts }: Report, paint: Paint): string[] {
  const found = verdicts.flatMap((verdict) => (verdict.outcome === 'failed' ? [verdict] : []))
  if (found.length === 0) return []
  const lines = found.flatMap(({ operation, check, title, message }) => [
    '',
    `  ${paint('red', `✗ ${operation}`)} ${title} ${paint('dim', `[${check}]`)}`,
    ...firstLines(message, MESSAGE_LINES).map((line) => `      ${line}`.trimEnd()),
  ])
  return [paint('bold', 'Failed'), ...lines]
}

function skipped({ verdicts }: Report): string[] {
  const reasons = reasonsNotRun(verdicts)
  const digits = Math.max(0, ...reasons.map(([, times]) => String(times).length))
  if (reasons.length === 0) return []
  return ['Not run', ...reasons.map(([reason, times]) => `  ${String(times).padStart(digits)}  ${reason}`)]
}

function leftBehind({ leftBehind: left }: Report, paint: Paint): string[] {
  if (left.length === 0) return []
  return [
    paint('yellow', 'Left behind on the server; remove by hand'),
    ...left.map(({ operation, what }) => `  ${operation}: ${what}`),
  ]
}

function total({ counts, began, ended }: Report, paint: Paint): string {
  const seconds = ((Date.parse(ended) - Date.parse(began)) / 1000).toFixed(1)
  return paint(counts.failed > 0 ? ['bold', 'red'] : 'bold', `${countsLine(counts)} in ${seconds} s`)
}
