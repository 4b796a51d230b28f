import type { Endpoint, Input, Output } from '../../contract/endpoint/endpoint.ts'
import { LAST_EVENT_ID } from '../../contract/endpoint/stream.ts'
import { contract } from '../../contract/index.ts'
import { rejectOnAbort, withDeadline } from './deadline.ts'
import { ApiError } from '../errors.ts'
import { createSend, type RequestParts, type Send, type SendTarget } from './send.ts'
import type { TokenJar } from '../session/tokens.ts'
import { noteServerTime } from '../../serverTime.ts'
import type { UploadProgress } from './uploadFetch.ts'
import { callWords } from '../words.ts'

/** A call fails if the whole response, including its body, takes longer than this (docs/product/client.md#calls). */
export const TIMEOUT_MS = 10_000

export interface ClientOptions extends SendTarget {
  /**
   * A fetch for uploads that reports progress and has its own time-out. Without it, uploads use `fetch` and report
   * nothing.
   */
  uploadFetch?(onProgress: (progress: UploadProgress) => void): typeof fetch
  tokens: TokenJar
  /**
   * Resolves once the server accepts requests; the time-out starts after it.
   */
  ready?(): Promise<void>
  /**
   * Resolves once the server is processing none of this page's calls; the time-out pauses until then. A server that
   * lives in the browser may be slow on a busy machine, but it loses no call.
   */
  settled?(): Promise<void>
  /** Called after a failed refresh: the session has ended and the tokens are cleared. */
  onSessionEnd?(): void
  /**
   * Called with every successful reply that is read, to compare it with the contract. The call resolves with it in any
   * case.
   */
  checkReply?(endpoint: Endpoint, body: unknown): void
}

export interface CallOptions {
  signal?: AbortSignal
  /** A token to send instead of the session's; a 401 then does not trigger a refresh. */
  bearer?: string
  /** Called with the upload progress, if the client has an `uploadFetch`. */
  onProgress?(progress: UploadProgress): void
  /**
   * Called with the id of the last event that the response includes; null if the server does not say
   * (docs/contract.md#last-event-id).
   */
  onLastEventId?(id: string | null): void
}

/** Calls an operation: `call(contract.fanProfiles.list, { params: { tenant }, query: { limit: 10 } })`. */
export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions) => Promise<Output<E>>

export interface Client {
  call: Call
  /** Opens an event stream with the same refresh on a 401, but without a time-out; resolves with the raw response. */
  openStream: OpenStream
}

export type OpenStream = (
  endpoint: Endpoint,
  options: { signal: AbortSignal; lastEventId: string | null },
) => Promise<Response>

interface RequestOptions {
  signal?: AbortSignal | undefined
  /** In milliseconds; null for no time-out. */
  timeout?: number | null
  waiting?: Waiting
  fetch?: typeof fetch
}

/** What pauses the time-out of a call. */
interface Waiting {
  /** Resolves once the server is neither starting nor at work, and all bodies in `reading` have been read. */
  idle(): Promise<void>
  /** The bodies that are being read. */
  reading: Set<Promise<void>>
}

/** A response whose body has been read. */
interface Answer {
  status: number
  ok: boolean
  text: string
  lastEventId: string | null
}

/**
 * Creates the client of the API. It adds the bearer, refreshes the access token on a 401, and throws failures as
 * "Error <action>: <details>". It retries nothing else.
 */
export function createClient(options: ClientOptions): Client {
  const { tokens, onSessionEnd, checkReply } = options
  const send = createSend(options)
  const waiting: Waiting = {
    reading: new Set(),
    async idle() {
      await options.ready?.()
      if (!options.settled) return
      await options.settled()
      // A server in this browser has sent them in full.
      await Promise.all(waiting.reading)
    },
  }
  const withAccessToken = createTokenRefresh(
    tokens,
    async (refreshToken) => {
      const answer = await request(send, contract.account.refresh, {}, refreshToken, { waiting })
      return answer.status === 200 ? readReply(contract.account.refresh, answer, checkReply) : null
    },
    onSessionEnd,
  )

  /** Waits for a server that is still starting, until the caller aborts: only then does the time of a call begin. */
  async function waitUntilReady(signal: AbortSignal | undefined) {
    const ready = options.ready?.()
    await (signal ? Promise.race([ready, rejectOnAbort(signal)]) : ready)
  }

  return {
    async call(endpoint, input, { signal, bearer, onProgress, onLastEventId } = {}) {
      const parts: RequestParts = input
      const requestOptions: RequestOptions = {
        signal,
        waiting,
        ...(onProgress && options.uploadFetch && { fetch: options.uploadFetch(onProgress), timeout: null }),
      }
      await waitUntilReady(signal)
      // A read that needs no token carries one, if there is one: another server may want it.
      const isOpenRead = endpoint.auth === 'none' && endpoint.method === 'GET' && tokens.read().accessToken !== null
      const answer =
        bearer === undefined && (endpoint.auth === 'access' || isOpenRead)
          ? await withAccessToken((token) => request(send, endpoint, parts, token, requestOptions))
          : await request(send, endpoint, parts, bearer ?? null, requestOptions)
      onLastEventId?.(answer.lastEventId)
      return readReply(endpoint, answer, checkReply)
    },
    async openStream(endpoint, { signal, lastEventId }) {
      await waitUntilReady(signal)
      const headers: Record<string, string> = lastEventId === null ? {} : { [LAST_EVENT_ID]: lastEventId }
      return withAccessToken((token) => send(endpoint, {}, token, { signal, headers }))
    },
  }
}

