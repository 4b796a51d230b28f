import { config } from '../../../../src/config.ts'
import { createTabStore } from '../../parts/tabStore.ts'
import { messageOf } from '../../parts/messageOf.ts'
import { checkStory, printStory, type Story } from '../script/story.ts'
import { editorWords as words } from './words.ts'

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

type Checked = ReturnType<typeof checkStory>

/** Checks what the shown view holds. */
export const checkEdited = ({ view, draft, text }: EditedStory): Checked =>
  view === 'form' ? checkStory(draft) : checkText(text)

function checkText(text: string): Checked {
  try {
    return checkStory(JSON.parse(text))
  } catch (error) {
    return { problems: [{ field: words.text, message: words.notJson(messageOf(error)) }] }
  }
}

const noStory: Story = { touchline: 'story', version: 1, name: '', summary: '', steps: [] }

/** A story that the fields cannot show comes back as JSON. */
function readEdited(stored: unknown): EditedStory | null {
  if (typeof stored !== 'object' || stored === null || !('text' in stored && 'replaced' in stored)) return null
  const text = String(stored.text)
  const replaced = typeof stored.replaced === 'string' ? stored.replaced : null
  const checked = checkText(text)
  const isForm = 'view' in stored && stored.view === 'form' && 'story' in checked
  return isForm ? startEditing(checked.story, replaced) : { draft: noStory, text, view: 'json', replaced }
}

/** A window of the director begins with a copy of the page's storage, and edits stories of its own. */
const KEY = `touchline-edited-story${location.pathname.startsWith(`${config.root}external/`) ? '-window' : ''}`

/** What is being edited in this tab. It survives that the director is closed, and a reload. */
export const editedStory = createTabStore<{ edited: EditedStory | null }>(
  KEY,
  (stored) => ({ edited: readEdited(stored) }),
  ({ edited }) =>
    edited && {
      text: edited.view === 'form' ? printStory(edited.draft) : edited.text,
      view: edited.view,
      replaced: edited.replaced,
    },
)
