import ky, { isNetworkError, type KyInstance } from 'ky'
import { buildPath, success, type Endpoint, type Input, type Output } from '../../contract/endpoint/endpoint.ts'
import { LAST_EVENT_ID } from '../../contract/endpoint/events.ts'
import { Empty } from '../../contract/fields/fields.ts'
import { contract } from '../../contract/index.ts'
import { rejectOnAbort, withDeadline } from './deadline.ts'
import { ApiError } from '../errors.ts'
import { multipartOf } from './multipart.ts'
import type { TokenJar } from '../session/tokens.ts'
import type { UploadProgress } from './uploadFetch.ts'

/**
 * A call that has not been answered whole, its body included, after so many milliseconds fails (docs/product/client.md#calls).
 */
export const TIMEOUT_MS = 10_000

export interface ClientOptions {
  /** A path on this host or an absolute URL. */
  baseUrl: string
  fetch: typeof fetch
  /** Another fetch, which tells of what it sends and has a time-out of its own; without it uploads go by `fetch`, and tell nothing. */
  uploadFetch?(onProgress: (progress: UploadProgress) => void): typeof fetch
  tokens: TokenJar
  /** Resolves once the server can be asked; no time-out runs before. Without it, it can be asked at once. */
  ready?(): Promise<void>
  /** A refresh has failed: the session is over and the jar is empty. */
  onSessionEnd?(): void
  /** A reply is not as the contract says; it is handed on all the same. */
  onOffContract?(endpoint: Endpoint, problem: Error): void
}

export interface CallOptions {
  signal?: AbortSignal
  /** A token to send instead of the session's own; a 401 then means what it says. */
  bearer?: string
  /** Told how much of the body has been sent, where the client has an `uploadFetch`. */
  onProgress?(progress: UploadProgress): void
  /**
   * Told the id of the last event that the answer includes; null where the server does not say (docs/contract.md#last-event-id).
   */
  onLastEventId?(id: string | null): void
}

/** Calls an operation: `call(contract.fanProfiles.list, { params: { tenant }, query: { limit: 10 } })`. */
export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions) => Promise<Output<E>>

export interface Client {
  call: Call
  /** Opens an event stream in the session, with the same refresh on a 401, but without the time-out; gives the bare response. */
  openStream: OpenStream
}

export type OpenStream = (
  endpoint: Endpoint,
  options: { signal: AbortSignal; lastEventId: string | null },
) => Promise<Response>

interface SendOptions {
  signal?: AbortSignal | undefined
  headers?: Record<string, string>
  /** Null for an exchange that may take as long as it likes. */
  timeout?: number | null
  ready?: ClientOptions['ready']
  fetch?: typeof fetch
}

/** A response whose body has been read. */
interface Answer {
  status: number
  ok: boolean
  text: string
  lastEventId: string | null
}

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
}

/**
 * The client of the API. It adds the bearer, refreshes once on a 401 for all that wait, and tells failures as
 * "Error <action>: <details>". Nothing is retried otherwise.
 */
