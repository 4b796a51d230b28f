import { z } from 'zod'
import { hash128 } from './rng.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long each kind of token lives, in milliseconds of the model's clock (docs/contract.md#token-lifetimes). */
export const lifetimes = {
  access: 15 * MINUTE,
  refresh: 30 * DAY,
  reset: DAY,
  signup: 7 * DAY,
  invitation: 7 * DAY,
} as const

export type TokenKind = keyof typeof lifetimes
// `Object.keys` gives strings; the object above has no other keys.
const kinds = Object.keys(lifetimes) as TokenKind[]

export const Claims = z.object({
  /** User id, or the address of someone who is no user yet. */
  sub: z.string(),
  tenant: z.string().nullable(),
  kind: z.enum(kinds),
  /** Milliseconds since 1970. */
  exp: z.number(),
  /** Tokens of an earlier epoch of their user are refused: a new password ends them. */
  epoch: z.int(),
  /** Access tokens of an earlier generation are refused: `control.expireAccessTokens` raises it. */
  generation: z.int(),
  /** The mail that the token of a link came in, whose link works once; null for tokens of a session. */
  mail: z.string().nullable(),
})
export type Claims = z.infer<typeof Claims>

const HEADER = encode(JSON.stringify({ alg: 'TL128', typ: 'JWT' }))

/** Tokens carry themselves: nothing is stored, so a reload, a frame or a restarted server accepts them. */
export function signToken(claims: Claims): string {
  const payload = encode(JSON.stringify(claims))
  return `${HEADER}.${payload}.${checksum(payload)}`
}

/** The claims of a token whose checksum holds, whatever its age; null for anything else. Never throws. */
export function readToken(token: string): Claims | null {
  const [header, payload, sum, ...rest] = token.split('.')
  if (header !== HEADER || !payload || rest.length > 0 || sum !== checksum(payload)) return null
  try {
    return Claims.parse(JSON.parse(decode(payload)))
  } catch {
    return null
  }
}

function checksum(payload: string) {
  return hash128(`touchline:${payload}`)
    .map((word) => word.toString(36).padStart(7, '0'))
    .join('')
}

function encode(text: string) {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decode(text: string) {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)))
}
