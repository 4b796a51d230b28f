import type { StoreApi } from 'zustand'
import { z } from '../../../../src/contract/zod.ts'
import { noStory, type Pace, type PlayerState, type SavedRun } from '../player/playerState.ts'
import type { Story } from '../script/story.ts'

/** What somebody at a desk can ask for. As JSON, so that it can come from another window. */
export type Command =
  | { do: 'load'; story: Story }
  | { do: 'goTo'; step: number }
  | { do: 'pace'; pace: Pace }
  | { do: 'waits'; waits: boolean }
  | {
      do:
        | 'play'
        | 'pause'
        | 'step'
        | 'skip'
        | 'cancel'
        | 'back'
        | 'restart'
        | 'close'
        | 'blank'
        | 'record'
        | 'endRecording'
        | 'takeRecorded'
    }

/** What a desk shows; JSON too. */
export interface DeskState extends Omit<PlayerState, 'log'> {
  /** False while no tab of the product answers. */
  connected: boolean
  /** The club on the stage. */
  club: string
  /** True while the product's page is covered, because the presenter wants all eyes. */
  blank: boolean
  recording: boolean
  /** True while what was recorded becomes a story, which asks the server. */
  ending: boolean
  /** What was recorded last, until somebody takes it to edit it. */
  recorded: Story | null
  /** Why the last recording is no story, as a sentence; null if it is one. */
  recordingProblem: string | null
}

/** The controls of a story, in the product's tab or in another window. */
export interface Desk {
  store: StoreApi<DeskState>
  send(command: Command): void
}

const { log: _log, ...emptyPlayer } = noStory
export const emptyDesk: DeskState = {
  ...emptyPlayer,
  connected: false,
  club: '',
  blank: false,
  recording: false,
  ending: false,
  recorded: null,
  recordingProblem: null,
}

/**
 * `ask` wants the state, `state` is it, `bye` says that a tab of the product is gone, with the story that it has left.
 */
export type Message =
  | { kind: 'ask' }
  | { kind: 'state'; tab: string; state: DeskState }
  | { kind: 'bye'; tab: string; run: SavedRun | null }
  | { kind: 'command'; tab: string; command: Command }

const Shape = z.looseObject({ kind: z.enum(['ask', 'state', 'bye', 'command']) })

/** Reads a message. Only pages of this origin can post one, and they are of one build or ignored. */
export const readMessage = (value: unknown): Message | null =>
  // The rest of its shape is that of the build which has sent it.
  Shape.safeParse(value).success ? (value as Message) : null
