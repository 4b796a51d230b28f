/** A header as it was sent; names in lower case. */
export type HeaderLine = readonly [name: string, value: string]

/** One event of a stream, and when it came. */
export interface RecordedEvent {
  /** Milliseconds since 1970 on the clock of this computer. */
  at: number
  /** The `id`, `event` and `data` lines of the event stream. */
  id: string | null
  type: string
  data: string
}

/**
 * One call as it went over the wire, tokens and passwords included: mask it before it leaves this computer (see
 * mask.ts).
 */
export interface RecordedCall {
  /** Unique among all calls of a browser. */
  id: string
  /** The id of the operation, such as `fanProfiles.list`; null outside the contract. */
  operation: string | null
  method: string
  /** Absolute. */
  url: string
  /** Milliseconds since 1970 on the clock of this computer. */
  startedAt: number
  /** Milliseconds until the whole reply was there; null while the call is open. */
  time: number | null
  /** The screen that was open, such as `Fans`; null without one. */
  screen: string | null
  /** Its address below the app's root, such as `/fans?offset=10`; null without one. */
  page: string | null
  requestHeaders: readonly HeaderLine[]
  /** Null without a body, and for one that was too long to keep. */
  requestBody: string | null
  /** The size of the body in bytes, kept or not. */
  requestSize: number
  /** Null while no reply has begun. */
  status: number | null
  replyHeaders: readonly HeaderLine[]
  /** Null without a body, and for one that was too long to keep. */
  replyBody: string | null
  replySize: number
  /** Why there is no whole reply, as `fetch` said it. */
  failure: string | null
  /** What a stream has brought so far; absent for other calls. */
  events?: readonly RecordedEvent[]
  /** True if earlier events of the stream were not kept. */
  isCut?: boolean
  /** True if the demo's network or a fault of it has answered or held the call back. */
  byFault: boolean
}

/** A call while it is recorded. */
export type Recording = { -readonly [K in keyof RecordedCall]: RecordedCall[K] }

/** A call that has just begun: nothing is known of its reply. */
export const beginCall = (
  known: Pick<RecordedCall, 'id' | 'method' | 'url' | 'startedAt' | 'requestHeaders'>,
): Recording => ({
  ...known,
  operation: null,
  time: null,
  screen: null,
  page: null,
  requestBody: null,
  requestSize: 0,
  status: null,
  replyHeaders: [],
  replyBody: null,
  replySize: 0,
  failure: null,
  byFault: false,
})

/** A header's value; null if it was not sent. */
export const headerOf = (headers: readonly HeaderLine[], name: string): string | null =>
  headers.find(([each]) => each === name)?.[1] ?? null
