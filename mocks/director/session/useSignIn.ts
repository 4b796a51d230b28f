import type { Control, Person } from '../../control.ts'
import { messageOf } from '../parts/messageOf.ts'
import { useBusyAction } from '../parts/actions/useBusyAction.ts'
import { accessToken, claimOf, storeSession } from './cookies.ts'
import { sessionWords } from './words.ts'

const FIRST_KEY = 'touchline-director-first-person'

/** The id of the person who is signed in; null for none. */
export function signedInId(token: string = accessToken()): string | null {
  const id = claimOf(token, 'sub')
  return typeof id === 'string' ? id : null
}

function readFirst(): string | null {
  try {
    return sessionStorage.getItem(FIRST_KEY)
  } catch {
    return null
  }
}

function storeFirst(id: string | null) {
  try {
    if (id === null) sessionStorage.removeItem(FIRST_KEY)
    else sessionStorage.setItem(FIRST_KEY, id)
  } catch {
    // There is no way back without storage; the list is still there.
  }
}

export interface SignIn {
  /** The id of the person who is signed in; null for none. */
  current: string | null
  /** The id of the person who was signed in before the director changed that; null if it did not. */
  first: string | null
  /** The id of the person who is being signed in. */
  busy: string | null
  /** Why it failed the last time. */
  failure: string | null
  signInAs(person: Pick<Person, 'id'>): Promise<void>
}

/** Signs people in without their password, and remembers who was there before. */
export function useSignIn({ session }: Pick<Control, 'session'>): SignIn {
  const { busy, failure, run } = useBusyAction()
  const current = signedInId()
  const first = readFirst()

  async function openSession(id: string) {
    const tokens = await session(id).catch((cause: unknown) => {
      throw new Error(sessionWords.failed(messageOf(cause)), { cause })
    })
    if (!storeSession(tokens)) throw new Error(sessionWords.noCookies)
    if (first === id) storeFirst(null)
    else if (first === null && current !== null) storeFirst(current)
  }
  async function signInAs({ id }: Pick<Person, 'id'>) {
    await run(() => openSession(id), { name: id })
  }
  return { current, first: first === current ? null : first, busy, failure, signInAs }
}
