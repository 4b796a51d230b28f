import { dateFormat, formatCount } from '../../../src/format.ts'
import { knownViolations, type Violation } from '../../calls/check/checkCall.ts'
import type { RecordedCall } from '../../har/call.ts'
import { pathBelow } from '../../har/findOperation.ts'
import { differenceWords, figureWords } from './words.ts'

/** The path of a call below the base of the API, with its query. */
export function pathText({ url }: RecordedCall, base: string): string {
  const { search, pathname } = new URL(url)
  return (pathBelow(url, base) ?? pathname) + search
}

/** The id of the operation, or the path of a call outside the contract. */
export const nameText = (call: RecordedCall, base: string) => call.operation ?? pathText(call, base)

export const statusText = ({ status, failure, time }: RecordedCall) =>
  status === null ? (failure === null && time === null ? '…' : figureWords.lost) : String(status)

export const timeText = ({ time, events, status }: RecordedCall) =>
  time === null
    ? events || status !== null
      ? figureWords.open
      : '…'
    : figureWords.milliseconds(formatCount(Math.round(time)))

/** What is wrong at a place, as the rest of a sentence that begins with it. */
export function differenceText({ expected, got }: Pick<Violation, 'expected' | 'got'>): string {
  if (expected === 'no such parameter') return differenceWords.noParameter
  if (expected === 'no such field') return differenceWords.noField(got)
  const isMissing = got === 'nothing'
  if (expected.endsWith('.'))
    return isMissing ? differenceWords.missingRule(expected) : differenceWords.rule(expected, got)
  return isMissing ? differenceWords.missing(expected) : differenceWords.other(expected, got)
}

/** The same difference in several rows of a list. */
export interface Together {
  /** The first one, with `*` for the row if there are several. */
  violation: Violation
  times: number
}

/** The violations of a call, each once for all rows of a list, in the order in which they were found. */
export function together(violations: readonly Violation[]): Together[] {
  const withoutRows = (pointer: string) => pointer.replace(/\/\d+(?=\/|$)/g, '/*')
  const groups = Map.groupBy(violations, ({ side, part, pointer, expected, rule }) =>
    JSON.stringify([side, part, withoutRows(pointer), expected, rule]),
  )
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const violation = others.length === 0 ? first : { ...first, pointer: withoutRows(first.pointer) }
    return [{ violation, times: others.length + 1 }]
  })
}

/** A size in the unit that fits. */
export const sizeText = (bytes: number) =>
  bytes < 1000 ? figureWords.bytes(bytes) : figureWords.kilobytes((bytes / 1000).toFixed(1))

export const momentText = dateFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** True for a call that failed, or that differs from the contract as far as that is known. */
export const isWrong = (call: RecordedCall) =>
  call.failure !== null || (call.status ?? 0) >= 400 || (knownViolations(call)?.length ?? 0) > 0

/**
 * The calls that fit a text, the latest first. Each word must stand in the name, the path, the status or the screen.
 */
export function findCalls(
  calls: readonly RecordedCall[],
  text: string,
  onlyWrong: boolean,
  base: string,
): RecordedCall[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return calls
    .filter((call) => {
      if (onlyWrong && !isWrong(call)) return false
      if (words.length === 0) return true
      const all = `${call.method} ${call.operation ?? ''} ${pathText(call, base)} ${statusText(call)} ${call.screen ?? ''}`
      const lower = all.toLowerCase()
      return words.every((word) => lower.includes(word))
    })
    .toReversed()
}
