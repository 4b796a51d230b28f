import type { RecordedCall, RecordedEvent } from '../../../mocks/har/call.ts'
import { headerOf } from '../../../mocks/har/call.ts'
import { pathBelow } from '../../../mocks/har/findOperation.ts'
import { operationOf } from '../../../mocks/har/operationOf.ts'
import { success, type Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { LiveEvent, ReceivedEvent } from '../../../src/contract/endpoint/events.ts'
import { contract } from '../../../src/contract/index.ts'
import { differencesOf } from '../../../tests/conformance/tools/violation.ts'
import { breaksClients } from './breaksClients.ts'
import { driftOf, type Drift } from './drift.ts'

const FORMAT = { rule: 'docs/contract.md#event-format' } as const

/** Differences of the events of a stream. */
export function judgeEvents(events: readonly RecordedEvent[], endpoint: Endpoint): Drift[] {
  const drift = driftOf(endpoint)
  return events.flatMap(({ id, type, data }) => {
    const read = readEvent(data)
    if (read === null) return [drift('event', 'data', 'JSON', 'no JSON', FORMAT)]
    const { data: known } = ReceivedEvent.safeParse(read)
    const differences = differencesOf(LiveEvent.safeParse(read).error?.issues ?? [], read)
    return [
      ...differences.map((difference) => {
        const { pointer, expected, got, example } = difference
        const more = { ...FORMAT, breaksClient: breaksClients(difference) }
        return drift('event', `data ${pointer}`, expected, example === '' ? got : example, more)
      }),
      ...(known === undefined || known.type === type ? [] : [drift('event', 'event', known.type, type, FORMAT)]),
      ...(id === null ? [drift('event', 'id', 'an id', 'nothing', FORMAT)] : []),
    ]
  })
}

function readEvent(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

/** A stream must have been open this long after a write before its event counts as missing. */
const GRACE_MS = 2000

interface Stream {
  from: number
  to: number
  tenant: string
  /** False for a recording that does not say when the events came. */
  timed: boolean
  events: { at: number; event: LiveEvent }[]
}

/**
 * The events that writes should have sent and that a stream, open at the time, did not bring
 * (docs/contract.md#event-stream). Of what an operation may send, only the first comes in any case. A stream that was
 * not kept whole tells nothing.
 */
export function judgeMissingEvents(
  calls: readonly RecordedCall[],
  base: string,
): { drift: Drift; call: RecordedCall }[] {
  const streams = streamsOf(calls, base)
  if (streams.length === 0) return []
  return calls.flatMap((call, place) => {
    const found = operationOf(call.method, pathBelow(call.url, base) ?? '')
    const [type] = found?.endpoint.events ?? []
    if (!found || type === undefined || found.endpoint.id === contract.system.sse.id) return []
    if (call.status !== success(found.endpoint).status || isEmptyImport(call)) return []
    if (isRepeated(call, place, calls)) return []
    const ended = call.startedAt + (call.time ?? 0)
    const open = streams.filter(
      ({ from, to, tenant }) => tenant === found.params.tenant && from <= call.startedAt && to >= ended + GRACE_MS,
    )
    const id = subjectOf(call, found.params)
    const came = open.some(({ events, timed }) =>
      events.some(
        ({ at, event }) =>
          event.type === type &&
          (!timed || at >= call.startedAt) &&
          (event.id === null || id === null || event.id === id),
      ),
    )
    if (open.length === 0 || came) return []
    const drift = driftOf(found.endpoint)
    return [
      { drift: drift('missing event', 'events', type, 'nothing', { rule: 'docs/contract.md#event-stream' }), call },
    ]
  })
}

/** An import that has imported nothing changes nothing. */
const isEmptyImport = ({ replyBody }: RecordedCall) => /"imported":\s*0\b/.test(replyBody ?? '')

/** What is being removed already sends no further event that it is. */
const isRepeated = ({ method, url, status }: RecordedCall, place: number, calls: readonly RecordedCall[]) =>
  method === 'DELETE' &&
  calls.findIndex((call) => call.method === method && call.url === url && call.status === status) < place

/** The connector or segment that a write is about: in its path, or in the reply of its creation. */
function subjectOf({ replyBody }: RecordedCall, params: Record<string, string>): string | null {
  return params.id ?? /"id":\s*"([^"]+)"/.exec(replyBody ?? '')?.[1] ?? null
}

function streamsOf(calls: readonly RecordedCall[], base: string): Stream[] {
  // A day of calls is more than a function takes as arguments.
  const end = calls.reduce((latest, { startedAt, time }) => Math.max(latest, startedAt + (time ?? 0)), -Infinity)
  const tenants = tenantsOf(calls, base)
  const all = new Set(tenants.values())
  return calls.flatMap((call): Stream[] => {
    const { endpoint } = operationOf(call.method, pathBelow(call.url, base) ?? '') ?? {}
    if (endpoint?.id !== contract.system.sse.id || call.status !== success(contract.system.sse).status) return []
    if (call.isCut) return []
    const events = (call.events ?? []).flatMap(({ at, data }) => {
      const parsed = ReceivedEvent.safeParse(readEvent(data))
      return parsed.success ? [{ at, event: parsed.data }] : []
    })
    const tenant =
      events[0]?.event.tenant ??
      tenants.get(headerOf(call.requestHeaders, 'authorization') ?? '') ??
      (all.size === 1 ? [...all][0] : undefined)
    if (tenant === undefined) return []
    const to = call.time === null ? end : call.startedAt + call.time
    return [{ from: call.startedAt, to, tenant, timed: events.some(({ at }) => at > 0), events }]
  })
}

/** The club of each token, as the paths of answered calls tell; tokens that were masked alike tell nothing. */
function tenantsOf(calls: readonly RecordedCall[], base: string): Map<string, string> {
  const found = new Map<string, string>()
  const unclear = new Set<string>()
  for (const call of calls) {
    const token = headerOf(call.requestHeaders, 'authorization')
    const tenant = operationOf(call.method, pathBelow(call.url, base) ?? '')?.params.tenant
    if (token === null || tenant === undefined || call.status === null || call.status >= 300) continue
    if ((found.get(token) ?? tenant) !== tenant) unclear.add(token)
    found.set(token, tenant)
  }
  for (const token of unclear) found.delete(token)
  return found
}
