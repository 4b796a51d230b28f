import { useEffect, useState } from 'react'
import { config } from '../../../src/config.ts'
import type { ShareLink, ShareOptions } from '../../control.ts'
import { addressOf } from '../arrival/link.ts'
import { momentText } from '../clock/moments.ts'
import { useDirector } from '../panel/DirectorContext.ts'
import { messageOf } from '../parts/messageOf.ts'
import { signedInId } from '../session/useSignIn.ts'

export type ShareChoice = Required<Pick<ShareOptions, 'changes' | 'faults' | 'leaveBehind'>>

export interface SharedLink {
  link: ShareLink
  address: string
  /** The address of the club without what was done, for a code; null if that is too long for one. */
  codeAddress: string | null
}

/** A code of more characters is too fine for the camera of a phone. */
const CODE_MAX = 900

export type LinkState =
  | { state: 'waiting' }
  | { state: 'ready'; shared: SharedLink }
  | { state: 'failed'; reason: string }

/** Makes the link to the demo as it is now, again after each change of it, and when the clock shows another minute. */
export function useShareLink({ changes, faults, leaveBehind }: ShareChoice): LinkState & { retry(): void } {
  const { control, info, place } = useDirector()
  const [state, setState] = useState<LinkState>({ state: 'waiting' })
  const [tries, setTries] = useState(0)
  const person = signedInId()
  const page = pageOf(place)
  const { scenario, anchor, writes } = info ?? {}
  const moment = info ? momentText(info.now) : ''
  useEffect(() => {
    let isCurrent = true
    async function make(): Promise<LinkState> {
      const email = (await control.people()).find(({ id }) => id === person)?.email ?? null
      const about = { person: email, page, leaveBehind }
      const link = await control.share({ ...about, changes, faults })
      const short = await control.share({ ...about, changes: false, faults: false })
      const root = new URL(config.root, location.href).href
      const codeAddress = addressOf(root, short.text)
      const shared = {
        link,
        address: addressOf(root, link.text),
        codeAddress: codeAddress.length <= CODE_MAX ? codeAddress : null,
      }
      return { state: 'ready', shared }
    }
    async function show() {
      const next = await make().catch((error: unknown): LinkState => ({ state: 'failed', reason: messageOf(error) }))
      if (isCurrent) setState(next)
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [control, person, page, changes, faults, leaveBehind, scenario, anchor, writes, moment, tries])
  return { ...state, retry: () => setTries((count) => count + 1) }
}

/** The path of the product's page below its root: that of this window, or of the one that has opened the director's. */
function pageOf(place: 'beside' | 'window'): string | null {
  try {
    // The window that opened this one may be gone, or show something else.
    const opener = window.opener as Window | null
    const { pathname, search } = (place === 'window' ? opener : window)?.location ?? location
    return pathname.startsWith(config.root) ? `/${pathname.slice(config.root.length)}${search}` : null
  } catch {
    return null
  }
}