export function createClient(options: ClientOptions): Client {
  const { tokens, onSessionEnd, onOffContract = reportOffContract } = options
  const http = ky.create({
    prefix: options.baseUrl,
    fetch: options.fetch,
    // Ky's own ends with the headers of the response.
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
  })
  let refreshing: Promise<boolean> | null = null

  /**
   * One refresh for all who wait; false when it failed, which ends the session (docs/contract.md#refresh), or when the session
   * has changed hands.
   */
  function refresh(): Promise<boolean> {
    refreshing ??= requestRefresh().finally(() => {
      refreshing = null
    })
    return refreshing
  }

  async function requestRefresh() {
    const { refreshToken } = tokens.read()
    if (refreshToken) {
      const answer = await ask(http, contract.account.refresh, {}, refreshToken)
      const renewed = answer.status === 200 ? readReply(contract.account.refresh, answer, onOffContract) : null
      // Somebody has signed out or in meanwhile, perhaps in another tab: those tokens are neither to be mixed with nor forgotten.
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

  /** With the session's token; where that has run out, with a fresh one, once. */
  async function inSession<T extends { status: number }>(exchange: (bearer: string | null) => Promise<T>): Promise<T> {
    const before = tokens.read()
    if (!before.accessToken && before.refreshToken) await refresh()
    const used = tokens.read().accessToken
    const answer = await exchange(used)
    if (answer.status !== 401) return answer
    // Another call may have refreshed while this one was under way; then its token is good.
    const renewed = tokens.read().accessToken !== used && tokens.read().accessToken !== null
    if (!renewed && !(await refresh())) return answer
    return exchange(tokens.read().accessToken)
  }

  /** Waits for a server that is still starting, as long as the caller does. */
  async function waitUntilReady(signal: AbortSignal | undefined) {
    if (!options.ready) return
    await (signal ? Promise.race([options.ready(), rejectOnAbort(signal)]) : options.ready())
  }

  return {
    async call(endpoint, input, { signal, bearer, onProgress, onLastEventId } = {}) {
      const parts: Parts = input
      const how: SendOptions = {
        signal,
        ready: options.ready,
        ...(onProgress && options.uploadFetch && { fetch: options.uploadFetch(onProgress), timeout: null }),
      }
      await waitUntilReady(signal)
      const answer =
        bearer !== undefined || endpoint.auth !== 'access'
          ? await ask(http, endpoint, parts, bearer ?? null, how)
          : await inSession((token) => ask(http, endpoint, parts, token, how))
      onLastEventId?.(answer.lastEventId)
      return readReply(endpoint, answer, onOffContract)
    },
    async openStream(endpoint, { signal, lastEventId }) {
      await waitUntilReady(signal)
      const headers: Record<string, string> = lastEventId === null ? {} : { [LAST_EVENT_ID]: lastEventId }
      return inSession((token) => send(http, endpoint, {}, token, { signal, headers }))
    },
  }
}

/** Sends a request and reads the answer's body, both before the deadline. */
function ask(
  http: KyInstance,
  endpoint: Endpoint,
  parts: Parts,
  bearer: string | null,
  { signal, timeout = TIMEOUT_MS, ready, ...options }: SendOptions = {},
): Promise<Answer> {
  async function exchange(deadline: AbortSignal): Promise<Answer> {
    const response = await send(http, endpoint, parts, bearer, { ...options, signal: deadline })
    const { status, ok, headers } = response
    return { status, ok, text: await response.text(), lastEventId: headers.get(LAST_EVENT_ID) }
  }
  return withDeadline(timeout, signal, exchange, ready)
}

async function send(
  http: KyInstance,
  endpoint: Endpoint,
  { params, query, body, file }: Parts,
  bearer: string | null,
  { signal, headers = {}, fetch }: SendOptions,
) {
  const searchParams = Object.entries(query ?? {}).flatMap(([name, value]) =>
    // The contract has only texts, numbers and flags in queries; `Endpoint` itself does not say so.
    value === undefined || value === '' ? [] : [[name, `${value as string | number | boolean}`]],
  )
  // An upload takes its file in the field `file` (docs/product/client.md#uploads).
  const form = file && (await multipartOf('file', file))
  return http(buildPath(endpoint.path, params).slice(1), {
    method: endpoint.method,
    searchParams,
    headers: { ...headers, ...form?.headers, ...(bearer && { authorization: `Bearer ${bearer}` }) },
    ...(form && { body: form.body }),
    ...(fetch && { fetch }),
    ...(body !== undefined && { json: body }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    // ky wraps what fetch throws; without an answer the original error is passed on (docs/product/client.md#service-errors).
    throw isNetworkError(error) && error.cause instanceof Error ? error.cause : error
  })
}

/** The one place where a body becomes the type that the contract gives it; a body that differs is reported and handed on. */
function readReply<E extends Endpoint>(
  endpoint: E,
  { status, ok, text }: Answer,
  onOffContract: NonNullable<ClientOptions['onOffContract']>,
): Output<E> {
  const body = parseJson(text)
  if (!ok) throw new ApiError(endpoint.action, status, body)
  const { schema } = success(endpoint)
  // What has nothing to say beyond its status is not read: a server may send nothing, or anything
  // (docs/contract.md#unread-replies).
  if (schema === Empty) return {} as Output<E>
  const checked = schema.safeParse(status === 204 ? undefined : body)
  if (!checked.success) {
    if (body === undefined) throw new Error("The server's answer could not be read.")
    onOffContract(endpoint, checked.error)
  }
  // Either checked by the schema above, or reported as off contract and handed on.
  return body as Output<E>
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reportOffContract(endpoint: Endpoint, problem: Error) {
  console.warn(`${endpoint.id} answered off contract`, problem.message)
}
