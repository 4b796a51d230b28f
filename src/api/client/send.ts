import ky, { isNetworkError } from 'ky'
import { buildPath, type Endpoint } from '../../contract/endpoint/endpoint.ts'
import { multipartOf } from './multipart.ts'

/** The parts of a request, as the contract describes them. */
export interface RequestParts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
}

export interface SendOptions {
  signal?: AbortSignal | undefined
  headers?: Record<string, string>
  /** Sends this request, instead of the client's. */
  fetch?: typeof fetch
}

/** Sends a request for an operation; resolves with the raw response, whatever its status. */
export type Send = (
  endpoint: Endpoint,
  parts: RequestParts,
  bearer: string | null,
  options: SendOptions,
) => Promise<Response>

export interface SendTarget {
  /** A path on this host or an absolute URL. */
  baseUrl: string
  fetch: typeof fetch
}

/** Creates what sends the requests of a client. */
export function createSend({ baseUrl, fetch: clientFetch }: SendTarget): Send {
  const http = ky.create({
    prefix: baseUrl,
    fetch: clientFetch,
    // Ky's time-out covers only the response headers.
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
  })
  return async (endpoint, { params, query, body, file }, bearer, { signal, headers = {}, fetch }) => {
    const searchParams = Object.entries(query ?? {}).flatMap(([name, value]) =>
      // Queries of the contract hold only strings, numbers and booleans; the type of `Endpoint` is wider.
      value === undefined || value === '' ? [] : [[name, `${value as string | number | boolean}`]],
    )
    // The contract names the field of an upload (docs/product/client.md#uploads).
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
      // ky wraps errors of fetch. Without a response, callers get the original error
      // (docs/product/client.md#service-errors).
      throw isNetworkError(error) && error.cause instanceof Error ? error.cause : error
    })
  }
}
