import { config } from '../../../../src/config.ts'
import type { Control } from '../../../control.ts'
import { sessionEnd, storeSession } from '../../session/cookies.ts'
import { signedInId } from '../../session/useSignIn.ts'
import type { Tab } from '../steps/runStep.ts'
import { findPart, partNow } from './findPart.ts'
import { pointAt } from './spotlight.ts'

/** A session that ends sooner than this is renewed, in milliseconds of the club's time. */
const SOON_MS = 16 * 24 * 60 * 60_000

/** The tab of the product that this page is. */
export function browserTab(control: Pick<Control, 'info' | 'people' | 'session'>): Tab {
  async function signIn(id: string) {
    if (!storeSession(await control.session(id)))
      throw new Error('This browser blocks cookies, which hold the session.')
  }
  return {
    async show(path, person) {
      if (person) {
        const found = (await control.people()).find(({ email }) => email === person.email)
        if (!found) throw new Error(`There is no ${person.email} to sign in as.`)
        if (signedInId() !== found.id) await signIn(found.id)
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
    async keepSession() {
      const id = signedInId()
      const end = sessionEnd()
      if (id === null || end === null) return
      if (end - Date.parse((await control.info()).now) < SOON_MS) await signIn(id)
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
  history.pushState({ idx: index + 1, key: `story-${index + 1}`, usr: null }, '', config.root + path.slice(1))
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
}
