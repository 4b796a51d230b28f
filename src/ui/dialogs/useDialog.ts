import { useEffect, useRef, useState } from 'react'

export interface Dialog {
  opened: boolean
  /** How often it has been opened: a key for content that starts afresh each time. */
  openings: number
  open(): void
  close(): void
  /**
   * Which opening is the present one; null once it is closed, even while the dialog still fades out. Work that outlasts the dialog
   * compares it with the one it began in.
   */
  opening(): number | null
}

/** Whether a dialog or a panel is open. */
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
