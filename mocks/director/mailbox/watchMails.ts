import { useEffect, useState } from 'react'
import type { Control } from '../../control.ts'
import type { Mail } from './mailText.ts'

const INTERVAL_MS = 1000

/**
 * Polls the mails every second while the page is visible, and at once when it becomes visible again. A failed call is retried after
 * a second.
 *
 * @returns a function that stops polling
 */
export function watchMails(
  { mails }: Pick<Control, 'mails'>,
  onMails: (mails: readonly Mail[]) => void,
  page: Document = document,
): () => void {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let polling = false

  async function poll() {
    clearTimeout(timer)
    if (polling || page.visibilityState !== 'visible') return
    polling = true
    const found = await mails().catch(() => null)
    polling = false
    if (controller.signal.aborted) return
    if (found) onMails(found)
    timer = setTimeout(() => void poll(), INTERVAL_MS)
  }

  page.addEventListener('visibilitychange', () => void poll(), { signal: controller.signal })
  page.defaultView?.addEventListener('focus', () => void poll(), { signal: controller.signal })
  void poll()
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}

/** The mails, the latest first; null until they are loaded. The array keeps its identity until the mails change. */
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
