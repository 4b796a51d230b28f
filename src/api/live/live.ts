import { createParser } from 'eventsource-parser'
import { GAP_COMMENT, LAST_EVENT_ID, LiveEvent, type LiveEventType } from '../../contract/endpoint/events.ts'

/** Constants of docs/product/client.md#event-stream, in milliseconds. */
export const RECONNECT_MIN_MS = 1000
export const RECONNECT_MAX_MS = 18_000_000
export const HEARTBEAT_TIMEOUT_MS = 45_000
/** From one listening screen to the next the stream stays open; after so long without any it is closed. */
export const LINGER_MS = 200

export interface LiveOptions {
  /** Opens the stream, after the last event that was seen. */
  open(signal: AbortSignal, lastEventId: string | null): Promise<Response>
  /** Resolves once the server can be asked; no attempt counts before. */
  ready?(): Promise<void>
  /** The event that a new stream begins after, so that it misses nothing of what is shown; null where that is not known. */
  firstEventId?(): string | null
  /**
   * The stream is open, and tells all events after `from`; `latest` had happened by then. Each is null where the server does not
   * say. Not called for a stream that resumes where it was cut.
   */
  onOpen?(from: string | null, latest: string | null): void
  onClose?(): void
  /** False where the event is old news: listeners are not called then. */
  onEvent(event: LiveEvent, id: string | null): boolean | void
  /** Events may have been missed: whatever is shown may be stale. */
  onGap(): void
  /** Between 0 and 1; spreads the reconnects of many clients. */
  random?(): number
}

export interface Live {
  /** Listens to some types of event; the first listener opens the stream, the last one to stop closes it. */
  listen(types: readonly LiveEventType[], listener?: (event: LiveEvent) => void): () => void
  /** Another person has signed in: the stream begins anew, with their token and nothing remembered. */
  restart(): void
}

interface Listener {
  types: readonly LiveEventType[]
  listener: ((event: LiveEvent) => void) | undefined
}

/**
 * One event stream for all screens. It begins after the oldest answer that is shown, reconnects after 1 s, doubling up to five
 * hours, and resumes where it was cut (docs/contract.md#reconnecting).
 */
export function createLive({
  open,
  ready,
  firstEventId = () => null,
  onOpen,
  onClose,
  onEvent,
  onGap,
  random = Math.random,
}: LiveOptions): Live {
  const listeners = new Set<Listener>()
  let connection: AbortController | null = null
  let lastEventId: string | null = null
  let closing: ReturnType<typeof setTimeout> | undefined

  function connect() {
    clearTimeout(closing)
    if (connection || listeners.size === 0) return
    connection = new AbortController()
    void keepOpen(connection.signal)
  }

  function disconnect() {
    connection?.abort()
    connection = null
    lastEventId = null
    onClose?.()
  }

  async function keepOpen(signal: AbortSignal) {
    let tried = false
    for (let failures = 0; !signal.aborted; failures++) {
      await ready?.()
      if (signal.aborted) return
      const opened = await readStream(signal, tried)
      tried = true
      if (signal.aborted) return
      if (opened) failures = 0
      await pause(delayAfter(failures, random()), signal)
    }
  }

  /** Resolves when the stream has ended, however: true if it had been open. */
  async function readStream(signal: AbortSignal, again: boolean): Promise<boolean> {
    const attempt = new AbortController()
    const giveUp = () => attempt.abort()
    signal.addEventListener('abort', giveUp)
    let alive: ReturnType<typeof setTimeout> | undefined
    const stillAlive = () => {
      clearTimeout(alive)
      alive = setTimeout(giveUp, HEARTBEAT_TIMEOUT_MS)
    }
    let opened = false
    try {
      stillAlive()
      const resumed = lastEventId
      const from = resumed ?? firstEventId()
      const response = await open(attempt.signal, from)
      if (!response.ok || !response.body) return false
      opened = true
      stillAlive()
      const latest = response.headers.get(LAST_EVENT_ID)
      if (resumed === null) {
        lastEventId = from ?? latest
        onOpen?.(lastEventId, latest)
        // Cut or refused before its first event, it had no id to resume from.
        if (again && lastEventId === null) onGap()
      }
      const parser = createParser({
        onEvent: ({ id, data }) => take(id, data),
        onComment: (comment) => {
          if (comment.trim() !== GAP_COMMENT) return
          lastEventId = latest
          onOpen?.(latest, latest)
          onGap()
        },
      })
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      // A body that does not end with its request, such as one from a model in this page, ends with its reader.
      attempt.signal.addEventListener('abort', () => void reader.cancel().catch(() => {}))
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
        if (signal.aborted) break
        stillAlive()
        parser.feed(chunk.value)
      }
      return true
    } catch {
      return opened
    } finally {
      clearTimeout(alive)
      signal.removeEventListener('abort', giveUp)
    }
  }

  function take(id: string | undefined, data: string) {
    if (id !== undefined && id !== '') lastEventId = id
    const event = LiveEvent.safeParse(parseJson(data)).data
    if (!event) return
    if (onEvent(event, id ?? null) === false) return
    for (const { types, listener } of listeners) if (types.includes(event.type)) listener?.(event)
  }

  return {
    listen(types, listener) {
      const entry = { types, listener }
      listeners.add(entry)
      connect()
      return () => {
        listeners.delete(entry)
        if (listeners.size > 0) return
        clearTimeout(closing)
        closing = setTimeout(disconnect, LINGER_MS)
      }
    },
    restart() {
      disconnect()
      clearTimeout(closing)
      // By then the screens of the person before have gone, and do not listen any more.
      closing = setTimeout(connect, LINGER_MS)
    },
  }
}

/** 1 s, 2 s, 4 s … up to the most, less up to a quarter, so that not all clients come at once. */
export function delayAfter(failures: number, random: number): number {
  const full = Math.min(RECONNECT_MAX_MS, RECONNECT_MIN_MS * 2 ** Math.min(failures, 30))
  return failures === 0 ? full : full - (full / 4) * random
}

function pause(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
