import { z } from '../../src/contract/zod.ts'
import { END_OF_TIME, MAX_SPEED } from '../db/journal/journal.ts'
import { Claims } from '../db/tokens.ts'
import type { JournalHead, JournalEntry } from '../db/journal/journal.ts'
import { Conditions } from '../faults/fault.ts'

/** A demo as a link carries it: the club and what was done there, who is signed in, and where. */
export interface Share {
  journal: { head: JournalHead; entries: JournalEntry[]; now: number }
  conditions: Conditions
  /** The email of who is signed in; null for nobody. */
  person: string | null
  /** The path of the page; null for the first one. */
  page: string | null
  /** True if the receiver is left alone with it: no director, and "Start over". */
  leaveBehind: boolean
}

const Moment = z.int().min(0).max(END_OF_TIME)

/**
 * An entry of the journal in a link: the milliseconds since the one before it, the operation, and its input. Of an
 * operation these are params, query, body, file and the number of its claims in the table; of a call of `control` it is
 * the input alone.
 */
const CompactEntry = z.union([
  z.tuple([Moment, z.string(), z.unknown()]),
  z.tuple([Moment, z.string(), z.unknown(), z.unknown(), z.unknown(), z.string().nullable(), z.int().min(-1)]),
])
export type CompactEntry = z.infer<typeof CompactEntry>

/** What a link holds, before it is compressed. One-letter keys, because a link has little room. */
export const Payload = z.strictObject({
  /** The version of the journal. */
  j: z.int(),
  /** Scenario, seed, anchor, and the time since then. */
  s: z.string().max(40),
  d: z.string().max(100),
  a: Moment,
  n: Moment,
  /** The speed of time. */
  x: z.int().min(1).max(MAX_SPEED).optional(),
  /** The club of a prospect. */
  c: z.record(z.string(), z.unknown()).optional(),
  /** The people who have written, and what. */
  t: z.array(Claims),
  e: z.array(CompactEntry),
  f: Conditions.optional(),
  u: z.string().max(254).optional(),
  p: z.string().optional(),
  l: z.literal(1).optional(),
})
export type Payload = z.infer<typeof Payload>
