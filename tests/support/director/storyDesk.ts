import { createStore } from 'zustand/vanilla'
import { emptyDesk, type Command, type Desk, type DeskState } from '../../../mocks/director/stories/desk/desk.ts'
import { campaign } from '../../../mocks/director/stories/library/campaign.ts'
import { readStory } from '../../../mocks/director/stories/script/story.ts'

/** A story for stories. */
export const campaignStory = readStory(campaign)

/** A desk in a given state, which notes what is asked for and does nothing of it. */
export function deskIn(state: Partial<DeskState>): Desk & { sent: Command[] } {
  const sent: Command[] = []
  return {
    store: createStore<DeskState>(() => ({ ...emptyDesk, connected: true, club: 'Westmere Rovers', ...state })),
    send: (command) => void sent.push(command),
    sent,
  }
}
