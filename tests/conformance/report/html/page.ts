import { screens } from '../../tools/screens.ts'
import { causesOf, type Cause, type Failure } from '../causes.ts'
import { progressOf, type OperationState, type Progress, type State, type Step } from '../progress.ts'
import { brand, runTime, sheet } from './frame.ts'
import { areaOf, groupBy, reasonsNotRun, type Report } from '../report.ts'
import { escapeMarkup as escape, listed } from '../text.ts'

/** The first steps are shown, the others on demand. */
const STEPS = 6

/** A run as one self-contained page: how far the server is, what to do next, why laws fail, and every operation. */
export function page(report: Report): string {
  const progress = progressOf(report)
  return sheet(
    `Conformance of ${report.url}`,
    `${head(report)}
<main>
${reached(report, progress)}
${next(report, progress)}
${causes(progress)}
${operations(report, progress)}
${notRun(report)}
${leftBehind(report)}
</main>
<footer><a href="matrix.html">Operations, statuses and checks as a matrix</a></footer>`,
  )
}

function head({ url, began, ended }: Report): string {
  const { time, seconds } = runTime({ began, ended })
  return `<header>${brand('Conformance')}
<p class="run"><span class="url">${escape(url)}</span> · ${time} · ${seconds} s</p></header>`
}

const words: Record<State, { sign: string; one: string }> = {
  passes: { sign: '✓', one: 'passes' },
  differs: { sign: '✕', one: 'answers, but differs' },
  blocked: { sign: '–', one: 'is blocked by another operation' },
  unbuilt: { sign: '', one: 'is not built yet' },
  unjudged: { sign: '', one: 'was not judged' },
}
const legend: readonly [State, string][] = [
  ['passes', 'pass'],
  ['differs', 'answer, but differ'],
  ['blocked', 'blocked'],
  ['unbuilt', 'not built yet'],
]
const box = (state: State) => `<span class="box ${state}" aria-hidden="true">${words[state].sign}</span>`

/** What works already, and how far the next screen is. */
function standing({ states, steps }: Progress): string {
  const passing = new Set(states.filter(({ state }) => state === 'passes').map(({ id }) => id))
  const working = screens.filter(({ operations: ids }) => ids.every((id) => passing.has(id)))
  const at = steps.findIndex(({ opens }) => opens.length > 0)
  const opened = steps[at]?.opens ?? []
  const works = (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? 'works' : 'work'}.`
  return [
    working.length === 0 || steps.length === 0 ? '' : works(working.map(({ name }) => name)),
    at < 0 ? '' : `${at === 0 ? 'One more step' : `${at + 1} more steps`}, and ${works(opened)}`,
  ]
    .filter((text) => text !== '')
    .join(' ')
}

function reached(report: Report, progress: Progress): string {
  const { counts } = report
  const { states } = progress
  const judged = states.filter(({ state }) => state !== 'unjudged')
  const of = (wanted: State) => judged.filter(({ state }) => state === wanted).length
  const squares = groupBy(states, ({ id }) => areaOf(id))
    .map(
      ([area, all]) =>
        `<span class="group" title="${escape(nameOf(area))}">${all.map(({ state }) => `<i class="${state}"></i>`).join('')}</span>`,
    )
    .join('')
  return `<section aria-label="Reached">
<h1><span class="big">${of('passes')}</span> of ${judged.length} operations</h1>
<div class="line"><p class="soft">${[escape(standing(progress)), `${counts.passed} laws passed, ${counts.failed} failed, ${counts.notRun} not run`].filter((text) => text !== '').join('<br>')}</p>
<ul class="legend">${legend
    .filter(([state]) => state !== 'blocked' || of(state) > 0)
    .map(([state, name]) => `<li>${box(state)}<b>${of(state)}</b> ${name}</li>`)
    .join('')}</ul></div>
<div class="strip" aria-hidden="true">${squares}</div>
<p class="line ends" aria-hidden="true">${[states.at(0), states.at(-1)].map((end) => `<span>${escape(nameOf(areaOf(end?.id ?? '')))}</span>`).join('')}</p>
</section>`
}

/** `fanProfiles` becomes `Fan profiles`. */
const nameOf = (area: string) => {
  const text = area.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function next({ operations: all }: Report, { steps, failures }: Progress): string {
  if (steps.length === 0) return ''
  const found = causesOf(failures)
  const calls = new Map(all.map(({ id, method, path }) => [id, `${method} ${path}`]))
  const stepOf = (from: number) => (step: Step, at: number) =>
    stepLine(step, from + at + 1, step.missing === '' ? (calls.get(step.id) ?? '') : whyOf(step, found))
  const rest = steps.slice(STEPS)
  const more =
    rest.length === 0
      ? ''
      : `<details class="more"><summary>Show the other ${rest.length}</summary><ol start="${STEPS + 1}">${rest.map(stepOf(STEPS)).join('')}</ol></details>`
  return `<section aria-labelledby="next"><div class="line"><h2 id="next">Next</h2><p class="soft">In the order that brings most screens to life</p></div>
<div class="card"><ol>${steps.slice(0, STEPS).map(stepOf(0)).join('')}</ol>${more}</div></section>`
}

/** How much is missing, and what is wrong: the titles of the causes without the operation. */
function whyOf({ id, missing }: Step, found: readonly Cause[]): string {
  const titles = found
    .filter(({ operations: ids }) => ids.includes(id))
    .map(({ title }) => title.replace(/^[^:]*: /, ''))
  return [missing, titles.join('; ')].filter((text) => text !== '').join(': ')
}

const stepLine = ({ task, opens }: Step, number: number, detail: string): string =>
  `<li class="step"><span class="number" aria-hidden="true">${number}</span><span class="what"><span class="task">${escape(task)}</span><small>${escape(detail)}</small></span>${opens.length > 0 ? `<span class="opens"><small>Brings to life</small> <b>${escape(opens.join(', '))}</b></span>` : ''}</li>`

const lawsOf = (laws: number) => (laws === 1 ? '1 law' : `${laws} laws`)

function causes({ failures, unbuilt }: Progress): string {
  const found = causesOf(failures)
  if (found.length === 0 && unbuilt.size === 0) return ''
  const missing =
    unbuilt.size === 0
      ? ''
      : `<details class="cause"><summary><span class="dot none"></span><span class="what">${unbuilt.size === 1 ? '1 operation answers' : `${unbuilt.size} operations answer`} 404, 405 or 501 <small>Not built yet, nothing is wrong</small></span><span class="soft">${unbuilt.size}</span></summary><div class="inner"><p>${escape([...unbuilt].join(', '))}</p></div></details>`
  return `<section aria-labelledby="causes"><div class="line"><h2 id="causes">Causes</h2><p class="soft">${lawsOf(failures.length)} failed, ${found.length === 1 ? '1 cause' : `${found.length} causes`}</p></div>
<div class="card">${missing}${found.map(causeOf).join('\n')}</div></section>`
}

function causeOf({ title, differences, operations: ids, failures }: Cause): string {
  const count = `${lawsOf(failures.length)}${ids.length > 1 ? ` in ${ids.length} operations` : ''}`
  const rows = differences.map(
    ({ pointer, expected, got, example }) =>
      `<tr><td><code>${escape(pointer)}</code></td><td>${escape(expected)}</td><td>${escape(example || got)}</td></tr>`,
  )
  const table =
    rows.length === 0
      ? ''
      : `<table><thead><tr><th scope="col">Where</th><th scope="col">Expected</th><th scope="col">Got</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return `<details class="cause"><summary><span class="dot"></span><span class="what">${escape(title)}</span><span class="soft">${count}</span></summary>
<div class="inner">${table}<ul class="laws">${failures.map(failureOf).join('')}</ul></div></details>`
}

