import { z } from '../../../../src/contract/zod.ts'
import { config } from '../../../../src/config.ts'
import type { CallSource } from '../../../calls/callLog.ts'
import type { Control } from '../../../control.ts'
import { keepSession, openSession } from '../../session/keepSession.ts'
import { signedInId } from '../../session/useSignIn.ts'
import type { Snapshots } from '../player/snapshots.ts'
import type { Tab } from '../steps/runStep.ts'
import { findPart, partNow } from './findPart.ts'
import { pointAt } from './spotlight.ts'
import { userIsAskedFor } from './userIsAskedFor.ts'
import { tabWords } from './words.ts'

/** The pages that are open to everybody, by the first part of their path. */
const openPages = new Set([
  'login',
  'register',
  'forgotpassword',
  'resetpassword',
  'signup',
  'newuser',
  'terms',
  'privacy',
])

/** The tab of the product that this page is, with its calls if they are watched. */
export function browserTab(control: Pick<Control, 'info' | 'people' | 'session'>, calls: CallSource | null): Tab {
  return {
    needsSignIn: (path) => signedInId() === null && !openPages.has(path.split(/[/?#]/)[1] ?? ''),
    async show(path, person) {
      if (person) {
        const found = (await control.people()).find(({ email }) => email === person.email)
        if (!found) throw new Error(tabWords.noPerson(person.email))
        if (signedInId() !== found.id) await openSession(control, found.id)
      }
      goTo(path)
    },
    async point(at, signal) {
      pointAt(null)
      if (!at) return true
      const part = await findPart(at, signal)
      if (part && !signal.aborted) pointAt({ part, text: at.text, find: () => partNow(at) })
      return part !== null
    },
    catchUp: (signal) => (calls ? userIsAskedFor(calls, signal) : Promise.resolve()),
    keepSession: (ahead) => keepSession(control, ahead),
  }
}

const Shape = z.object({ person: z.string().nullable(), club: z.unknown() })

/** Snapshots of the club and this tab's user: going back removes the users that a story has made. */
export function snapshotsOfTab(control: Pick<Control, 'people' | 'session'>, ofClub: Snapshots): Snapshots {
  return {
    take: async () => ({ person: signedInId(), club: await ofClub.take() }),
    life: () => ofClub.life(),
    async restore(snapshot) {
      const { person, club } = Shape.parse(snapshot)
      const isOther = person !== null && person !== signedInId()
      // Before the present person is gone, which would end the session.
      if (isOther && (await control.people()).some(({ id }) => id === person)) await openSession(control, person)
      await ofClub.restore(club)
    },
  }
}

/** The path of the page, as the product's routes are written, with its query. */
export function pathHere(): string {
  const { pathname, search } = location
  const root = config.root.replace(/\/$/, '')
  return (pathname.startsWith(root) ? pathname.slice(root.length) : pathname) + search
}

/** Opens a path without a reload: the product's router listens to the history. */
function goTo(path: string) {
  if (pathHere() === path) return
  const state: unknown = history.state
  const index = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
  // The router numbers its entries, to know how far Back goes.
  const entry = { idx: index + 1, key: `story-${index + 1}`, usr: null }
  history.pushState(entry, '', config.root + path.slice(1))
  dispatchEvent(new PopStateEvent('popstate', { state: entry }))
}
