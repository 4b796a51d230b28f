import { headerOf, type HeaderLine, type RecordedCall, type RecordedEvent } from './call.ts'
import type { Har, HarEntry } from './har.ts'
import { maskCall } from './mask.ts'

const HTTP = 'HTTP/1.1'
const pairs = (lines: Iterable<readonly [string, string]>) => Array.from(lines, ([name, value]) => ({ name, value }))

/** The names of the cookies; their values are secrets. */
const cookiesOf = (headers: readonly HeaderLine[], header: string) =>
  headers
    .filter(([name]) => name === header)
    .flatMap(([, value]) => (header === 'cookie' ? value.split(/;\s*/) : [value.split(';')[0] ?? '']))
    .map((pair) => ({ name: pair.split('=')[0] ?? '', value: '[masked]' }))

/** The text of a stream, as it was sent. */
const streamText = (events: readonly RecordedEvent[]) =>
  events.map(({ id, type, data }) => `${id === null ? '' : `id: ${id}\n`}event: ${type}\ndata: ${data}\n\n`).join('')

/** Writes a call as an entry of HAR 1.2, without secrets. */
export function entryOf(recorded: RecordedCall): HarEntry {
  const call = maskCall(recorded)
  const { operation, screen, failure, events } = call
  const time = call.time ?? 0
  const type = headerOf(call.requestHeaders, 'content-type')
  const text = events ? streamText(events) : call.replyBody
  return {
    startedDateTime: new Date(call.startedAt).toISOString(),
    time,
    request: {
      method: call.method,
      url: call.url,
      httpVersion: HTTP,
      cookies: cookiesOf(recorded.requestHeaders, 'cookie'),
      headers: pairs(call.requestHeaders),
      queryString: pairs(new URL(call.url).searchParams),
      ...(call.requestBody !== null && {
        postData: { mimeType: type ?? '', text: call.requestBody },
      }),
      headersSize: -1,
      bodySize: call.requestSize,
    },
    response: {
      status: call.status ?? 0,
      statusText: '',
      httpVersion: HTTP,
      cookies: cookiesOf(recorded.replyHeaders, 'set-cookie'),
      headers: pairs(call.replyHeaders),
      content: {
        size: events ? (text ?? '').length : call.replySize,
        mimeType: headerOf(call.replyHeaders, 'content-type') ?? '',
        ...(text !== null && { text }),
      },
      redirectURL: headerOf(call.replyHeaders, 'location') ?? '',
      headersSize: -1,
      bodySize: call.status === null ? -1 : call.replySize,
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    ...(operation !== null && { _operation: operation }),
    ...(screen !== null && { _screen: screen }),
    ...(failure !== null && { _error: failure }),
    ...(call.time === null && { _open: true }),
    ...(call.isCut && { _cut: true }),
    ...(call.byFault && { _fault: true }),
  }
}

const CREATOR = { name: 'Touchline', version: '1' }

const byStart = (calls: readonly RecordedCall[]) => calls.toSorted((a, b) => a.startedAt - b.startedAt)

/** Writes calls as HAR 1.2, the earliest first, without secrets (docs/guides/inspector.md#har). */
export const harOf = (calls: readonly RecordedCall[]): Har => ({
  log: {
    version: '1.2',
    creator: CREATOR,
    entries: byStart(calls).map(entryOf),
  },
})

/** What stands before and after the entries of a HAR file that is written piece by piece. */
export const harFrame = () => ({ head: JSON.stringify(harOf([])).replace(/\]\}\}$/, ''), end: '\n]}}\n' })

/** The text of a HAR file in pieces: a recording of many calls may be more than a text can hold. */
export function* harText(calls: readonly RecordedCall[]): Generator<string> {
  const { head, end } = harFrame()
  yield head
  for (const [at, call] of byStart(calls).entries()) yield `${at === 0 ? '' : ','}\n${JSON.stringify(entryOf(call))}`
  yield end
}
