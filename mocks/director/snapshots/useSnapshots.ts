import { useEffect, useState } from 'react'
import type { Control } from '../../control.ts'
import type { SnapshotInfo } from '../../snapshots/snapshot.ts'
import { useDirector } from '../panel/DirectorContext.ts'
import { messageOf } from '../parts/messageOf.ts'
import { useBusyAction } from '../parts/actions/useBusyAction.ts'

export interface UsedSnapshots {
  /** The latest first; null until they are known. */
  snapshots: readonly SnapshotInfo[] | null
  /** Why they could not be read; null if they could. */
  unread: string | null
  /** Why the last change failed; null if it did not. */
  failure: string | null
  /** Makes a change and reads the list again. Returns false if it failed. */
  change(act: (control: Control) => Promise<unknown>): Promise<boolean>
  reload(): void
}

/** The snapshots of this browser. They are read again when the scenario changes, because that saves one. */
export function useSnapshots(): UsedSnapshots {
  const { control, info } = useDirector()
  const [snapshots, setSnapshots] = useState<readonly SnapshotInfo[] | null>(null)
  const [unread, setUnread] = useState<string | null>(null)
  const { failure, run } = useBusyAction()
  const [reads, setReads] = useState(0)
  const { scenario, anchor } = info ?? {}
  useEffect(() => {
    let isCurrent = true
    control.snapshots().then(
      (list) => {
        if (!isCurrent) return
        setSnapshots(list)
        setUnread(null)
      },
      (error: unknown) => isCurrent && setUnread(messageOf(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [control, reads, scenario, anchor])

  const reload = () => setReads((count) => count + 1)
  async function change(act: (control: Control) => Promise<unknown>) {
    // The rows are changed independently of each other.
    const isDone = await run(() => act(control), { overlaps: true })
    reload()
    return isDone
  }
  return { snapshots, unread, failure, change, reload }
}
