import type { StoreApi } from 'zustand/vanilla'
import { messageOf } from '../../parts/messageOf.ts'
import { createHistory, type History } from './history.ts'
import { hasNext, nextOf, timersAt, type PlayerState, type SavedRun } from './playerState.ts'
import { runStep, type StageParts } from '../steps/runStep.ts'
import type { Snapshots } from './snapshots.ts'
import { playerWords } from './words.ts'

export interface RunOptions extends StageParts {
  snapshots: Snapshots
  /** Keeps the state of the club before the first step, beyond the end of the story. */
  keep(): Promise<unknown>
  /** The host's time in milliseconds since 1970. */
  hostNow(): number
  /** Called after each change that a reload should not lose; null once there is no story. */
  save?(run: SavedRun | null): void
}

/** Changes the state of a run, keeps it for a reload, and counts its time. */
function createKeeping(
  store: StoreApi<PlayerState>,
  history: Pick<History, 'saved'>,
  { hostNow, save }: Pick<RunOptions, 'hostNow' | 'save'>,
) {
  const timers = () => timersAt(store.getState(), hostNow())
  return {
    set(change: Partial<PlayerState>) {
      store.setState(change)
      const { story, playing: _playing, since: _since, remark: _remark, words: _words, ...state } = store.getState()
      save?.(story && { ...state, ...timers(), ...history.saved(), story })
    },
    timers,
    start: () => ({ ...timers(), since: hostNow() }),
    stop: () => ({ ...timers(), since: null }),
  }
}

/** The steps of a story that have run, each of which can be taken back as a whole. */
export type Run = ReturnType<typeof createRun>

export function createRun(store: StoreApi<PlayerState>, options: RunOptions) {
  const { snapshots, ghost } = options
  const history = createHistory(snapshots, ghost)
  const { set, timers, start, stop } = createKeeping(store, history, options)
  let running: AbortController | null = null
  let isKept = false

  /**
   * Goes to the beginning of the story if something else has taken the place of the club, such as a scenario: what has
   * run is no part of that, and going back would lose it.
   */
  async function followClub() {
    if (!(await history.isReplaced())) return
    history.load(null)
    isKept = false
    ghost.forget()
    await options.tab.point(null, new AbortController().signal)
    set({ at: -1, phase: 'ready', problem: null, remark: null, log: [], talked: 0, stepped: 0, since: null })
  }

  /** Takes back what a step has done so far. */
  async function fail(problem: string) {
    const failed = await history.undoStep().then(() => null, messageOf)
    const said = failed === null ? problem : playerWords.notTakenBack(problem, failed)
    set({ playing: false, ...stop(), phase: 'failed', problem: said })
  }

  /** Runs a step. False if it failed or was cancelled: nothing of it is left then. */
  async function step(number: number): Promise<boolean> {
    const { story, at } = store.getState()
    const given = story?.steps[number]
    if (!given) return false
    const { signal } = (running = new AbortController())
    const timing = { ...start(), ...(number !== at && { stepped: 0 }) }
    try {
      // A story that is rehearsed several times is kept once. It also runs if there is no room to keep it.
      if (!isKept) await options.keep().catch(() => {})
      isKept = true
      await history.beginStep()
      set({ at: number, phase: 'working', problem: null, remark: null, ...timing })
      const { kept, log, remark } = await runStep(given, number, history.kept(), options, signal)
      history.endStep(number, kept)
      set({ phase: 'shown', remark, log: [...store.getState().log, ...log] })
      return true
    } catch (error) {
      await fail(signal.aborted ? playerWords.stopped : messageOf(error))
      return false
    } finally {
      running = null
    }
  }

  return {
    set,
    timers,
    start,
    stop,
    step,
    /** Cancels the step that is running; its `step` then takes it back. */
    cancel: () => running?.abort(),
    followClub,
    ...wayBack(store, history, set),
    /** Forgets everything that has run, and starts with what was saved, if anything. */
    async begin(saved: SavedRun | null) {
      isKept = saved !== null && saved.at >= 0
      history.load(saved)
      if (saved?.phase === 'working') await fail(playerWords.reloaded)
    },
    kept: history.kept,
    hasNext: () => hasNext(store.getState()),
    next: () => nextOf(store.getState()),
  }
}

/** Goes past a step without what it does, or back to one. */
function wayBack(store: StoreApi<PlayerState>, history: History, set: (change: Partial<PlayerState>) => void) {
  return {
    /** Leaves a step out that has failed; false if none has. */
    async skip(): Promise<boolean> {
      const { phase, at } = store.getState()
      if (phase !== 'failed') return false
      await history.beginStep()
      history.endStep(at, history.kept())
      set({ phase: 'shown', problem: null, remark: playerWords.skipped })
      return true
    },
    /** Goes back to the state before a step, as if nothing had happened since. */
    async rewind(number: number) {
      await history.rewind(number)
      const log = store.getState().log.filter((entry) => entry.step < number)
      set({ at: number - 1, phase: number === 0 ? 'ready' : 'shown', problem: null, remark: null, log })
    },
  }
}
