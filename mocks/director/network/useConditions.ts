import { useEffect, useState } from 'react'
import type { ConditionsInfo, Control } from '../../control.ts'
import { useDirector } from '../panel/DirectorContext.ts'
import { useBusyAction } from '../parts/actions/useBusyAction.ts'
import { pollWhileVisible } from '../pollWhileVisible.ts'

export interface UsedConditions {
  /** Null until they are known. */
  conditions: ConditionsInfo | null
  /** Why the last change failed; null if it did not. */
  failure: string | null
  /** Makes a change, and reads the conditions again. Returns false if it failed. */
  change(act: (control: Control) => Promise<void>): Promise<boolean>
}

/**
 * The network and the faults, read every second while the page is visible: faults count their hits, and end by
 * themselves.
 */
export function useConditions(): UsedConditions {
  const { control } = useDirector()
  const [conditions, setConditions] = useState<ConditionsInfo | null>(null)
  const { failure, run } = useBusyAction()
  useEffect(
    () =>
      pollWhileVisible(
        // The director itself says if the server does not answer.
        () => control.conditions().catch(() => null),
        (read) => read && setConditions(read),
      ),
    [control],
  )

  async function change(act: (control: Control) => Promise<void>) {
    // The network and each fault are changed independently of each other.
    const isDone = await run(() => act(control), { overlaps: true })
    const read = await control.conditions().catch(() => null)
    if (read) setConditions(read)
    return isDone
  }
  return { conditions, failure, change }
}
