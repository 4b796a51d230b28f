import { buildPath, type Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import type { Sent } from './session.ts'

/** A longer body is cut: the line is for people. */
const BODY_MAX = 2000
/** A bearer that is shorter is no token, but a law's attempt at one. */
const TOKEN_MIN = 12

/** A text as it is between the single quotes of a shell. */
export const withinShellQuotes = (text: string) => text.replaceAll("'", String.raw`'\''`)
const quoted = (text: string) => `'${withinShellQuotes(text)}'`
/** A run of as many equal characters is too long for a line; the shell makes it instead. */
const RUN_MIN = 1000
const cut = (text: string) => (text.length <= BODY_MAX ? text : `${text.slice(0, BODY_MAX)}…`)

/**
 * The command line that repeats a call. Tokens are shell variables such as `$TOKEN`.
 *
 * @param nameOf the name of a token's variable; undefined for a token that the law has made up
 */
export function curlOf(
  base: string,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { params, query, body, file, raw, bearer }: Sent,
  nameOf: (token: string) => string | undefined,
): string {
  const url = new URL(base + buildPath(path, params))
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value))
  const type = body === undefined ? raw?.type : 'application/json'
  const payload = raw?.body ?? (body === undefined ? undefined : JSON.stringify(body))
  const made = file ? fileByShell(file.text) : payload === undefined ? null : madeByShell(payload)
  return [
    ...(made === null ? [] : [made, '|']),
    'curl -si',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(url.href),
    ...(bearer === undefined ? [] : [`-H "authorization: Bearer ${bearerText(bearer, nameOf)}"`]),
    ...(type === undefined ? [] : [`-H ${quoted(`content-type: ${type}`)}`]),
    ...(payload === undefined ? [] : [made === null ? `-d ${quoted(cut(payload))}` : '--data-binary @-']),
    ...(file
      ? [
          `-F ${quoted(`${file.field ?? 'file'}=@-;filename=${file.name ?? 'rows.csv'};type=${file.type ?? 'text/csv'}`)}`,
        ]
      : []),
  ].join(' ')
}

/** The commands that write a file: of a text as it is read, of anything else as base64. */
function fileByShell(content: string | Uint8Array): string {
  if (typeof content !== 'string')
    return `printf %s ${quoted(cut(Buffer.from(content).toString('base64')))} | base64 -d`
  const escaped = content
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\n', String.raw`\n`)
  return madeByShell(content) ?? `printf %b ${quoted(cut(escaped))}`
}

/** The commands that write a text with a long run of one character; null for a text without one. */
function madeByShell(text: string): string | null {
  const run = longRunIn(text)
  if (!run) return null
  const { character, start, end } = run
  const [before, after] = [text.slice(0, start), text.slice(end)]
  return `{ printf %s ${quoted(before)}; head -c ${end - start} /dev/zero | tr '\\0' ${quoted(character)}; printf %s ${quoted(after)}; }`
}

/** The first long run of a letter, a digit or a space. A pattern would run out of stack in a text of megabytes. */
function longRunIn(text: string): { character: string; start: number; end: number } | null {
  let start = 0
  for (let at = 1; at <= text.length; at++) {
    const character = text.charAt(start)
    if (text.charAt(at) === character) continue
    if (at - start >= RUN_MIN && /[\w ]/.test(character)) return { character, start, end: at }
    start = at
  }
  return null
}

/** Reports are shared, so no token is written out. */
function bearerText(bearer: string, nameOf: (token: string) => string | undefined): string {
  const name = nameOf(bearer)
  if (name !== undefined) return `$${name}`
  return bearer.length < TOKEN_MIN && /^[\w.-]*$/.test(bearer) ? bearer : '$OTHER_TOKEN'
}

/** A row that a call has made, as later calls name it. */
export interface Made {
  id: string
  /** Which of the ids in the answer it is, from 1. */
  nth: number
}

/** The row that the text of an answer describes; null for none. */
export function madeBy(text: string, body: unknown): Made | null {
  if (typeof body !== 'object' || body === null || !('id' in body) || typeof body.id !== 'string') return null
  const ids = [...text.matchAll(/"id" *: *"([^"]*)"/g)].map(([, id]) => id)
  const at = ids.indexOf(body.id)
  return at < 0 ? null : { id: body.id, nth: at + 1 }
}

/** Where an id stands in a command line: a part of a path, a value of a query or a text in JSON. It may be as short as 1. */
const placeOf = (id: string) => new RegExp(`(?<=[/="])${id.replaceAll(/\W/g, String.raw`\$&`)}(?=[/?&"'\\s]|$)`, 'g')

interface Call {
  operation: string | null
  made: Made | null
  curl(): string
}

/**
 * The command line of the last call, after those that make the rows which it needs: the rows of a law are gone when
 * somebody reads the report. Null without a call.
 */
export function commandOf(calls: readonly Call[]): string | null {
  const last = calls.at(-1)
  if (!last) return null
  let line = last.curl()
  const before: string[] = []
  for (const call of calls.slice(0, -1)) {
    const { made, operation } = call
    if (made === null) continue
    const variable = `ID${before.length + 1}`
    const place = placeOf(made.id)
    if (line.search(place) >= 0) {
      line = line.replaceAll(place, () => `'"$${variable}"'`)
      before.push(
        `${variable}=$(${call.curl().replace('curl -si', 'curl -s')} | grep -o '"id" *: *"[^"]*"' | sed -n ${made.nth}p | cut -d'"' -f4);`,
      )
    } else if (operation === last.operation) before.push(`${call.curl().replace('curl -si', 'curl -so /dev/null')};`)
  }
  return [...before, line].join(' ')
}
