import { createStore } from 'zustand/vanilla'
import { printStory, type Story } from '../script/story.ts'

/** A story as far as it is edited, which may be no valid one yet. */
export interface EditedStory {
  draft: Story
  /** The story as JSON, as somebody has written it. */
  text: string
  view: 'form' | 'json'
  /** The name of the own story that this replaces; null for a new one. */
  replaced: string | null
}

export const startEditing = (story: Story, replaced: string | null): EditedStory => ({
  draft: story,
  text: printStory(story),
  view: 'form',
  replaced,
})

/** What is being edited in this window: it stays while another section is shown, or the director is closed. */
export const editedStory = createStore<{ edited: EditedStory | null }>(() => ({ edited: null }))
