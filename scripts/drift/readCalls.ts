import { createParser } from 'eventsource-parser'
import { headerOf, type HeaderLine, type RecordedCall, type RecordedEvent } from '../../mocks/har/call.ts'
import { readHar, type HarEntry } from '../../mocks/har/har.ts'

/**
 * Reads the calls of a HAR file, of a browser, the mock, the inspector or the proxy. Throws a sentence if it is none.
 */
export const readCalls = (text: string): RecordedCall[] => readHar(text).log.entries.map(callOf)

function callOf(entry: HarEntry, at: number): RecordedCall {
  const { request, response, time, _operation: operation, _open: open, _error: error, _cut: cut, _fault: fault } = entry
  const replyHeaders = linesOf(response.headers)
  const body = textOf(response.content)
  const isStream = response.content.mimeType.startsWith('text/event-stream')
  return {
    id: String(at),
    operation: operation ?? null,
    method: request.method.toUpperCase(),
    url: request.url,
    startedAt: Date.parse(entry.startedDateTime),
    time: open === true ? null : Math.max(0, time),
    screen: null,
    page: null,
    requestHeaders: linesOf(request.headers),
    requestBody: request.postData?.text ?? null,
    requestSize: Math.max(0, request.bodySize),
    // Browsers write 0 or -1 for a call that got no answer.
    status: response.status > 0 ? response.status : null,
    replyHeaders,
    replyBody: isStream ? null : body,
    // Without a text the body may have been lost: a page that goes away takes it along.
    replySize:
      body === null && headerOf(replyHeaders, 'content-length') !== '0' ? -1 : Math.max(0, response.content.size),
    failure: isStream ? null : (error ?? null),
    // A browser leaves out the text of a stream, and nobody keeps a long one whole.
    ...(isStream && { events: eventsIn(body ?? ''), isCut: body === null || cut === true }),
    byFault: fault === true,
  }
}

const linesOf = (headers: readonly { name: string; value: string }[]): HeaderLine[] =>
  headers.map(({ name, value }) => [name.toLowerCase(), value])

function textOf({ text, encoding }: HarEntry['response']['content']): string | null {
  if (text === undefined) return null
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text
}

/** The events in the text of a stream. A file does not say when they came. */
export function eventsIn(text: string, at = 0): RecordedEvent[] {
  const events: RecordedEvent[] = []
  const parser = createParser({
    onEvent: ({ id, event, data }) => void events.push({ at, id: id ?? null, type: event ?? 'message', data }),
  })
  parser.feed(text)
  return events
}
