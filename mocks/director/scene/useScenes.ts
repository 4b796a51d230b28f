import { useState } from 'react'
import type { Control } from '../../control.ts'
import { messageOf, useDirector } from '../panel/DirectorContext.ts'

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
    refresh()
    return next.state !== 'failed'
  }

  const change = ({ done, act }: SceneChange) =>
    run(async () => {
      const restore = await keepScene(control)
      await act(control)
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

/** Keeps the scene with everything that was changed in it. Returns a function that brings it back. */
async function keepScene(control: Control): Promise<() => Promise<void>> {
  const journal = await control.exportJournal()
  return () => control.importJournal(journal)
}
