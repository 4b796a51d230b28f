import type { ServerStatus } from '../control.ts'

/** The messages between a page and the server behind a MessagePort; first a request as plain data. */
export interface WireRequest {
  url: string
  method: string
  headers: [string, string][]
  body: ArrayBuffer | null
}

/**
 * A response as plain data. WebKit cannot transfer a ReadableStream, so an event stream gets its own port
 * (`portStream.ts`).
 */
export interface WireResponse {
  status: number
  headers: [string, string][]
  body: ArrayBuffer | null
  stream: MessagePort | null
}

/** A call from a page; its answer carries the same id. */
export type Question =
  | { id: number; kind: 'fetch'; request: WireRequest }
  | { id: number; kind: 'control'; method: string; args: readonly unknown[] }

/** A page sends `hello` first; and `bye` on a port that it no longer uses. */
export type FromPage = Hello | { kind: 'bye' } | Question

export interface Hello {
  kind: 'hello'
  /** The name of the lock that the page holds while it is alive. */
  livenessLock: string
  /** When the page began, in milliseconds since 1970. */
  since: number
  /** The lock of a server that is gone, or whose locks the page does not see; empty for none. */
  lostLock: string
}

export type Answer =
  | { id: number; kind: 'response'; response: WireResponse }
  | { id: number; kind: 'result'; result: unknown }
  | { id: number; kind: 'error'; message: string }

/** The network or a fault of the model holds the answer to a call back, for so many milliseconds. */
export interface Held {
  id: number
  kind: 'held'
  milliseconds: number
}

/**
 * The server sends `alive` first, even before it has opened, with the name of the lock that it holds while it is alive.
 */
export type FromServer =
  | { kind: 'alive'; livenessLock: string }
  /** The page began before the site data was deleted, and the server after it: they share no locks. */
  | { kind: 'storage deleted' }
  | { kind: 'status'; status: ServerStatus }
  | Held
  | Answer
