import { checks } from '../../law.ts'
import { coverage, matrixRows, statusColumns, type CheckCell, type Row, type StatusCell } from '../cells.ts'
import { htmlPage, runTime } from './frame.ts'
import { matrixStyle } from './matrixStyle.ts'
import { areaOf, groupBy, reasonsNotRun, type Report } from '../report.ts'
import { escapeMarkup as escape, firstLines } from '../text.ts'

const MESSAGE_LINES = 12

/** A run as one self-contained HTML page: operation × status × check. */
export function matrix(report: Report): string {
  const rows = matrixRows(report, checks)
  return htmlPage(
    `Conformance of ${report.url}`,
    matrixStyle,
    `${head(report, rows)}
<main>
${legend()}
${table(rows)}
${failures(report)}
${notRun(report)}
${leftBehind(report)}
</main>`,
  )
}

function head({ url, began, ended, counts }: Report, rows: readonly Row[]): string {
  const { provoked, declared } = coverage(rows)
  const { time, seconds } = runTime({ began, ended })
  const figure = (name: string, value: string, kind = '') =>
    `<div class="figure ${kind}"><dt>${name}</dt><dd>${value}</dd></div>`
  return `<header>
<h1>Conformance</h1>
<p class="target"><span class="url">${escape(url)}</span> <span class="when">${time}, ${seconds} s</span></p>
<dl class="figures">
${figure('Passed', String(counts.passed), counts.passed > 0 ? 'good' : '')}
${figure('Failed', String(counts.failed), counts.failed > 0 ? 'bad' : '')}
${figure('Not run', String(counts.notRun))}
${figure('Declared statuses provoked', `${provoked} <span class="of">of ${declared}</span>`)}
</dl>
</header>`
}

function legend(): string {
  const sign = (kind: string, symbol: string, name: string, meaning: string) =>
    `<li><span class="sign ${kind}" aria-hidden="true">${symbol}</span><span><b>${name}:</b> ${meaning}</span></li>`
  return `<section aria-labelledby="legend">
<h2 id="legend">How to read it</h2>
<p class="help">A row is an operation of the contract. Point at a cell for the checks and laws behind it.</p>
<div class="legend">
<div><h3>Statuses</h3><ul>
${sign('ok', '✓', 'Provoked', 'declared, and seen in a law that passed')}
${sign('bad', '✗', 'Only in failures', 'declared, but seen only in laws that failed')}
${sign('open', '–', 'Not provoked', 'declared, but no law has seen it')}
${sign('odd', '!', 'Not declared', 'seen, though the contract does not declare it')}
${sign('none', '', 'Empty', 'neither declared nor seen')}
</ul></div>
<div><h3>Checks</h3><ul>
${sign('ok', '✓3', 'Passed', 'number of laws that hold')}
${sign('bad', '✗1', 'Failed', 'number of laws that do not hold; the cell links to the failures')}
${sign('open', '○2', 'Not run', 'number of laws that could not be tried; the reasons are below')}
${sign('none', '', 'Empty', 'no law of this kind')}
</ul></div>
</div>
</section>`
}

function table(rows: readonly Row[]): string {
  const columns = statusColumns.length + checks.length
  const groups = groupBy(rows, ({ id }) => areaOf(id))
  const turned = (name: string, kind = '') => `<th scope="col" class="column ${kind}"><span>${escape(name)}</span></th>`
  return `<section aria-labelledby="matrix">
<h2 id="matrix">Operations, statuses and checks</h2>
<div class="wrapper" role="group" aria-labelledby="matrix" tabindex="0">
<table>
<caption class="hidden">Each operation, the statuses it declares and whether they were provoked, and the laws it was judged by</caption>
<colgroup><col></colgroup><colgroup span="${statusColumns.length}"></colgroup><colgroup span="${checks.length}"></colgroup>
<thead>
<tr><th rowspan="2" scope="col" class="corner">Operation</th><th colspan="${statusColumns.length}" scope="colgroup" class="top"><span>Statuses</span></th><th colspan="${checks.length}" scope="colgroup" class="top first"><span>Checks</span></th></tr>
<tr>${statusColumns.map((name) => turned(name, 'status')).join('')}${checks.map((name, at) => turned(name, at === 0 ? 'first' : '')).join('')}</tr>
</thead>
${groups
  .map(
    ([area, all]) => `<tbody>
<tr class="area"><th scope="rowgroup" class="name">${escape(area)}</th><td colspan="${columns}"></td></tr>
${all.map(tableRow).join('\n')}
</tbody>`,
  )
  .join('\n')}
</table>
</div>
</section>`
}

function tableRow({ id, operation, statuses, checks: cells }: Row): string {
  const name = `<span class="id">${escape(id === '*' ? 'all operations' : id).replace('.', '.<wbr>')}</span>`
  const path = operation
    ? `<span class="path"><span class="method">${escape(operation.method)}</span> ${escape(operation.path).replaceAll('/', '<wbr>/')}</span>`
    : ''
  const none = `<td class="none" colspan="${statusColumns.length}"></td>`
  const first = operation ? statuses.map(statusTd).join('') : none
  return `<tr><th scope="row" class="name">${name}${path}</th>${first}${cells.map((cell, at) => checkTd(id, cell, at)).join('')}</tr>`
}

