import type { Control } from '../../control.ts'
import { endOf, sessionEnd, storeAccessToken, storeSession } from './cookies.ts'
import { signedInId } from './useSignIn.ts'
import { sessionWords } from './words.ts'

const DAY_MS = 24 * 60 * 60_000

/** The longest jump in one piece, in milliseconds: half of what a session lasts. */
const LEAP_MS = 15 * DAY_MS

/**
 * What a session lasts, in milliseconds of the time of sessions, which no speed makes faster
 * (docs/contract.md#token-lifetimes).
 */
const SESSION_MS = 30 * DAY_MS

/** A session that ends sooner than this is renewed, in milliseconds of the time of sessions. */
const SOON_MS = 16 * DAY_MS

/** Signs somebody in without their password; throws if the browser denies cookies. */
export async function openSession({ session }: Pick<Control, 'session'>, id: string) {
  if (!storeSession(await session(id))) throw new Error(sessionWords.noCookies)
}

/**
 * Renews the session of this browser if it would end soon. One that has ended stays so: somebody wanted to see that.
 *
 * @param ahead by how much the clock is about to jump, in milliseconds: the access token, which lasts minutes, then
 *   outlives the jump
 */
export async function keepSession({ session }: Pick<Control, 'session'>, ahead = 0) {
  const id = signedInId()
  const end = sessionEnd()
  if (id === null || end === null) return
  // The user may have been deleted; then there is no session to keep.
  const fresh = await session(id, ahead).catch(() => null)
  const freshEnd = fresh && endOf(fresh.refreshToken)
  if (!fresh || freshEnd === null) return
  /** What will be left after the jump. The end of a new session tells the time of sessions. */
  const left = end + SESSION_MS - freshEnd
  if (left + ahead <= 0) return
  if (left >= SOON_MS) {
    if (ahead > 0) storeAccessToken(fresh.accessToken)
  } else if (!storeSession(fresh)) throw new Error(sessionWords.noCookies)
}

export interface LeapOptions {
  advance: Control['advance']
  /** Called before each part with its length, so that the session lasts. */
  keep(ahead: number): Promise<void>
  /** Called after each part but the last, with the share that is done, from 0 to 1. */
  report?(share: number): void
  signal?: AbortSignal
}

/** Moves the clock in parts that are shorter than a session. */
export async function leap(length: number, { advance, keep, report, signal }: LeapOptions) {
  for (let left = length; left > 0; left -= LEAP_MS) {
    const part = Math.min(left, LEAP_MS)
    signal?.throwIfAborted()
    // oxlint-disable-next-line no-await-in-loop -- one part after another
    await keep(part)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await advance(part)
    if (left > part) report?.(1 - (left - part) / length)
  }
}
