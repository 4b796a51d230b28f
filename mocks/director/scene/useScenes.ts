import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Control } from '../../control.ts'
import { BEFORE_THE_CALL } from '../../snapshots/snapshot.ts'
import { useDirector } from '../panel/DirectorContext.ts'
import { lifeOf } from '../parts/lifeOf.ts'
import { messageOf } from '../parts/messageOf.ts'
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

/** The section that shows how a change went. */
type Section = 'scene' | 'snapshots'

interface LastChange {
  section: Section
  busy: boolean
  /** Why it failed, as a sentence; null if it did not. */
  failure: string | null
  /** Null while it is not done, and after it was taken back. */
  done: (SceneDone & { life: string | null }) | null
}

const none: LastChange = { section: 'scene', busy: false, failure: null, done: null }

/** The last change. It survives that another section is shown, or that the director is closed. */
const lastChange = createStore<LastChange>(() => none)

/** Forgets the last change, so that nothing can be taken back. */
export const forgetLastChange = () => lastChange.setState(none)

export type Scenes = ReturnType<typeof useScenes>

/** Carries out a change that replaces everything, once at a time, and offers to take it back. */
export function useScenes(section: Section) {
  const { control, refresh } = useDirector()
  const last = useStore(lastChange)

  // A story, or another tab, may have replaced what it would take back.
  useEffect(() => {
    const { done } = lastChange.getState()
    if (!done) return
    const forget = (life: string) => {
      if (life !== done.life && lastChange.getState().done === done) forgetLastChange()
    }
    lifeOf(control).then(forget, () => {})
  }, [control])

  async function replace(act: () => Promise<SceneDone | null>): Promise<boolean> {
    if (lastChange.getState().busy) return false
    lastChange.setState({ section, busy: true, failure: null, done: null })
    try {
      const done = await act()
      const life = done && (await lifeOf(control).catch(() => null))
      lastChange.setState({ busy: false, done: done && { ...done, life } })
    } catch (error) {
      lastChange.setState({ busy: false, failure: messageOf(error) })
      return false
    } finally {
      refresh()
    }
    // What a story has pointed at belongs to the state before.
    pointAt(null)
    return true
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
  return { state: stateOf(section, last), change }
}

function stateOf(section: Section, { section: shownIn, busy, failure, done }: LastChange): SceneState {
  // The other section cannot begin a change meanwhile, and has nothing to say about this one.
  if (busy) return { state: 'busy' }
  if (shownIn !== section) return { state: 'idle' }
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
