import { useEffect, useState } from 'react'
import type { Control } from '../../control.ts'

/**
 * True if a link has left somebody alone with this demo. Read again whenever the director is closed, because another
 * scenario ends it.
 *
 * @param arrived resolves once the link is opened
 */
export function useLeaveBehind(
  { info: read }: Pick<Control, 'info'>,
  arrived: Promise<unknown>,
  open: boolean,
): boolean {
  const [left, setLeft] = useState(false)
  useEffect(() => {
    let isCurrent = true
    arrived
      .then(read)
      .then(({ leaveBehind }) => isCurrent && setLeft(leaveBehind))
      // A server that does not answer says so itself.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [read, arrived, open])
  return left
}
