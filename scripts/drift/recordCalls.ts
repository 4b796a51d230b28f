import {
  beginCall,
  type HeaderLine,
  type RecordedCall,
  type RecordedEvent,
  type Recording,
} from '../../mocks/har/call.ts'
import { eventsIn } from './readCalls.ts'

type Send = (request: Request) => Promise<Response>

const linesOf = (headers: Headers): HeaderLine[] => [...headers]
/** The bodies that the contract describes; files and the like are only counted. */
const isText = (headers: Headers) => /json|text|urlencoded/.test(headers.get('content-type') ?? 'json')

/**
 * Wraps a function that answers requests so that its calls are recorded. A call is added once its reply is whole, and a
 * stream once it opens.
 *
 * @param now the time in milliseconds, for tests whose time stands still
 */
export function recordCalls(send: Send, add: (call: RecordedCall) => void, now: () => number = Date.now): Send {
  let count = 0
  return async (request) => {
    const call = beginCall({
      id: String(++count),
      method: request.method,
      url: request.url,
      startedAt: now(),
      requestHeaders: linesOf(request.headers),
    })
    if (request.body && isText(request.headers)) call.requestBody = await request.clone().text()
    call.requestSize = call.requestBody?.length ?? 0
    const response = await send(request)
    call.status = response.status
    call.replyHeaders = linesOf(response.headers)
    const done = () => {
      call.time = now() - call.startedAt
    }
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      add(call)
      return recordStream(call, response, now, done)
    }
    const text = await response.clone().text()
    call.replySize = text.length
    call.replyBody = text === '' ? null : text
    done()
    add(call)
    return response
  }
}

/** Passes a stream on and keeps its events. */
function recordStream(call: Recording, response: Response, now: () => number, done: () => void): Response {
  const keep = eventKeeper(call, now)
  const reader = response.body?.getReader()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = await reader?.read()
      if (chunk?.value) {
        keep(chunk.value)
        controller.enqueue(chunk.value)
      } else {
        done()
        controller.close()
      }
    },
    cancel(reason) {
      done()
      return reader?.cancel(reason)
    },
  })
  return new Response(body, response)
}

/** Reads the bytes of a stream as they come, and adds its events to a call with the time at which each was whole. */
export function eventKeeper(call: Pick<Recording, 'events'>, now: () => number): (chunk: Uint8Array) => void {
  const decoder = new TextDecoder()
  let rest = ''
  const events: RecordedEvent[] = []
  call.events = events
  return (chunk) => {
    rest += decoder.decode(chunk, { stream: true }).replaceAll('\r\n', '\n')
    const end = rest.lastIndexOf('\n\n')
    if (end < 0) return
    events.push(...eventsIn(rest.slice(0, end + 2), now()))
    rest = rest.slice(end + 2)
  }
}
