import type { Verdict } from '../law.ts'
import type { VerdictReport } from './report.ts'
import { Violation } from '../tools/violation.ts'
import { commandOf } from '../tools/curl.ts'
import { ruleOf } from './rules.ts'
import { printable } from './text.ts'

const MESSAGE_MAX = 4000
const STACK_LINES = 6

/** A verdict as plain JSON. `redact` removes secrets from the text of an error. */
export function record(verdict: Verdict, redact: (text: string) => string): VerdictReport {
  const { law, milliseconds, exchanges, leftBehind } = verdict
  const clean = (text: string) => printable(redact(text))
  const common = {
    operation: law.operation,
    check: law.check,
    title: printable(law.title),
    milliseconds: Math.round(milliseconds),
    statuses: statusesOf(exchanges),
    leftBehind: leftBehind.map(clean),
  }
  switch (verdict.outcome) {
    case 'passed':
      return { ...common, outcome: 'passed' }
    case 'not run':
      return { ...common, outcome: 'not run', reason: verdict.reason }
    case 'failed': {
      const { message, stack } = describeError(verdict.error)
      const curl = commandOf(exchanges)
      return {
        ...common,
        outcome: 'failed',
        message: clean(message).slice(0, MESSAGE_MAX),
        stack: stack.map(clean),
        violation: violationOf(verdict.error, clean),
        rule: ruleOf(law),
        curl: curl === null ? null : clean(curl),
      }
    }
  }
}

function violationOf(error: unknown, clean: (text: string) => string) {
  // A law that tries many inputs adds the input to the message.
  const found = error instanceof Error && error.cause instanceof Violation ? error.cause : error
  if (!(found instanceof Violation)) return null
  const { operation, kind } = found
  const differences = found.differences.map((difference) => ({
    pointer: clean(difference.pointer),
    expected: clean(difference.expected),
    got: clean(difference.got),
    example: clean(difference.example),
  }))
  return { operation, kind, differences }
}

function statusesOf(exchanges: Verdict['exchanges']): Record<string, number[]> {
  const seen = Map.groupBy(exchanges, ({ operation }) => operation ?? '*')
  return Object.fromEntries(
    [...seen].map(([operation, all]) => [
      operation,
      [...new Set(all.flatMap(({ status }) => (status === null ? [] : [status])))].toSorted((a, b) => a - b),
    ]),
  )
}

/** The message and stack of any thrown value. A failed fetch only says in its cause why it failed. */
function describeError(error: unknown): { message: string; stack: string[] } {
  if (!(error instanceof Error)) return { message: `threw ${String(error)}`, stack: [] }
  const { message, name, cause, stack = '' } = error
  const reason = cause instanceof Error ? cause.message || String('code' in cause ? cause.code : cause.name) : ''
  const why = message.includes(reason) ? '' : `: ${reason}`
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('node:internal'))
  return { message: `${message || name}${why}`, stack: frames.slice(0, STACK_LINES).map((line) => line.trim()) }
}
