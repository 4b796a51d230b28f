import type { HeaderLine, RecordedCall } from './call.ts'

/** Stands for a secret. Long enough for a password, so that a masked body still keeps its schema. */
export const MASK = '[masked]'
/** Stands for a token, in the form of one. */
const TOKEN_MASK = 'masked.masked.masked'

const SECRET_HEADER = /^(authorization|proxy-authorization|cookie|set-cookie|x-api-key|x-auth-token|x-csrf-token)$/
const SECRET_NAME = /password|passwd|secret|token|api-?_?key|private_?key|credential|authorization|cookie|^auth$/i
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]+\b/g
/** A credential, which is longer than most words: a club may sell a "Basic black zip". */
const BEARER = /\b(bearer|basic)\s+[\w+/=.~-]{16,}/gi

const maskOf = (value: string) => (value.split('.').length === 3 && value.length > 12 ? TOKEN_MASK : MASK)

/** Masks what looks like a token, wherever it stands in a text. */
const maskTokens = (text: string) => text.replace(TOKEN, TOKEN_MASK).replace(BEARER, `$1 ${TOKEN_MASK}`)

/** Masks the header if it carries a secret; the kind of a credential stays. */
export function maskHeader([name, value]: HeaderLine): HeaderLine {
  if (!SECRET_HEADER.test(name.toLowerCase())) return [name, maskTokens(value)]
  const [, kind] = /^(bearer|basic)\s/i.exec(value) ?? []
  return [name, kind === undefined ? MASK : `${kind} ${TOKEN_MASK}`]
}

/** Masks the secrets in the query of a URL, the name and password before its host, and tokens anywhere. */
export function maskUrl(text: string): string {
  const url = new URL(text)
  if (url.password !== '') url.password = MASK
  if (url.username !== '') url.username = MASK
  for (const name of new Set(url.searchParams.keys())) if (SECRET_NAME.test(name)) url.searchParams.set(name, MASK)
  return maskTokens(url.href)
}

/**
 * Masks the secrets in a JSON value: by the names of fields, and tokens anywhere. Each keeps its kind.
 *
 * @param name the name of the field that holds the value
 */
export function maskJson(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => maskJson(each, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, maskJson(each, key)]))
  if (SECRET_NAME.test(name) && (typeof value === 'string' || typeof value === 'number'))
    return typeof value === 'string' ? maskOf(value) : 0
  return typeof value === 'string' ? maskTokens(value) : value
}

const FORM_PAIR = /(^|&)([^=&]*)=([^&]*)/g

/**
 * Masks the secrets in a body: by the names of fields in JSON and in forms, and tokens anywhere. Other JSON stays to
 * the letter.
 */
export function maskBody(text: string, type = ''): string {
  if (/x-www-form-urlencoded/.test(type))
    return maskTokens(
      text.replace(FORM_PAIR, (pair, before: string, name: string) =>
        SECRET_NAME.test(name) ? `${before}${name}=${encodeURIComponent(MASK)}` : pair,
      ),
    )
  try {
    const json: unknown = JSON.parse(text)
    const masked = JSON.stringify(maskJson(json))
    return masked === JSON.stringify(json) ? text : masked
  } catch {
    return maskTokens(text)
  }
}

/** The call without cookies, tokens, passwords and keys (docs/guides/inspector.md#what-is-masked). */
export function maskCall(call: RecordedCall): RecordedCall {
  const typeOf = (headers: readonly HeaderLine[]) => headers.find(([name]) => name === 'content-type')?.[1]
  return {
    ...call,
    url: maskUrl(call.url),
    requestHeaders: call.requestHeaders.map(maskHeader),
    requestBody: call.requestBody === null ? null : maskBody(call.requestBody, typeOf(call.requestHeaders)),
    replyHeaders: call.replyHeaders.map(maskHeader),
    replyBody: call.replyBody === null ? null : maskBody(call.replyBody, typeOf(call.replyHeaders)),
    ...(call.events && { events: call.events.map((event) => ({ ...event, data: maskBody(event.data) })) }),
  }
}
