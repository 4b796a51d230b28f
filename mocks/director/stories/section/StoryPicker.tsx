import { useEffect, useId, useState, type ChangeEvent } from 'react'
import { useStore } from 'zustand'
import { DirectorButton } from '../../parts/actions/DirectorButton.tsx'
import { Problem } from '../../parts/Problem.tsx'
import { Question } from '../../parts/actions/Question.tsx'
import { useBusyAction } from '../../parts/actions/useBusyAction.ts'
import type { Desk } from '../desk/desk.ts'
import { stories } from '../library/stories.ts'
import { parseStory, type Story } from '../script/story.ts'
import { dropStory, followOtherWindows, keepStory, ownStories } from './ownStories.ts'
import { saveStoryFile } from './saveStoryFile.ts'
import { lengthText } from './storyTexts.ts'
import { pickerWords } from './words.ts'
import classes from './Stories.module.css'

interface StoryPickerProps {
  desk: Desk
  /** @param replaced the name of the own story that the edited one replaces; null for a copy */
  onEdit(story: Story, replaced: string | null): void
}

/** The largest file that is read as a story, in bytes. Nobody writes a larger one. */
const FILE_MAX = 1024 * 1024

/** Chooses a story; opens one from a file, and edits, saves or deletes the chosen one. */
export function StoryPicker({ desk, onEdit }: StoryPickerProps) {
  const own = useStore(ownStories, (state) => state.stories)
  const story = useStore(desk.store, (state) => state.story)
  const isUnderWay = useStore(desk.store, (state) => state.at >= 0)
  const { failure, run } = useBusyAction()
  /** The name of the story about which it is asked whether it is to be deleted. */
  const [asked, setAsked] = useState<string | null>(null)
  const id = useId()
  useEffect(followOtherWindows, [])
  const isOwn = own.some(({ name }) => name === story?.name)

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    setAsked(null)
    const chosen = [...stories, ...own].find(({ name }) => name === target.value)
    desk.send(chosen ? { do: 'load', story: chosen } : { do: 'close' })
  }

  function open({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    void run(async () => {
      if (file.size > FILE_MAX) throw new Error(pickerWords.tooLarge)
      desk.send({ do: 'load', story: keepStory(parseStory(await file.text()), null) })
    })
  }

  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {pickerWords.label}
      </label>
      <select id={id} className={classes.picker} value={story?.name ?? ''} onChange={choose}>
        <option value="">{pickerWords.choose}</option>
        <Options label={pickerWords.supplied} stories={stories} />
        {own.length > 0 && <Options label={pickerWords.own} stories={own} />}
      </select>
      {!isUnderWay && <p className={classes.summary}>{story ? story.summary : pickerWords.hint}</p>}
      <div className={classes.tools}>
        {story && (
          <>
            <DirectorButton look="link" onClick={() => onEdit(story, isOwn ? story.name : null)}>
              {isOwn ? pickerWords.edit : pickerWords.editCopy}
            </DirectorButton>
            <DirectorButton look="link" onClick={() => saveStoryFile(story)}>
              {pickerWords.save}
            </DirectorButton>
          </>
        )}
        <label className={classes.file}>
          {pickerWords.open}
          <input type="file" accept="application/json,.json" onChange={open} />
        </label>
        {story && isOwn && asked !== story.name && (
          <DirectorButton look="link" onClick={() => setAsked(story.name)}>
            {pickerWords.remove}
          </DirectorButton>
        )}
      </div>
      {story && isOwn && asked === story.name && (
        <div className={classes.removal}>
          <Question
            text={pickerWords.removeQuestion(story.name)}
            yes={pickerWords.remove}
            no={pickerWords.keep}
            onYes={() => {
              setAsked(null)
              dropStory(story.name)
              desk.send({ do: 'close' })
            }}
            onNo={() => setAsked(null)}
          />
        </div>
      )}
      {failure !== null && <Problem title={pickerWords.failed} text={failure} />}
    </>
  )
}

function Options({ label, stories: listed }: { label: string; stories: readonly Story[] }) {
  return (
    <optgroup label={label}>
      {listed.map((story) => (
        <option key={story.name} value={story.name}>
          {pickerWords.option(story.name, lengthText(story))}
        </option>
      ))}
    </optgroup>
  )
}