/**
 * Returns a function that runs a request with the session's access token. On a 401 it refreshes the token and retries
 * once; all waiting requests share one refresh.
 *
 * @param requestTokens exchanges the refresh token; null if the server refuses it
 */
function createTokenRefresh(
  tokens: TokenJar,
  requestTokens: (refreshToken: string) => Promise<Parameters<TokenJar['write']>[0] | null>,
  onSessionEnd: ClientOptions['onSessionEnd'],
) {
  let refreshing: Promise<boolean> | null = null

  /**
   * Resolves with false if the refresh failed, which ends the session (docs/contract.md#refresh), or if the tokens
   * changed.
   */
  function refresh(): Promise<boolean> {
    refreshing ??= refreshTokens().finally(() => {
      refreshing = null
    })
    return refreshing
  }

  async function refreshTokens() {
    const { refreshToken } = tokens.read()
    if (refreshToken) {
      const renewed = await requestTokens(refreshToken)
      // A login or logout happened during the refresh, perhaps in another tab. Its tokens must not be overwritten or
      // cleared.
      if (tokens.read().refreshToken !== refreshToken) return false
      if (renewed) {
        tokens.write(renewed)
        return true
      }
    }
    tokens.clear()
    onSessionEnd?.()
    return false
  }

  return async function withAccessToken<T extends { status: number }>(
    exchange: (bearer: string | null) => Promise<T>,
  ): Promise<T> {
    const before = tokens.read()
    if (!before.accessToken && before.refreshToken) await refresh()
    const used = tokens.read().accessToken
    const answer = await exchange(used)
    if (answer.status !== 401) return answer
    // Another request may have refreshed the token since this one was sent.
    const renewed = tokens.read().accessToken !== used && tokens.read().accessToken !== null
    if (!renewed && !(await refresh())) return answer
    return exchange(tokens.read().accessToken)
  }
}

/** Sends a request and reads the whole response body, both before the deadline. */
function request(
  send: Send,
  endpoint: Endpoint,
  parts: RequestParts,
  bearer: string | null,
  { signal, timeout = TIMEOUT_MS, waiting, ...options }: RequestOptions = {},
): Promise<Answer> {
  async function exchange(deadline: AbortSignal): Promise<Answer> {
    const response = await send(endpoint, parts, bearer, { ...options, signal: deadline })
    const { status, ok, headers } = response
    const text = await readText(response, deadline, waiting?.reading)
    noteServerTime(Date.parse(headers.get('date') ?? ''))
    return { status, ok, text, lastEventId: headers.get(LAST_EVENT_ID) }
  }
  return withDeadline(timeout, signal, exchange, waiting?.idle)
}

/** A body that has arrived is read within this time, in milliseconds; one that ends later has been lost. */
const READING_MS = 60_000

/** @param reading contains the reading until it ends, is aborted, or takes too long */
function readText(response: Response, signal: AbortSignal, reading: Waiting['reading'] | undefined): Promise<string> {
  const text = response.text()
  if (!reading) return text
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, READING_MS)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  const ended = Promise.race([text.catch(() => {}), tooLong]).then(() => {
    clearTimeout(timer)
    reading.delete(ended)
  })
  reading.add(ended)
  return text
}

/** Gives a response body its type from the contract. Whether it matches is for `checkReply` to say. */
function readReply<E extends Endpoint>(
  endpoint: E,
  { status, ok, text }: Answer,
  checkReply: ClientOptions['checkReply'],
): Output<E> {
  const body = status === 204 ? undefined : parseJson(text)
  if (!ok) throw new ApiError(endpoint.action, status, body)
  // Only the status counts, and nobody reads the rest.
  if (endpoint.unread) return {} as Output<E>
  if (body === undefined && !('204' in endpoint.responses)) throw new Error(callWords.unreadable)
  checkReply?.(endpoint, body)
  // Checked by `checkReply`, which reports a body that does not match. It is returned in any case.
  return body as Output<E>
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
