import { useRef, useState } from 'react'
import { messageOf } from '../messageOf.ts'

export interface BusyActionOptions {
  /** What shows the action is left after a success. It stays busy until then, so that nothing is done twice. */
  leaves?: boolean
}

export interface RunOptions {
  /** Which of several things is being done, for `busy`. */
  name?: string
  /** Runs beside what is being done, because each click is intended, and makes nothing busy. */
  overlaps?: boolean
}

export interface BusyAction {
  /** The name of what is being done; null while nothing is. */
  busy: string | null
  /** Why the last one failed, as a sentence; null if it did not. It is cleared when the next one begins. */
  failure: string | null
  /**
   * Does something. Further calls before its end are ignored. Never rejects: the failure is in `failure`.
   *
   * @returns true once it is done; false if it failed or was ignored
   */
  run(act: () => Promise<unknown>, options?: RunOptions): Promise<boolean>
}

/**
 * What a button or a form of the demo does, once at a time. The demo's own pages do without the product's `useSubmit`,
 * which needs its client. A component that is gone when the answer comes shows nothing of it, but `run` still says how
 * it ended.
 *
 * @example
 * const save = useBusyAction()
 * <DirectorButton busy={save.busy !== null} onClick={() => void save.run(() => control.saveSnapshot(name))}>
 *   Save
 * </DirectorButton>
 * {save.failure !== null && <Problem title="Not saved" text={save.failure} />}
 */
export function useBusyAction({ leaves = false }: BusyActionOptions = {}): BusyAction {
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** Unlike the state, this changes immediately: a second click may come before the next rendering. */
  const locked = useRef(false)

  async function run(act: () => Promise<unknown>, { name = 'action', overlaps = false }: RunOptions = {}) {
    if (locked.current && !overlaps) return false
    if (!overlaps) {
      locked.current = true
      setBusy(name)
    }
    setFailure(null)
    let isDone = false
    try {
      await act()
      isDone = true
    } catch (error) {
      // React ignores the states of a component that is gone.
      setFailure(messageOf(error))
    }
    if (!overlaps && !(leaves && isDone)) {
      locked.current = false
      setBusy(null)
    }
    return isDone
  }
  return { busy, failure, run }
}
