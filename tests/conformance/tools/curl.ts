import { buildPath, type Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import type { Sent } from './session.ts'

/** A longer body is cut: the line is for people. */
const BODY_MAX = 2000
/** A bearer that is shorter is no token, but a law's attempt at one. */
const TOKEN_MIN = 12

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
/** A run of one character that is too long for a line; the shell makes it instead. */
const longRun = /([\w ])\1{999,}/
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
  const made = payload === undefined ? null : madeByShell(payload)
  return [
    ...(made === null ? [] : [made, '|']),
    'curl -si',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(url.href),
    ...(bearer === undefined ? [] : [`-H "authorization: Bearer ${bearerText(bearer, nameOf)}"`]),
    ...(type === undefined ? [] : [`-H ${quoted(`content-type: ${type}`)}`]),
    ...(payload === undefined ? [] : [made === null ? `-d ${quoted(cut(payload))}` : '--data-binary @-']),
    ...(file
      ? [`-F ${quoted(`${file.field ?? 'file'}=@${file.name ?? 'rows.csv'};type=${file.type ?? 'text/csv'}`)}`]
      : []),
  ].join(' ')
}

/** The commands that write a text with a long run of one character; null for a text without one. */
function madeByShell(text: string): string | null {
  const run = longRun.exec(text)
  if (!run) return null
  const [all, character = ''] = run
  const [before, after] = [text.slice(0, run.index), text.slice(run.index + all.length)]
  return `{ printf %s ${quoted(before)}; head -c ${all.length} /dev/zero | tr '\\0' ${quoted(character)}; printf %s ${quoted(after)}; }`
}

/** Reports are shared, so no token is written out. */
function bearerText(bearer: string, nameOf: (token: string) => string | undefined): string {
  const name = nameOf(bearer)
  if (name !== undefined) return `$${name}`
  return bearer.length < TOKEN_MIN && /^[\w.-]*$/.test(bearer) ? bearer : '$OTHER_TOKEN'
}
