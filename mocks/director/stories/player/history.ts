import type { Ghost } from '../steps/ghost.ts'
import type { Kept } from '../steps/lookups.ts'
import type { Before, SavedRun } from './playerState.ts'
import type { Snapshots } from './snapshots.ts'

type Saved = Pick<SavedRun, 'before' | 'kept' | 'undo' | 'life'>
const empty: Saved = { before: [], kept: {}, undo: null, life: null }

/** The states of the club before each step that has run, to go back to. */
export type History = ReturnType<typeof createHistory>

export function createHistory(snapshots: Snapshots, ghost: Pick<Ghost, 'forget'>) {
  let saved = empty

  async function restore({ snapshot, kept }: Before) {
    await snapshots.restore(snapshot)
    ghost.forget()
    saved = { ...saved, kept, life: await snapshots.life() }
  }
  const isReplaced = async () => saved.life !== null && saved.life !== (await snapshots.life())
  const now = async (): Promise<Before> => ({ snapshot: await snapshots.take(), kept: saved.kept })
  const until = (number: number) => saved.before.slice(0, number)

  return {
    /** Everything as JSON, for a reload. */
    saved: () => saved,
    load(given: Saved | null) {
      saved = given ? { before: given.before, kept: given.kept, undo: given.undo, life: given.life } : empty
    },
    /** True once something else has taken the place of the club: what there is to go back to belongs to another one. */
    isReplaced,
    /** What earlier steps have kept. */
    kept: () => saved.kept,
    async beginStep() {
      saved = { ...saved, undo: await now(), life: await snapshots.life() }
    },
    /** Ends a step that has run, with what has been kept by now. */
    endStep(number: number, kept: Kept) {
      saved = { ...saved, before: saved.undo ? [...until(number), saved.undo] : saved.before, kept, undo: null }
    },
    /** Restores the state before the step that is running. */
    async undoStep() {
      const { undo } = saved
      saved = { ...saved, undo: null }
      if (undo && !(await isReplaced())) await restore(undo)
    },
    /** Restores the state before a step. */
    async rewind(number: number) {
      const earlier = saved.before[number]
      if (earlier) await restore(earlier)
      saved = { ...saved, before: until(number) }
    },
  }
}
