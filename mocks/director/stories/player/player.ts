import { createStore, type StoreApi } from 'zustand/vanilla'
import { messageOf } from '../../parts/messageOf.ts'
import { createAutoplay } from './autoplay.ts'
import { noStory, type Pace, type PlayerState, type SavedRun } from './playerState.ts'
import { createRun, type Run, type RunOptions } from './run.ts'
import { textsToRead, type Story } from '../script/story.ts'
import { wordsIn, type Resolve } from '../script/values.ts'
import { createResolve } from '../steps/lookups.ts'
import { createTurns } from './turns.ts'

/**
 * Plays stories (docs/guides/stories.md#playing). Commands run one after the other; each resolves when it is done, and
 * none rejects: what went wrong stands in the state.
 */
export type Player = ReturnType<typeof createPlayer>

export function createPlayer(options: RunOptions) {
  const store: StoreApi<PlayerState> = createStore<PlayerState>(() => noStory)
  const run = createRun(store, options)
  const turns = turnsOf(store, run, options)
  const autoplay = createAutoplay(store, run, turns, options.wait)
  const get = store.getState
  const { stepOn, goTo, open, back, restart } = movesOf(store, run, options)
  /** Rises with each command that stops those before it. */
  let round = 0

  /** Stops whatever is under way or waits for its turn, and then runs a command. */
  function instead(command: () => Promise<unknown>): Promise<void> {
    round++
    run.cancel()
    autoplay.stop()
    return turns.run(command)
  }

  /** Runs a command after those before it, unless the presenter has stopped them all by then. */
  function next(command: () => Promise<unknown>): Promise<void> {
    const asked = round
    return turns.run(async () => asked === round && command())
  }

  return {
    store,
    timers: run.timers,
    /** Opens a story at its beginning. The club stays as it is. */
    load: (story: Story) => instead(() => open(story)),
    /** Closes the story. The club stays as it is. */
    close: () => instead(() => open(null)),
    /** Continues a run after a reload. A step that was under way then is taken back. */
    resume: (saved: SavedRun) => instead(() => open(saved.story, saved)),
    /** Lets the steps follow each other by themselves, until the story ends. */
    play: autoplay.play,
    /** Stops after the step that is running. */
    pause() {
      autoplay.stop()
      run.set(run.stop())
      return turns.settled()
    },
    /** Runs the next step, or the current one again if it has failed. */
    step() {
      autoplay.reconsider()
      return next(stepOn)
    },
    /** Leaves the failed step out and runs the next one. */
    skip() {
      const { at } = get()
      // A second press is not about the next failure, which nobody has seen yet.
      return next(async () => {
        await run.followClub()
        if (get().at === at && (await run.skip())) await stepOn()
      })
    },
    /** Takes back the step that is running. */
    cancel: () => instead(async () => {}),
    /** Goes to a step: back to the state that it began with, or forward through those before it; and runs it. */
    goTo: (number: number) => instead(() => goTo(number)),
    /** Goes back one step. */
    back: () => instead(back),
    /** Goes back to the state before the first step. */
    restart: () => instead(restart),
    setPace(pace: Pace) {
      run.set({ pace })
      autoplay.reconsider()
    },
    setWaits(waits: boolean) {
      run.set({ waits })
      // The step that is shown is the one after which the presenter wants to wait.
      if (waits && get().phase === 'shown') autoplay.stop()
    },
  }
}

/** What takes a run from one step to another, or to another story. */
function movesOf(store: StoreApi<PlayerState>, run: Run, { tab }: Pick<RunOptions, 'tab'>) {
  const get = store.getState
  const pointAtNothing = () => tab.point(null, new AbortController().signal)

  async function stepOn() {
    await run.followClub()
    return run.hasNext() && run.step(run.next())
  }

  async function goTo(number: number) {
    await run.followClub()
    if (number <= get().at) await run.rewind(number)
    while (get().at < number && run.hasNext()) if (!(await stepOn())) break
  }

  async function open(story: Story | null, saved: SavedRun | null = null) {
    await pointAtNothing()
    const { before: _before, kept: _kept, undo: _undo, life: _life, ...state } = saved ?? {}
    const { pace, waits } = get()
    store.setState({ ...noStory, pace, waits, ...state, story })
    await run.begin(saved)
    run.set({})
  }

  async function back() {
    await run.followClub()
    await (get().at > 0 ? goTo(get().at - 1) : restart())
  }

  async function restart() {
    await run.followClub()
    await run.rewind(0)
    run.set({ talked: 0, stepped: 0, since: null })
    await pointAtNothing()
  }

  return { stepOn, goTo, open, back, restart }
}

/** Looks up what the presenter's notes refer to, which the club has and each step may change. */
async function readWords(store: StoreApi<PlayerState>, resolve: Resolve) {
  const { story } = store.getState()
  if (!story) return
  const words = await wordsIn(textsToRead(story), resolve).catch(() => ({}))
  if (store.getState().story === story) store.setState({ words })
}

const turnsOf = (store: StoreApi<PlayerState>, run: Run, { lookups }: RunOptions) =>
  createTurns(
    (error) => run.set({ phase: 'failed', playing: false, problem: messageOf(error) }),
    () => readWords(store, createResolve(lookups, run.kept)),
  )
