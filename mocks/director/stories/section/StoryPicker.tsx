import { useEffect, useId, useState, type ChangeEvent } from 'react'
import { useStore } from 'zustand'
import { messageOf } from '../../panel/DirectorContext.ts'
import { DirectorButton } from '../../parts/DirectorButton.tsx'
import { Problem } from '../../parts/Problem.tsx'
import type { Desk } from '../desk/desk.ts'
import { stories } from '../library/library.ts'
import { parseStory, type Story } from '../script/story.ts'
import { dropStory, followOtherWindows, keepStory, ownStories } from './ownStories.ts'
import { saveStoryFile } from './saveStoryFile.ts'
import { lengthText } from './storyTexts.ts'
import classes from './Stories.module.css'

interface StoryPickerProps {
  desk: Desk
  /** @param replaced the name of the own story that the edited one replaces; null for a copy */
  onEdit(story: Story, replaced: string | null): void
}

/** A larger file is none that anybody has written. */
const FILE_MAX = 1024 * 1024

/** Chooses a story; opens one from a file, and edits, saves or deletes the chosen one. */
export function StoryPicker({ desk, onEdit }: StoryPickerProps) {
  const own = useStore(ownStories, (state) => state.stories)
  const story = useStore(desk.store, (state) => state.story)
  const isUnderWay = useStore(desk.store, (state) => state.at >= 0)
  const [failure, setFailure] = useState<string | null>(null)
  const id = useId()
  useEffect(followOtherWindows, [])
  const isOwn = own.some(({ name }) => name === story?.name)

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const chosen = [...stories, ...own].find(({ name }) => name === target.value)
    desk.send(chosen ? { do: 'load', story: chosen } : { do: 'close' })
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    try {
      if (file.size > FILE_MAX) throw new Error('This is not a story: the file is larger than 1 MB.')
      desk.send({ do: 'load', story: keepStory(parseStory(await file.text()), null) })
      setFailure(null)
    } catch (error) {
      setFailure(messageOf(error))
    }
  }

  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        Story
      </label>
      <select id={id} className={classes.picker} value={story?.name ?? ''} onChange={choose}>
        <option value="">Choose a story</option>
        <Options label="With the demo" stories={stories} />
        {own.length > 0 && <Options label="Your own" stories={own} />}
      </select>
      {!isUnderWay && (
        <p className={classes.summary}>
          {story ? story.summary : 'A story plays a demo: what to say, what happens, and where to look.'}
        </p>
      )}
      <div className={classes.tools}>
        {story && (
          <>
            <DirectorButton look="link" onClick={() => onEdit(story, isOwn ? story.name : null)}>
              {isOwn ? 'Edit' : 'Edit a copy'}
            </DirectorButton>
            <DirectorButton look="link" onClick={() => saveStoryFile(story)}>
              Save as file
            </DirectorButton>
          </>
        )}
        <label className={classes.file}>
          Open a file
          <input type="file" accept="application/json,.json" onChange={(event) => void open(event)} />
        </label>
        {story && isOwn && (
          <DirectorButton
            look="link"
            onClick={() => {
              dropStory(story.name)
              desk.send({ do: 'close' })
            }}
          >
            Delete
          </DirectorButton>
        )}
      </div>
      {failure !== null && <Problem title="The file was not opened" text={failure} />}
    </>
  )
}

function Options({ label, stories: listed }: { label: string; stories: readonly Story[] }) {
  return (
    <optgroup label={label}>
      {listed.map((story) => (
        <option key={story.name} value={story.name}>
          {`${story.name} (${lengthText(story)})`}
        </option>
      ))}
    </optgroup>
  )
}