const times = (laws: number) => (laws === 1 ? '1 law' : `${laws} laws`)
const list = (pairs: readonly [string, number][]) => pairs.map(([name, laws]) => `${name} (${times(laws)})`).join(', ')

/** The content of a status cell: a sign, and the same in words. */
function describeStatus({ state, statuses, checks: by, reasons }: StatusCell): {
  kind: string
  sign: string
  words: string
} {
  const status = statuses.join(', ')
  switch (state) {
    case 'provoked':
      return { kind: 'ok', sign: '✓', words: `${status} provoked by ${list(by)}` }
    case 'failed':
      return { kind: 'bad', sign: '✗', words: `${status} seen only in laws that failed: ${list(by)}` }
    case 'unprovoked': {
      const why =
        reasons.length === 0
          ? ''
          : `; laws not run: ${reasons.map(([reason, laws]) => `${reason} (${laws})`).join(', ')}`
      return { kind: 'open', sign: '–', words: `${status} not provoked${why}` }
    }
    case 'undeclared':
      return { kind: 'odd', sign: '!', words: `${status} not declared, but seen by ${list(by)}` }
    case 'none':
      return { kind: 'none', sign: '', words: '' }
  }
}

function statusTd(cell: StatusCell): string {
  const { kind, sign, words } = describeStatus(cell)
  if (words === '') return '<td class="none"></td>'
  // Make a success other than 200 visible, and statuses without a column.
  const unusual = cell.column === 'other' || (cell.column === '2xx' && cell.state === 'provoked')
  const visibleStatuses = unusual ? cell.statuses.filter((status) => status !== '200').join(' ') : ''
  const note = visibleStatuses === '' ? '' : `<small>${escape(visibleStatuses)}</small>`
  const names = cell.checks.map(([check]) => check).join(' ')
  return `<td class="${kind}" title="${escape(words)}" data-state="${cell.state}" data-status="${escape(cell.statuses.join(' '))}" data-checks="${escape(names)}"><span aria-hidden="true">${sign}${note}</span><span class="hidden">${escape(words)}</span></td>`
}

function checkTd(id: string, { check, passed, failed, notRun: skipped }: CheckCell, at: number): string {
  const first = at === 0 ? ' first' : ''
  const all = [...failed, ...skipped, ...passed]
  if (all.length === 0) return `<td class="none${first}"></td>`
  const kind = failed.length > 0 ? 'bad' : passed.length > 0 ? 'ok' : 'open'
  const parts = [
    { kind: 'bad', sign: '✗', laws: failed.length, word: 'failed' },
    { kind: 'ok', sign: '✓', laws: passed.length, word: 'passed' },
    { kind: 'open', sign: '○', laws: skipped.length, word: 'not run' },
  ].filter(({ laws }) => laws > 0)
  const signs = parts.map((part) => `<span class="${part.kind}">${part.sign}${part.laws}</span>`).join('')
  const words = `${check}: ${parts.map(({ laws, word }) => `${laws} ${word}`).join(', ')}`
  const titles = all.map((verdict) => `${verdict.outcome}: ${verdict.title}`)
  const label = `<span aria-hidden="true">${signs}</span><span class="hidden">${escape(words)}</span>`
  const content = failed.length > 0 ? `<a href="#${anchor(id)}">${label}</a>` : label
  return `<td class="${kind}${first}" title="${escape([words, ...titles].join('\n'))}" data-passed="${passed.length}" data-failed="${failed.length}" data-not-run="${skipped.length}">${content}</td>`
}

const anchor = (operation: string) => `failed-${encodeURIComponent(operation)}`

function failures({ verdicts }: Report): string {
  const found = verdicts.flatMap((verdict) => (verdict.outcome === 'failed' ? [verdict] : []))
  if (found.length === 0) return ''
  const groups = groupBy(found, ({ operation }) => operation).map(
    ([operation, all]) => `<section class="failure" id="${anchor(operation)}" tabindex="-1">
<h3>${escape(operation === '*' ? 'all operations' : operation)}</h3>
${all
  .map(
    ({ title, check, message }) =>
      `<p><span class="bad" aria-hidden="true">✗</span> ${escape(title)} <span class="check">${escape(check)}</span></p>\n<pre>${escape(firstLines(message, MESSAGE_LINES).join('\n'))}</pre>`,
  )
  .join('\n')}
</section>`,
  )
  return `<section aria-labelledby="failed"><h2 id="failed">Failed</h2>\n${groups.join('\n')}\n</section>`
}

function notRun({ verdicts }: Report): string {
  const reasons = reasonsNotRun(verdicts)
  if (reasons.length === 0) return ''
  const lines = reasons.map(([reason, laws]) => `<li>${times(laws)}: ${escape(reason)}</li>`)
  return `<section aria-labelledby="not-run"><h2 id="not-run">Not run</h2>\n<ul class="plain">${lines.join('')}</ul></section>`
}

function leftBehind({ leftBehind: left }: Report): string {
  if (left.length === 0) return ''
  const lines = left.map(({ operation, what }) => `<li><b>${escape(operation)}</b> ${escape(what)}</li>`)
  return `<section aria-labelledby="left"><h2 id="left">Left behind on the server</h2>\n<p class="help">The suite has made this and could not remove it.</p><ul class="plain">${lines.join('')}</ul></section>`
}
