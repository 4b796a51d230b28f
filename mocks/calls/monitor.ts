import { createParser } from 'eventsource-parser'
import { beginCall, type HeaderLine, type RecordedCall, type RecordedEvent } from '../har/call.ts'
import { endpoints } from '../../src/contract/index.ts'
import { finderOf, pathBelow } from '../har/findOperation.ts'
import type { CallLog } from './callLog.ts'

/** A longer body is counted, but not kept, in characters. */
const BODY_MAX = 512_000
/** The most events of a stream that are kept. */
const EVENTS_MAX = 200

export interface MonitorOptions {
  /** The base of the API, a path or an absolute URL: other calls are not watched. */
  base: string
  /** The screen that is open now. */
  where(): Pick<RecordedCall, 'screen' | 'page'>
  /** True if the demo's network or a fault of it is behind a reply, or behind none. */
  isFault?(replyHeaders: Headers | null): boolean
}

/** Wraps a `fetch`. */
export type Watch = (send: typeof fetch) => typeof fetch

interface Kept {
  text: string | null
  size: number
}

const decoder = new TextDecoder()

async function readBody(body: Request | Response): Promise<Kept> {
  const bytes = await body.arrayBuffer()
  const size = bytes.byteLength
  return { size, text: size === 0 || size > BODY_MAX ? null : decoder.decode(bytes) }
}

const find = finderOf(endpoints)

const linesOf = (headers: Headers): HeaderLine[] => Array.from(headers)

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

let pages = 0

/**
 * Writes every call of a page to a log: the call when it begins, and again when its reply is there. It changes nothing
 * about them, and costs far less than a millisecond each: checks against the contract wait until somebody looks
 * (docs/guides/inspector.md#what-it-costs).
 */
export function watchCalls(log: CallLog, { base, where, isFault = () => false }: MonitorOptions): Watch {
  const page = `${Date.now().toString(36)}${(pages++).toString(36)}`
  let count = 0

  function begin(request: Request, path: string): RecordedCall {
    const { method, url, headers } = request
    return {
      ...beginCall({ id: `${page}-${++count}`, method, url, startedAt: Date.now(), requestHeaders: linesOf(headers) }),
      operation: find(method, path)?.endpoint.id ?? null,
      ...where(),
    }
  }

  return (send) => async (input, init) => {
    const request = new Request(input, init)
    const path = pathBelow(request.url, base)
    if (path === null) return send(request)
    const started = performance.now()
    const elapsed = () => Math.round((performance.now() - started) * 10) / 10
    let call = begin(request, path)
    const put = (more: Partial<RecordedCall>) => {
      call = { ...call, ...more }
      log.put(call)
    }
    put({})
    const asked = readAsked(request)
    const end = (more: Partial<RecordedCall>) => {
      const time = elapsed()
      void asked.then((body) => put({ ...body, ...more, time }))
    }
    try {
      const response = await send(request)
      const { status, headers } = response
      put({ status, replyHeaders: linesOf(headers), byFault: isFault(headers) })
      if (isStream(response)) return followStream(response, request.signal, put, end)
      readBody(response.clone()).then(
        ({ text, size }) => end({ replyBody: text, replySize: size }),
        (error: unknown) => end({ failure: messageOf(error) }),
      )
      return response
    } catch (error) {
      end({ failure: messageOf(error), byFault: !request.signal.aborted && isFault(null) })
      throw error
    }
  }
}

/** The body of a request. A call is only over once it is known. */
async function readAsked(request: Request): Promise<Partial<RecordedCall>> {
  // Firefox has no `request.body` that would say whether there is one.
  if (request.method === 'GET' || request.method === 'HEAD') return {}
  try {
    const { text, size } = await readBody(request.clone())
    return { requestBody: text, requestSize: size }
  } catch {
    return {}
  }
}

const isStream = ({ headers, body }: Response) =>
  body !== null && (headers.get('content-type') ?? '').startsWith('text/event-stream')

/** Passes a stream on, and notes its events as they come. Cancelling it cancels the stream itself. */
function followStream(
  response: Response,
  signal: AbortSignal,
  put: (more: Partial<RecordedCall>) => void,
  onEnd: (more: Partial<RecordedCall>) => void,
): Response {
  const text = new TextDecoder()
  let events: readonly RecordedEvent[] = []
  let size = 0
  let isOver = false
  const parser = createParser({
    onEvent({ id, event, data }) {
      const isCut = events.length >= EVENTS_MAX
      events = [...events, { at: Date.now(), id: id ?? null, type: event ?? 'message', data }].slice(-EVENTS_MAX)
      put({ events, replySize: size, ...(isCut && { isCut }) })
    },
  })
  const end = () => {
    if (isOver) return
    isOver = true
    onEnd({ events, replySize: size })
  }
  put({ events })
  signal.addEventListener('abort', end)
  const body = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        controller.enqueue(chunk)
        size += chunk.byteLength
        parser.feed(text.decode(chunk, { stream: true }))
      },
      flush: end,
    }),
  )
  return new Response(body ?? null, response)
}
