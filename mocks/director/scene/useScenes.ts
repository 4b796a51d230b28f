import { useState } from 'react'
import type { Control } from '../../control.ts'
import { BEFORE_THE_CALL } from '../../snapshots/snapshot.ts'
import { useDirector } from '../panel/DirectorContext.ts'
import { useBusyAction } from '../parts/actions/useBusyAction.ts'
import { pointAt } from '../stories/tab/spotlight.ts'

export interface SceneChange {
  /** What is shown afterwards, as a sentence: `First day is loaded.` */
  done: string
  act(control: Control): Promise<void>
  /** The id of the snapshot that `act` needs: what is saved before takes the place of another one. */
  spared?: string
}

interface SceneDone {
  text: string
  undo(): Promise<void>
}

export type SceneState =
  | { state: 'idle' }
  | { state: 'busy' }
  | ({ state: 'done' } & SceneDone)
  | { state: 'failed'; text: string }

export type Scenes = ReturnType<typeof useScenes>

/** Carries out a change that replaces everything, and offers to take it back. */
export function useScenes() {
  const { control, refresh } = useDirector()
  const { busy, failure, run } = useBusyAction()
  /** What was done last; null for nothing, and after it was taken back. */
  const [done, setDone] = useState<SceneDone | null>(null)

  async function replace(act: () => Promise<SceneDone | null>): Promise<boolean> {
    const isDone = await run(async () => {
      setDone(null)
      setDone(await act())
    })
    // What a story has pointed at belongs to the state before.
    if (isDone) pointAt(null)
    refresh()
    return isDone
  }

  const change = ({ done: text, act, spared }: SceneChange) =>
    replace(async () => {
      const restore = await replaceScene(control, act, spared)
      const undo = async () => {
        await replace(async () => {
          await restore()
          return null
        })
      }
      return { text, undo }
    })
  return { state: stateOf(busy, failure, done), change }
}

function stateOf(busy: string | null, failure: string | null, done: SceneDone | null): SceneState {
  if (busy !== null) return { state: 'busy' }
  if (failure !== null) return { state: 'failed', text: failure }
  return done ? { state: 'done', ...done } : { state: 'idle' }
}

/**
 * Replaces the scene, and keeps what was there as a snapshot. Returns a function that brings it back, with its faults.
 */
async function replaceScene(
  control: Control,
  act: SceneChange['act'],
  spared: SceneChange['spared'],
): Promise<() => Promise<void>> {
  const own = await control.saveSnapshot(BEFORE_THE_CALL, true, spared).catch(() => null)
  // A change works on a full disk, too, and can still be undone.
  if (!own) {
    const journal = await control.exportJournal()
    await act(control)
    return () => control.importJournal(journal)
  }
  try {
    await act(control)
  } catch (error) {
    await control.deleteSnapshot(own.id).catch(() => {})
    throw error
  }
  const [latest = own] = await control.snapshots()
  // The model keeps the same before some changes by itself, and one of the two is enough.
  const isTwice = latest.id !== own.id && latest.automatic && latest.name === BEFORE_THE_CALL
  if (isTwice) await control.deleteSnapshot(own.id).catch(() => {})
  return () => control.restoreSnapshot(isTwice ? latest.id : own.id)
}
