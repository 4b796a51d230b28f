import { useEffect, useState } from 'react'
import type { Control } from '../../control.ts'
import { pollWhileVisible } from '../pollWhileVisible.ts'
import type { Mail } from './mailText.ts'

/**
 * Watches the mails while the page is visible.
 *
 * @returns a function that stops watching
 */
export const watchMails = (
  { mails }: Pick<Control, 'mails'>,
  onMails: (mails: readonly Mail[]) => void,
  page?: Document,
): (() => void) => pollWhileVisible(mails, onMails, page)

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
