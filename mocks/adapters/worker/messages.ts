import type { ServerStatus } from '../../control.ts'

/** What a page and the server behind a MessagePort say to each other. */
export interface WireRequest {
  url: string
  method: string
  headers: [string, string][]
  body: ArrayBuffer | null
}

/** Bodies cross as bytes: WebKit cannot transfer a ReadableStream. An event stream gets a port of its own (`portStream.ts`). */
export interface WireResponse {
  status: number
  headers: [string, string][]
  body: ArrayBuffer | null
  stream: MessagePort | null
}

/** A question carries a number, its answer the same. */
export type Question =
  | { id: number; kind: 'fetch'; request: WireRequest }
  | { id: number; kind: 'control'; method: string; args: readonly unknown[] }

/** A page greets with the name of the lock that it holds as long as it lives. */
export type FromPage = { kind: 'hello'; livenessLock: string } | Question

export type Answer =
  | { id: number; kind: 'response'; response: WireResponse }
  | { id: number; kind: 'result'; result: unknown }
  | { id: number; kind: 'error'; message: string }

/** `alive` comes before anything else, even before the server has opened, with the name of the lock that it holds as long as it lives. */
export type FromServer = { kind: 'alive'; livenessLock: string } | { kind: 'status'; status: ServerStatus } | Answer
