import { endpoints } from '../../../src/contract/index.ts'
import { brand, sheet } from '../../../tests/conformance/report/html/frame.ts'
import { groupBy } from '../../../tests/conformance/report/report.ts'
import { escapeMarkup as escape } from '../../../tests/conformance/report/text.ts'
import { plural } from '../../../src/format.ts'
import type { DriftReport, Finding } from '../collect.ts'

/** A report as one self-contained page, in the look of the conformance report. */
export function driftPage(report: DriftReport): string {
  return sheet(
    `Drift of ${report.source}`,
    `${head(report)}
<main>
${reached(report)}
${differences(report)}
${unjudged(report)}
${called(report)}
</main>`,
  )
}

const head = ({ source }: DriftReport) =>
  `<header>${brand('Drift')}<p class="run"><span class="url">${escape(source)}</span></p></header>`

function reached({ findings, calls, skipped, operations }: DriftReport): string {
  const breaking = findings.filter(({ breaksClient }) => breaksClient).length
  const left = skipped === 0 ? '' : `, ${plural(skipped, 'other')} left out`
  return `<section aria-label="Reached">
<h1><span class="big">${findings.length}</span> ${findings.length === 1 ? 'difference' : 'differences'} from the contract</h1>
<div class="line"><p class="soft">${plural(calls, 'call')} to ${operations.length} of ${endpoints.length} operations${left}</p>
${findings.length === 0 ? '' : `<ul class="legend"><li><span class="dot"></span><b>${breaking}</b> ${breaking === 1 ? 'breaks' : 'break'} clients</li><li><span class="dot none"></span><b>${findings.length - breaking}</b> ${findings.length - breaking === 1 ? 'does' : 'do'} not</li></ul>`}</div>
</section>`
}

function unjudged({ unread }: DriftReport): string {
  if (unread.length === 0) return ''
  const rows = unread.map(
    ({ file, entry, url, why }) => `<li>${escape(file)}, entry ${entry}, ${escape(url)}: ${escape(why)}</li>`,
  )
  return `<section aria-labelledby="unread"><h2 id="unread">Not judged</h2><ul>${rows.join('')}</ul></section>`
}

function differences({ findings }: DriftReport): string {
  if (findings.length === 0) return ''
  const groups = groupBy(findings, ({ operation, call }) => operation ?? call)
  return `<section aria-labelledby="differences"><div class="line"><h2 id="differences">Differences</h2><p class="soft">Each once, by operation</p></div>
<div class="card">${groups.map(([operation, own]) => group(operation, own)).join('\n')}</div></section>`
}

function group(operation: string, own: readonly Finding[]): string {
  const breaks = own.some(({ breaksClient }) => breaksClient)
  const call = own[0]?.call ?? ''
  const path = operation === call ? '' : ` <small>${escape(call)}</small>`
  return `<details class="cause" open><summary><span class="dot${breaks ? '' : ' none'}"></span><span class="what">${escape(operation)}${path}</span><span class="soft">${plural(own.length, 'difference')}</span></summary>
<div class="inner"><ul class="laws">${own.map(difference).join('')}</ul></div></details>`
}

function difference({ kind, pointer, expected, got, count, breaksClient, rule, first }: Finding): string {
  const name = breaksClient ? `<span class="bad">${escape(kind)}</span>` : `<b>${escape(kind)}</b>`
  const seen = `${plural(count, 'call')}, first ${first.method} ${first.url} at ${first.at.slice(0, 19).replace('T', ' ')} UTC`
  return `<li><p>${name} <code>${escape(pointer)}</code> <span class="soft">${breaksClient ? 'breaks clients' : 'breaks no client'}</span></p>
<p>Expected ${escape(expected)}, got ${escape(got)}</p><small>${escape(seen)}</small><small>${escape(rule)}</small></li>`
}

function called({ operations }: DriftReport): string {
  const missing = endpoints.map(({ id }) => id).filter((id) => !operations.includes(id))
  if (missing.length === 0) return ''
  return `<section aria-labelledby="not-called"><div class="line"><h2 id="not-called">Not called</h2><p class="soft">What the recording says nothing about</p></div>
<div class="card plain"><p>${escape(missing.join(', '))}</p></div></section>`
}
