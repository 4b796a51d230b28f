import { config } from '../../../src/config.ts'
import type { Control } from '../../control.ts'
import { messageOf } from '../parts/messageOf.ts'
import { signOut, storeSession } from '../session/cookies.ts'
import { holdsDemo, textOfHash } from './link.ts'

/** What became of a link that this page was opened with. */
export type Arrival = { state: 'opened'; leaveBehind: boolean } | { state: 'refused'; reason: string }

/**
 * Opens the demo that the address of this page holds: before the product asks its first question, the club, the person
 * and the page are there. The fragment leaves the address then, so that a reload does not open it again; a reload before
 * does. Null if the address holds none.
 */
export async function openArrival(control: Pick<Control, 'openShare' | 'people' | 'session'>): Promise<Arrival | null> {
  const { hash, pathname, search } = location
  if (!holdsDemo(hash)) return null
  try {
    const { person, page, leaveBehind } = await control.openShare(textOfHash(hash))
    await signInAs(control, person)
    history.replaceState(null, '', config.root + (page ?? '/home').slice(1))
    return { state: 'opened', leaveBehind }
  } catch (error) {
    history.replaceState(history.state, '', pathname + search)
    return { state: 'refused', reason: messageOf(error) }
  }
}

/** Signs a person in. Without one it signs the current user out, who belongs to the club before. */
async function signInAs({ people, session }: Pick<Control, 'people' | 'session'>, email: string | null) {
  const found = email === null ? undefined : (await people()).find((person) => person.email === email)
  if (!found || !storeSession(await session(found.id))) signOut()
}
