/** What a page and the SharedWorker say to each other over a MessagePort. Every question carries a number, its answer the same. */
export interface WireRequest {
  url: string
  method: string
  headers: [string, string][]
  body: ArrayBuffer | null
}

export interface WireResponse {
  status: number
  headers: [string, string][]
  /** Transferred, so that an event stream arrives chunk by chunk and the page's leaving cancels it in the worker. */
  body: ReadableStream<Uint8Array> | null
}

/** A ping asks whether anyone lives at the other end; it is answered before anything else. */
export type Question =
  | { id: number; kind: 'ping' }
  | { id: number; kind: 'fetch'; request: WireRequest }
  | { id: number; kind: 'control'; method: string; args: readonly unknown[] }

export type Answer =
  | { id: number; kind: 'pong' }
  | { id: number; kind: 'response'; response: WireResponse }
  | { id: number; kind: 'result'; result: unknown }
  | { id: number; kind: 'error'; message: string }