const failureOf = ({ operation, check, title, rule, curl, message, violation }: Failure): string =>
  `<li><p><b>${escape(operation === '*' ? 'All operations' : operation)}</b> ${escape(title)} <span class="soft">${escape(check)} · ${escape(rule)}</span></p>${violation === null ? `<pre>${escape(message)}</pre>` : ''}${curl === null ? '' : `<pre>${escape(curl)}</pre>`}</li>`

function operations({ operations: all }: Report, { states, steps }: Progress): string {
  const stateOf = new Map(states.map((state) => [state.id, state]))
  const soon = new Set(steps.slice(0, STEPS).map(({ id }) => id))
  const list = (name: string, ids: readonly string[], label: (id: string) => string) => {
    const found = ids.flatMap((id) => stateOf.get(id) ?? [])
    const passing = found.filter(({ state }) => state === 'passes').length
    return `<section class="area"><h3>${escape(name)} <span class="soft">${passing} of ${found.length}</span></h3><ul>${found.map((state) => operationOf(state, label(state.id), soon)).join('')}</ul></section>`
  }
  const areas = groupBy(all, ({ id }) => areaOf(id)).map(([area, own]) =>
    list(
      nameOf(area),
      own.map(({ id }) => id),
      (id) => id.slice(area.length + 1),
    ),
  )
  const byScreen = screens.map((screen) => list(screen.name, screen.operations, (id) => id))
  return `<section aria-labelledby="operations"><h2 id="operations">All operations</h2>
<fieldset class="switch"><legend class="hidden">Group the operations</legend><input type="radio" name="group" id="by-area" checked><label for="by-area">By area</label><input type="radio" name="group" id="by-screen"><label for="by-screen">By screen</label></fieldset>
<div class="card columns areas">${areas.join('\n')}</div>
<div class="card columns screens">${byScreen.join('\n')}</div></section>`
}

function operationOf({ id, state, failed, run }: OperationState, label: string, soon: ReadonlySet<string>): string {
  const note =
    state === 'differs'
      ? `<span class="bad">${run - failed} of ${run} laws pass</span>`
      : soon.has(id)
        ? '<span class="soft">next</span>'
        : ''
  return `<li class="${state}">${box(state)}<span class="id">${escape(label)}<span class="hidden"> ${words[state].one}</span></span>${note}</li>`
}

function notRun({ verdicts }: Report): string {
  const reasons = reasonsNotRun(verdicts)
  if (reasons.length === 0) return ''
  const lines = reasons.map(([reason, laws]) => `<li><b>${lawsOf(laws)}</b> ${escape(reason)}</li>`)
  return `<section aria-labelledby="not-run"><h2 id="not-run">Not run</h2><div class="card plain"><ul>${lines.join('')}</ul></div></section>`
}

function leftBehind({ leftBehind: left }: Report): string {
  if (left.length === 0) return ''
  const lines = left.map(({ operation, what }) => `<li><b>${escape(operation)}</b> ${escape(what)}</li>`)
  return `<section aria-labelledby="left"><h2 id="left">Left behind on the server</h2><div class="card plain"><p class="soft">The suite has made this and could not remove it.</p><ul>${lines.join('')}</ul></div></section>`
}
