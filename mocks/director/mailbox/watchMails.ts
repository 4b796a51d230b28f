import { useEffect, useState } from 'react'
import type { Control } from '../../control.ts'
import type { Mail } from './mailText.ts'

const EVERY_MS = 1000

/**
 * Asks for the mails every second while the page can be seen, and at once when it is looked at again. A model that does not
 * answer is asked again a second later.
 *
 * @returns ends it
 */
export function watchMails(
  { mails }: Pick<Control, 'mails'>,
  onMails: (mails: readonly Mail[]) => void,
  page: Document = document,
): () => void {
  const end = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false

  async function look() {
    clearTimeout(timer)
    if (asking || page.visibilityState !== 'visible') return
    asking = true
    const found = await mails().catch(() => null)
    asking = false
    if (end.signal.aborted) return
    if (found) onMails(found)
    timer = setTimeout(() => void look(), EVERY_MS)
  }

  page.addEventListener('visibilitychange', () => void look(), { signal: end.signal })
  page.defaultView?.addEventListener('focus', () => void look(), { signal: end.signal })
  void look()
  return () => {
    end.abort()
    clearTimeout(timer)
  }
}

/** The mails, the latest first; null until they are known. The same array as long as no mail comes or goes. */
export function useMails(control: Pick<Control, 'mails'>): readonly Mail[] | null {
  const [mails, setMails] = useState<readonly Mail[] | null>(null)
  useEffect(
    () => watchMails(control, (found) => setMails((known) => (isSame(known, found) ? known : found))),
    [control],
  )
  return mails
}

const isSame = (known: readonly Mail[] | null, found: readonly Mail[]) =>
  known?.length === found.length && known.every(({ id, at }, i) => id === found[i]?.id && at === found[i]?.at)
