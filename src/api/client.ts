import ky, { isNetworkError, type KyInstance } from 'ky'
import { contract } from '../contract/index.ts'
import { buildPath, success, type Endpoint, type Input, type Output } from '../contract/endpoint.ts'
import { ApiError } from './errors.ts'
import type { TokenJar } from './tokens.ts'
import type { UploadProgress } from './uploadFetch.ts'

/** A call that has no answer after so many milliseconds fails (account-side 9). */
export const TIMEOUT_MS = 10_000

export interface ClientOptions {
  /** A path on this host or an absolute URL. */
  baseUrl: string
  fetch: typeof fetch
  /** Another fetch, which tells of what it sends and has a time-out of its own; without it uploads go by `fetch`, and tell nothing. */
  uploadFetch?(onProgress: (progress: UploadProgress) => void): typeof fetch
  tokens: TokenJar
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
  timeout?: false
  fetch?: typeof fetch
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
    timeout: TIMEOUT_MS,
    retry: 0,
    throwHttpErrors: false,
  })
  let refreshing: Promise<boolean> | null = null

  /** One refresh for all who wait; false when it failed, which ends the session (readings 2.4), or when the session has changed hands. */
  function refresh(): Promise<boolean> {
    refreshing ??= requestRefresh().finally(() => {
      refreshing = null
    })
    return refreshing
  }

  async function requestRefresh() {
    const { refreshToken } = tokens.read()
    if (refreshToken) {
      const response = await send(http, contract.account.refresh, {}, refreshToken)
      const renewed =
        response.status === 200 ? await readReply(contract.account.refresh, response, onOffContract) : null
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
  async function sendInSession(endpoint: Endpoint, parts: Parts, sendOptions: SendOptions) {
    const before = tokens.read()
    if (!before.accessToken && before.refreshToken) await refresh()
    const used = tokens.read().accessToken
    const response = await send(http, endpoint, parts, used, sendOptions)
    if (response.status !== 401) return response
    // Another call may have refreshed while this one was under way; then its token is good.
    const renewed = tokens.read().accessToken !== used && tokens.read().accessToken !== null
    if (!renewed && !(await refresh())) return response
    return send(http, endpoint, parts, tokens.read().accessToken, sendOptions)
  }

  return {
    async call(endpoint, input, { signal, bearer, onProgress } = {}) {
      const parts: Parts = input
      const how: SendOptions = {
        signal,
        ...(onProgress && options.uploadFetch && { fetch: options.uploadFetch(onProgress), timeout: false }),
      }
      const response =
        bearer !== undefined || endpoint.auth !== 'access'
          ? await send(http, endpoint, parts, bearer ?? null, how)
          : await sendInSession(endpoint, parts, how)
      return readReply(endpoint, response, onOffContract)
    },
    openStream: (endpoint, { signal, lastEventId }) =>
      sendInSession(
        endpoint,
        {},
        { signal, timeout: false, ...(lastEventId !== null && { headers: { 'last-event-id': lastEventId } }) },
      ),
  }
}

async function send(
  http: KyInstance,
  endpoint: Endpoint,
  { params, query, body, file }: Parts,
  bearer: string | null,
  { signal, headers = {}, timeout, fetch }: SendOptions = {},
) {
  const searchParams = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, `${value as string | number | boolean}`]],
  )
  return http(buildPath(endpoint.path, params).slice(1), {
    method: endpoint.method,
    searchParams,
    headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) },
    ...(timeout === false && { timeout }),
    ...(fetch && { fetch }),
    ...(body !== undefined && { json: body }),
    ...(file && { body: formOf(file) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    // ky wraps what fetch throws; without an answer the original error is passed on (account-side 8).
    throw isNetworkError(error) && error.cause instanceof Error ? error.cause : error
  })
}

/** An upload takes its file in the field `file` (data-side 7). */
function formOf(file: Blob): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

/** The one place where a body becomes the type that the contract gives it; a body that differs is reported and handed on. */
async function readReply<E extends Endpoint>(
  endpoint: E,
  response: Response,
  onOffContract: NonNullable<ClientOptions['onOffContract']>,
): Promise<Output<E>> {
  const text = await response.text()
  const body = parseJson(text)
  if (!response.ok) throw new ApiError(endpoint.action, response.status, body)
  const { schema } = success(endpoint)
  const checked = schema.safeParse(response.status === 204 ? undefined : body)
  if (!checked.success) {
    if (body === undefined) throw new Error("The server's answer could not be read.")
    onOffContract(endpoint, checked.error)
  }
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
