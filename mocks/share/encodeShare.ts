import type { JournalEntry } from '../db/journal/journal.ts'
import { hash128 } from '../db/random/rng.ts'
import type { Claims } from '../db/tokens.ts'
import { calm } from '../faults/calm.ts'
import { deflate, toBase64Url } from './compress.ts'
import type { CompactEntry, Payload, Share } from './share.ts'

/** The version of the link's format, its first byte. */
export const LINK_VERSION = 1
/** The longest time that a link may let pass in its club, in milliseconds: a model has to live through it. */
export const SPAN_MAX = 1000 * 24 * 60 * 60_000

/** The longest link that is handed out, in characters of its fragment. */
export const LINK_MAX = 8000

/** The first bytes of a link: the version, and a checksum of the compressed bytes. */
export const HEAD_BYTES = 9

/** A checksum of eight bytes, which finds a link that was cut off or changed. */
export function checksumOf(bytes: Uint8Array): number[] {
  const words = hash128(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).slice(0, 2)
  return words.flatMap((word) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 255))
}

/** The text of a link, to be put behind `#demo=`. */
export async function encodeShare(share: Share): Promise<string> {
  const bytes = await deflate(new TextEncoder().encode(JSON.stringify(payloadOf(share))))
  return toBase64Url(Uint8Array.of(LINK_VERSION, ...checksumOf(bytes), ...bytes))
}

function payloadOf({ journal: { head, entries, now }, conditions, person, page, leaveBehind }: Share): Payload {
  const table: Claims[] = []
  const isCalm = JSON.stringify({ ...conditions, calls: 0 }) === JSON.stringify(calm)
  return {
    j: head.version,
    s: head.scenario,
    d: head.seed,
    a: head.anchor,
    n: now - head.anchor,
    ...(head.speed !== undefined && head.speed !== 1 && { x: head.speed }),
    ...(head.club && { c: head.club }),
    e: entries.map((entry, index) => compact(entry, entries[index - 1]?.at ?? head.anchor, table)),
    t: table,
    ...(!isCalm && { f: conditions }),
    ...(person !== null && { u: person }),
    ...(page !== null && { p: page }),
    ...(leaveBehind && { l: 1 }),
  }
}

function compact({ at, endpoint, input }: JournalEntry, before: number, table: Claims[]): CompactEntry {
  if (endpoint.startsWith('control.')) return [at - before, endpoint, input]
  // The pipeline has written it (`journalInput`).
  const { params, query, body, file, claims } = input as {
    params?: unknown
    query?: unknown
    body?: unknown
    file?: string
    claims: Claims | null
  }
  return [at - before, endpoint, params ?? null, query ?? null, body ?? null, file ?? null, numberOf(claims, table)]
}

/** The number of claims in the table, to which new ones are added; -1 for none. */
function numberOf(claims: Claims | null, table: Claims[]): number {
  if (claims === null) return -1
  const text = JSON.stringify(claims)
  const known = table.findIndex((each) => JSON.stringify(each) === text)
  return known === -1 ? table.push(claims) - 1 : known
}
