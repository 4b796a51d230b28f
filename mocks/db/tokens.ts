import { z } from '../../src/contract/zod.ts'
import { hash128 } from './random/rng.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * The lifetime of each kind of token, in milliseconds. Sessions do not count time that a jump or a speed adds
 * (docs/contract.md#token-lifetimes).
 */
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
  /** A user id, or the address of someone who is not a user yet. */
  sub: z.string(),
  tenant: z.string().nullable(),
  kind: z.enum(kinds),
  /** Milliseconds since 1970. */
  exp: z.number(),
  /** Tokens of an earlier epoch of their user are rejected; a new password begins another epoch. */
  epoch: z.int(),
  /** Access tokens of an earlier generation are rejected; `control.expireAccessTokens` raises the generation. */
  generation: z.int(),
  /** The id of the mail whose link carries this token, because a link works once; null for tokens of a session. */
  mail: z.string().nullable(),
})
export type Claims = z.infer<typeof Claims>

const HEADER = encode(JSON.stringify({ alg: 'TL128', typ: 'JWT' }))

/**
 * Creates a token from its claims. Tokens are self-contained, so a reload, a frame or a restarted server accepts them.
 */
export function signToken(claims: Claims): string {
  const payload = encode(JSON.stringify(claims))
  return `${HEADER}.${payload}.${checksum(payload)}`
}

/** Reads the claims of a token with a valid checksum, even if it has expired; null for anything else. Never throws. */
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
