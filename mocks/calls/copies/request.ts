import { maskCall } from '../../har/mask.ts'
import type { RecordedCall } from '../../har/call.ts'

/** Headers that the program which sends a call writes itself. */
const OWN =
  /^(accept|accept-.*|authorization|connection|content-length|cookie|host|origin|referer|sec-.*|user-agent|x-touchline-.*)$/

/** A call as somebody else may send it, without secrets. */
export interface CopiedRequest {
  method: string
  url: string
  headers: Record<string, string>
  /** Null without a body. */
  body: string | null
  /** True if the call carried a token: the copy has a variable in its place. */
  hasToken: boolean
}

/** Throws if the body of a request was too long to keep: without it, the call would be another one. */
export function requireBody({ requestBody, requestSize }: RecordedCall) {
  if (requestBody === null && requestSize > 0) throw new Error('Its body was too long to keep.')
}

/** Prepares the request of a call for a copy. Throws if its body was too long to keep. */
export function copyRequest(call: RecordedCall): CopiedRequest {
  requireBody(call)
  const { method, url, requestHeaders, requestBody } = maskCall(call)
  const headers = Object.fromEntries(requestHeaders.filter(([name]) => !OWN.test(name)))
  return {
    method,
    url,
    headers,
    body: requestBody,
    hasToken: call.requestHeaders.some(([name]) => name === 'authorization'),
  }
}

const shellQuoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The call as a command line; the token is the variable `$TOKEN` (docs/guides/inspector.md#copies). */
export function curlText(call: RecordedCall): string {
  const { method, url, headers, body, hasToken } = copyRequest(call)
  return [
    `curl -i${method === 'GET' ? '' : ` -X ${method}`} ${shellQuoted(url)}`,
    ...(hasToken ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data-binary ${shellQuoted(body)}`]),
  ].join(' \\\n  ')
}

/** The call as JavaScript; the token is the variable `token` (docs/guides/inspector.md#copies). */
export function fetchText(call: RecordedCall): string {
  const { method, url, headers, body, hasToken } = copyRequest(call)
  const lines = Object.entries(headers).map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
  if (hasToken) lines.unshift('    authorization: `Bearer ${token}`,')
  return [
    `await fetch(${JSON.stringify(url)}, {`,
    `  method: ${JSON.stringify(method)},`,
    ...(lines.length > 0 ? ['  headers: {', ...lines, '  },'] : []),
    ...(body === null ? [] : [`  body: ${JSON.stringify(body)},`]),
    '})',
  ].join('\n')
}
