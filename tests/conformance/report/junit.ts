import { areaOf, count, groupBy, type Report, type VerdictReport } from './report.ts'
import { escapeMarkup } from './text.ts'

type Attributes = Record<string, string | number>

/** A run as JUnit XML: a suite per area, a case per law. A law that was not run is skipped, with its reason. */
export function junit({ verdicts, began }: Report): string {
  const suites = groupBy(verdicts, ({ operation }) => areaOf(operation)).map(([area, all]) =>
    element('testsuite', { name: area, ...totals(all), timestamp: began }, all.map(testcase)),
  )
  const root = element('testsuites', { name: 'conformance', ...totals(verdicts) }, suites)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

function totals(verdicts: readonly VerdictReport[]): Attributes {
  const { failed, notRun } = count(verdicts)
  const milliseconds = verdicts.reduce((sum, verdict) => sum + verdict.milliseconds, 0)
  return { tests: verdicts.length, failures: failed, errors: 0, skipped: notRun, time: seconds(milliseconds) }
}

function testcase(verdict: VerdictReport): string {
  const { operation, check, title, milliseconds } = verdict
  const attributes = { classname: operation, name: `${check}: ${title}`, time: seconds(milliseconds) }
  return element('testcase', attributes, outcome(verdict))
}

function outcome(verdict: VerdictReport): string[] {
  switch (verdict.outcome) {
    case 'passed':
      return []
    case 'not run':
      return [element('skipped', { message: verdict.reason })]
    case 'failed': {
      const { message, stack } = verdict
      const [sentence = ''] = message.split('\n')
      const text = escapeMarkup([message, ...stack.map((line) => `    ${line}`)].join('\n'))
      return [element('failure', { message: sentence, type: 'law' }, [text])]
    }
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3)

/** An XML element. `children` are markup, attributes are plain text. */
function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(String(value))}"`)
  const open = `<${name}${written.join('')}`
  return children.length === 0 ? `${open}/>` : `${open}>${children.join('\n')}</${name}>`
}
