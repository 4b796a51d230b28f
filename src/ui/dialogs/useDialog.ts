import { useEffect, useRef, useState } from 'react'
import { useFocusReturn } from './useFocusReturn.ts'

export interface Dialog {
  opened: boolean
  /** How often it has been opened. As a key, it resets the content at each opening. */
  openings: number
  open(): void
  close(): void
  /**
   * The number of the current opening; null once it is closed, even while the dialog fades out. Work that outlasts the
   * dialog compares it with the opening in which it started.
   */
  opening(): number | null
}

/** The state of a dialog or a panel. */
export function useDialog(): Dialog {
  const [{ opened, openings }, setState] = useState({ opened: false, openings: 0 })
  const latest = useRef(0)
  const current = useRef<number | null>(null)
  useEffect(
    () => () => {
      current.current = null
    },
    [],
  )
  useFocusReturn(opened)
  return {
    opened,
    openings,
    open() {
      latest.current++
      current.current = latest.current
      setState({ opened: true, openings: latest.current })
    },
    close() {
      current.current = null
      setState((state) => ({ ...state, opened: false }))
    },
    opening: () => current.current,
  }
}
