import type { Kept } from '../steps/lookups.ts'
import type { LogEntry } from '../steps/runStep.ts'
import type { Story } from '../script/story.ts'

/** How fast a story plays by itself, as a multiple of its planned times. */
export const paces = [0.5, 1, 2] as const
export type Pace = (typeof paces)[number]

/** `working`: the current step is running. `shown`: it has run. `failed`: it could not, and nothing of it is left. */
export type Phase = 'ready' | 'working' | 'shown' | 'failed'

export interface PlayerState {
  story: Story | null
  /** The number of the current step from 0; -1 before the first. */
  at: number
  phase: Phase
  /** Why the current step has failed; a sentence. */
  problem: string | null
  /** A sentence about the current step, such as that nothing could be pointed at. */
  remark: string | null
  /** True while steps follow each other by themselves. */
  playing: boolean
  pace: Pace
  /** True if playing stops after each step. */
  waits: boolean
  /** Milliseconds of the talk, and of the current step, until `since`. */
  talked: number
  stepped: number
  /** The host's time from which the timers count on, in milliseconds since 1970; null while they stand still. */
  since: number | null
  /** The values of the references in what the presenter says, as far as they are known. */
  words: Readonly<Record<string, string>>
  /** What happened, in order, without the steps that were taken back. */
  log: readonly LogEntry[]
}

/** The state of the club before a step, and what had been kept by then. */
export interface Before {
  snapshot: unknown
  kept: Kept
}

/** What is needed to continue after a reload, as JSON. */
export interface SavedRun extends Omit<PlayerState, 'story' | 'playing' | 'since' | 'remark' | 'words'> {
  story: Story
  before: readonly Before[]
  kept: Kept
  /** The state before the step that is running; null if none is. */
  undo: Before | null
  /** What `Snapshots.life` said of the club that the run is in; null before its first step. */
  life: string | null
}

export const noStory = {
  story: null,
  at: -1,
  phase: 'ready',
  problem: null,
  remark: null,
  playing: false,
  pace: 1,
  waits: false,
  talked: 0,
  stepped: 0,
  since: null,
  words: {},
  log: [],
} satisfies PlayerState

/** The timers of a state at a moment of the host's time, in milliseconds. */
export function timersAt({ talked, stepped, since }: Pick<PlayerState, 'talked' | 'stepped' | 'since'>, now: number) {
  const more = since === null ? 0 : Math.max(0, now - since)
  return { talked: talked + more, stepped: stepped + more }
}

/** The number of the step that comes next: the current one again if it has failed. */
export const nextOf = ({ at, phase }: Pick<PlayerState, 'at' | 'phase'>) => (phase === 'failed' ? at : at + 1)

export const hasNext = (state: PlayerState) => nextOf(state) < (state.story?.steps.length ?? 0)
