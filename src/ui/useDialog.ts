import { useEffect, useRef, useState } from 'react'
import { toast } from './toast.ts'

export interface Dialog {
  opened: boolean
  open(): void
  close(): void
  /**
   * Does what the dialog asks for, and closes it. Throws what failed, for the dialog to show; where it was closed meanwhile, a
   * toast tells of it.
   */
  run(work: () => Promise<void>): Promise<void>
}

/** Whether a dialog is open, and work that may take longer than somebody wants to look at it. */
export function useDialog(): Dialog {
  const [opened, setOpened] = useState(false)
  /** Another one whenever the dialog opens, closes or goes with its page. */
  const turn = useRef(0)
  /** While it fades out, a second click still reaches its button. */
  const answerable = useRef(false)
  useEffect(
    () => () => {
      turn.current++
    },
    [],
  )

  function set(value: boolean) {
    turn.current++
    answerable.current = value
    setOpened(value)
  }

  return {
    opened,
    open: () => set(true),
    close: () => set(false),
    async run(work) {
      if (!answerable.current) return
      const mine = turn.current
      try {
        await work()
        if (turn.current === mine) set(false)
      } catch (error) {
        if (turn.current === mine) throw error
        toast('error', error instanceof Error ? error.message : String(error))
      }
    },
  }
}
