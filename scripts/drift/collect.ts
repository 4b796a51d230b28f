import type { RecordedCall } from '../../mocks/har/call.ts'
import type { UnreadEntry } from './readCalls.ts'
import { pathBelow } from '../../mocks/har/findOperation.ts'
import { operationOf } from '../../mocks/har/operationOf.ts'
import { keyOf, type Drift } from './judge/drift.ts'
import { judgeMissingEvents } from './judge/events.ts'
import { isJudged, judgeCall } from './judge/judgeCall.ts'

/** A difference with how often it was seen, and the first call that shows it. */
export interface Finding extends Drift {
  count: number
  first: { method: string; url: string; at: string; status: number | null }
}

/** What a recording says about the contract. */
export interface DriftReport {
  /** The file or the server. */
  source: string
  calls: number
  /** Calls that are not of this API, or got no answer. */
  skipped: number
  /** Entries of files that cannot be judged. */
  unread: (UnreadEntry & { file: string })[]
  /** The ids of the operations that were called. */
  operations: string[]
  /** Each difference once: first those that break clients, the most frequent first. */
  findings: Finding[]
}

/** Collects the differences of calls as they come, each once. */
export function createCollector(base: string) {
  const findings = new Map<string, Finding>()
  const operations = new Set<string>()
  let judged = 0
  let skipped = 0

  function note(drift: Drift, { method, url, startedAt, status }: RecordedCall): Finding | null {
    const key = keyOf(drift)
    const known = findings.get(key)
    if (known) {
      known.count += 1
      return null
    }
    const { pathname, search } = new URL(url)
    const first = { method, url: pathname + search, at: new Date(startedAt).toISOString(), status }
    const finding = { ...drift, count: 1, first }
    findings.set(key, finding)
    return finding
  }

  return {
    /** Judges a call; returns what has not been seen before. */
    add(call: RecordedCall): Finding[] {
      if (!isJudged(call, base)) {
        skipped += 1
        return []
      }
      judged += 1
      const found = operationOf(call.method, pathBelow(call.url, base) ?? '')
      if (found) operations.add(found.endpoint.id)
      return judgeCall(call, base).flatMap((drift) => note(drift, call) ?? [])
    },
    /** Judges what only all calls together show. */
    finish(source: string, calls: readonly RecordedCall[]): DriftReport {
      for (const { drift, call } of judgeMissingEvents(
        calls.filter((one) => isJudged(one, base)),
        base,
      ))
        note(drift, call)
      const sorted = [...findings.values()].toSorted(
        (a, b) => Number(b.breaksClient) - Number(a.breaksClient) || b.count - a.count,
      )
      return { source, calls: judged, skipped, unread: [], operations: [...operations].toSorted(), findings: sorted }
    },
  }
}

/** Judges a whole recording. */
export function driftOfCalls(calls: readonly RecordedCall[], source: string, base: string): DriftReport {
  const collector = createCollector(base)
  for (const call of calls) collector.add(call)
  return collector.finish(source, calls)
}
