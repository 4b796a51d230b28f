import type { Control } from '../../control.ts'
import { sessionEnd, storeSession } from './cookies.ts'
import { signedInId } from './useSignIn.ts'
import { sessionWords } from './words.ts'

const DAY_MS = 24 * 60 * 60_000

/** The longest jump in one piece, in milliseconds: half of what a session lasts. */
const LEAP_MS = 15 * DAY_MS

/** A session that ends sooner than this is renewed, in milliseconds of the club's time. */
const SOON_MS = 16 * DAY_MS

/** Signs somebody in without their password; throws if the browser denies cookies. */
export async function openSession({ session }: Pick<Control, 'session'>, id: string) {
  if (!storeSession(await session(id))) throw new Error(sessionWords.noCookies)
}

/** Renews the session of this browser if it would end soon. One that has ended stays so: somebody wanted to see that. */
export async function keepSession(control: Pick<Control, 'info' | 'session'>) {
  const id = signedInId()
  const end = sessionEnd()
  if (id === null || end === null) return
  const left = end - Date.parse((await control.info()).now)
  if (left > 0 && left < SOON_MS) await openSession(control, id)
}

export interface LeapOptions {
  advance: Control['advance']
  /** Called after each part, so that the session lasts. */
  keep(): Promise<void>
  signal?: AbortSignal
}

/** Moves the clock in parts that are shorter than a session. */
export async function leap(length: number, { advance, keep, signal }: LeapOptions) {
  for (let left = length; left > 0; left -= LEAP_MS) {
    signal?.throwIfAborted()
    // oxlint-disable-next-line no-await-in-loop -- one part after another
    await advance(Math.min(left, LEAP_MS))
    // oxlint-disable-next-line no-await-in-loop -- as above
    await keep()
  }
}
