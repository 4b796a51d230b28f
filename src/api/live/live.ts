import type { LiveEvent } from '../../contract/endpoint/events.ts'
import type { LiveEventType } from '../../contract/endpoint/stream.ts'
import { serverNow } from '../../serverTime.ts'
import { keepOpen, type StreamOptions } from './readStream.ts'

/** Delay before a stream without listeners is closed, so that it survives a change of screens. */
export const CLOSE_DELAY_MS = 200

export interface LiveOptions extends StreamOptions {
  onClose?(): void
}

export interface Live {
  /**
   * Listens to some event types; returns a function to stop. The first listener opens the stream, the last one closes
   * it.
   */
  listen(types: readonly LiveEventType[], listener?: (event: LiveEvent) => void): () => void
  /** Whether events arrive; changes of it are reported to `onConnectionChange`. */
  connection(): Connection
  onConnectionChange(listener: () => void): () => void
  /** Call it when another user signs in: the stream reconnects with their token and does not resume. */
  restart(): void
}

/** The connection to the event stream. */
export interface Connection {
  /** True once events arrive. */
  isOpen: boolean
  /** When it was cut, on the server's clock, in milliseconds since 1970; null if it was not. */
  lostAt: number | null
}

interface Listener {
  types: readonly LiveEventType[]
  listener: ((event: LiveEvent) => void) | undefined
}

/**
 * One event stream for all screens. It starts after the oldest answer on the screen, reconnects with backoff and
 * resumes where it was cut (docs/contract.md#reconnecting).
 */
export function createLive(options: LiveOptions): Live {
  const listeners = new Set<Listener>()
  let connection: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: Connection = { isOpen: false, lostAt: null }
  const stateListeners = new Set<() => void>()

  function report(isOpen: boolean) {
    if (isOpen === state.isOpen && (isOpen || state.lostAt !== null)) return
    state = { isOpen, lostAt: isOpen ? null : serverNow() }
    for (const listener of stateListeners) listener()
  }

  const connectionOptions = { firstEventId: () => null, random: Math.random, ...options, onEvent: handleEvent, report }

  function handleEvent(event: LiveEvent, id: string | null) {
    if (options.onEvent(event, id) === false) return
    for (const { types, listener } of listeners) if (types.includes(event.type)) listener?.(event)
  }

  function connect() {
    clearTimeout(timer)
    if (connection || listeners.size === 0) return
    connection = new AbortController()
    void keepOpen(connectionOptions, connection.signal)
  }

  function disconnect() {
    connection?.abort()
    connection = null
    state = { isOpen: false, lostAt: null }
    options.onClose?.()
  }

  return {
    listen(types, listener) {
      const entry = { types, listener }
      listeners.add(entry)
      connect()
      return () => {
        listeners.delete(entry)
        if (listeners.size > 0) return
        clearTimeout(timer)
        timer = setTimeout(disconnect, CLOSE_DELAY_MS)
      }
    },
    connection: () => state,
    onConnectionChange(listener) {
      stateListeners.add(listener)
      return () => void stateListeners.delete(listener)
    },
    restart() {
      disconnect()
      clearTimeout(timer)
      // The delay lets the screens of the previous user unmount and stop listening.
      timer = setTimeout(connect, CLOSE_DELAY_MS)
    },
  }
}
