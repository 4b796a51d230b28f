import { createParser } from 'eventsource-parser'
import { ReceivedEvent, type LiveEvent } from '../../contract/endpoint/events.ts'
import { GAP_COMMENT, LAST_EVENT_ID } from '../../contract/endpoint/stream.ts'

/** Constants of docs/product/client.md#event-stream, in milliseconds. */
const RECONNECT_MIN_MS = 1000
export const RECONNECT_MAX_MS = 18_000_000
export const HEARTBEAT_TIMEOUT_MS = 45_000

export interface StreamOptions {
  /** Opens the stream; with an id, it resumes after that event. */
  open(signal: AbortSignal, lastEventId: string | null): Promise<Response>
  /** Resolves once the server accepts requests; waiting for it does not count as a failed attempt. */
  ready?(): Promise<void>
  /** The id to open a new stream with, so that no answer on the screen misses an event; null if unknown. */
  firstEventId?(): string | null
  /**
   * Called when the stream is open and sends all events after `from`; `latest` is the last event before it opened. Each
   * is null if the server does not say. Not called when a stream resumes.
   */
  onOpen?(from: string | null, latest: string | null): void
  /** Returns false for an event that changes nothing on the screen; listeners are then not called. */
  onEvent(event: LiveEvent, id: string | null): boolean | void
  /** Called when events may have been missed, so that every answer may be stale. */
  onGap(): void
  /** A number between 0 and 1; spreads the reconnects of many clients. */
  random?(): number
}

type ConnectionOptions = StreamOptions &
  Required<Pick<StreamOptions, 'firstEventId' | 'random'>> & { report(isOpen: boolean): void }

/** Where a connection resumes after a cut. */
interface Cursor {
  lastEventId: string | null
}

/** Opens the stream and reconnects after each end, until `signal` aborts. */
export async function keepOpen(options: ConnectionOptions, signal: AbortSignal) {
  const cursor: Cursor = { lastEventId: null }
  let isRetry = false
  for (let failures = 0; !signal.aborted; failures++) {
    await options.ready?.()
    if (signal.aborted) return
    const opened = await readStream(options, cursor, isRetry, signal)
    isRetry = true
    if (signal.aborted) return
    options.report(false)
    if (opened) failures = 0
    // The first attempts after that may still fail.
    if ((await pause(delayAfter(failures, options.random()), signal)) === 'online') failures = -1
  }
}

/** Reads one stream to its end. Never rejects; resolves with true if the stream had been open. */
async function readStream(options: ConnectionOptions, cursor: Cursor, isRetry: boolean, signal: AbortSignal) {
  const attempt = new AbortController()
  const giveUp = () => attempt.abort()
  signal.addEventListener('abort', giveUp)
  let heartbeat: ReturnType<typeof setTimeout> | undefined
  const resetHeartbeat = () => {
    clearTimeout(heartbeat)
    heartbeat = setTimeout(giveUp, HEARTBEAT_TIMEOUT_MS)
  }
  let opened = false
  try {
    resetHeartbeat()
    const resumed = cursor.lastEventId
    const from = resumed ?? options.firstEventId()
    const response = await options.open(attempt.signal, from)
    if (!response.ok || !response.body) return false
    opened = true
    if (!signal.aborted) options.report(true)
    resetHeartbeat()
    const latest = response.headers.get(LAST_EVENT_ID)
    if (resumed === null) {
      cursor.lastEventId = from ?? latest
      options.onOpen?.(cursor.lastEventId, latest)
      // The previous attempt ended before its first event, so there was no id to resume from.
      if (isRetry && cursor.lastEventId === null) options.onGap()
    }
    const parser = createMessageParser(options, cursor, latest)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    // Aborting the request does not end every body, for example that of a model running in this page. Cancelling the
    // reader does.
    attempt.signal.addEventListener('abort', () => void reader.cancel().catch(() => {}))
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      if (signal.aborted) break
      resetHeartbeat()
      parser.feed(chunk.value)
    }
    return true
  } catch {
    return opened
  } finally {
    clearTimeout(heartbeat)
    signal.removeEventListener('abort', giveUp)
  }
}

/**
 * Parses the text of a stream, moves the cursor and reports events and gaps. Skips messages that are not events of the
 * contract.
 */
function createMessageParser({ onOpen, onGap, onEvent }: ConnectionOptions, cursor: Cursor, latest: string | null) {
  return createParser({
    onEvent({ id, data }) {
      if (id !== undefined && id !== '') cursor.lastEventId = id
      const event = ReceivedEvent.safeParse(parseJson(data)).data
      if (event) onEvent(event, id ?? null)
    },
    onComment(comment) {
      if (comment.trim() !== GAP_COMMENT) return
      cursor.lastEventId = latest
      onOpen?.(latest, latest)
      onGap()
    },
  })
}

/**
 * The delay before a reconnect in milliseconds: 1 s, 2 s, 4 s …, reduced by up to a quarter so that clients spread out.
 */
export function delayAfter(failures: number, random: number): number {
  const full = Math.min(RECONNECT_MAX_MS, RECONNECT_MIN_MS * 2 ** Math.min(failures, 30))
  return failures === 0 ? full : full - (full / 4) * random
}

/** Waits, but no longer than until the browser is online again: the delay may have grown to hours. */
function pause(milliseconds: number, signal: AbortSignal) {
  return new Promise<'over' | 'online'>((resolve) => {
    const over = new AbortController()
    function end(why: 'over' | 'online') {
      clearTimeout(timer)
      over.abort()
      resolve(why)
    }
    const timer = setTimeout(end, milliseconds, 'over' as const)
    signal.addEventListener('abort', () => end('over'), { signal: over.signal })
    // Only pages know whether they are online.
    globalThis.addEventListener?.('online', () => end('online'), { signal: over.signal })
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
