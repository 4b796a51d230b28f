import { useState } from 'react'
import type { Control } from '../../control.ts'
import { BEFORE_THE_CALL } from '../../snapshots/snapshot.ts'
import { messageOf, useDirector } from '../panel/DirectorContext.ts'
import { pointAt } from '../stories/tab/spotlight.ts'

export interface SceneChange {
  /** What is shown afterwards, as a sentence: `First day is loaded.` */
  done: string
  act(control: Control): Promise<void>
}

export type SceneState =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'done'; text: string; undo(): Promise<void> }
  | { state: 'failed'; text: string }

export type Scenes = ReturnType<typeof useScenes>

/** Carries out a change that replaces everything, and offers to take it back. */
export function useScenes() {
  const { control, refresh } = useDirector()
  const [state, setState] = useState<SceneState>({ state: 'idle' })

  async function run(act: () => Promise<SceneState>): Promise<boolean> {
    setState({ state: 'busy' })
    const next = await act().catch((error: unknown): SceneState => ({ state: 'failed', text: messageOf(error) }))
    setState(next)
    // What a story has pointed at belongs to the state before.
    if (next.state !== 'failed') pointAt(null)
    refresh()
    return next.state !== 'failed'
  }

  const change = ({ done, act }: SceneChange) =>
    run(async () => {
      const restore = await replaceScene(control, act)
      const undo = async () => {
        await run(async () => {
          await restore()
          return { state: 'idle' }
        })
      }
      return { state: 'done', text: done, undo }
    })
  return { state, change }
}

/** Replaces the scene, and keeps what was there as a snapshot. Returns a function that brings it back, with its faults. */
async function replaceScene(control: Control, act: SceneChange['act']): Promise<() => Promise<void>> {
  const own = await control.saveSnapshot(BEFORE_THE_CALL, true).catch(() => null)
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
