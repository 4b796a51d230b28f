import { useRef, useState } from 'react'
import { messageOf } from '../../parts/messageOf.ts'
import { DirectorButton } from '../../parts/DirectorButton.tsx'
import { Group } from '../../parts/Group.tsx'
import { checkStory, printStory, type Step, type Story, type StoryProblem } from '../script/story.ts'
import { keepStory } from '../section/ownStories.ts'
import { saveStoryFile } from '../section/saveStoryFile.ts'
import { ActionsFields } from './ActionFields.tsx'
import type { EditedStory } from './editedStory.ts'
import { Field } from './Field.tsx'
import { editorWords as words, stepWords } from './words.ts'
import classes from './StoryEditor.module.css'

export interface StoryEditorProps {
  /** Where the editor begins. */
  start: EditedStory
  /** Called with what is edited after each change. */
  onEdit(edited: EditedStory): void
  onClose(kept: Story | null): void
}

/** Edits a story in fields or as JSON. What is wrong with it stands below, in sentences. */
export function StoryEditor({ start, onEdit, onClose }: StoryEditorProps) {
  const [edited, setEdited] = useState(start)
  const { draft, text, view, replaced } = edited
  const [failure, setFailure] = useState<string | null>(null)
  const checked = view === 'form' ? checkStory(draft) : checkText(text)
  const problems = 'problems' in checked ? checked.problems : []

  function edit(change: Partial<EditedStory>) {
    const next = { ...edited, ...change }
    setEdited(next)
    onEdit(next)
  }

  function show(next: EditedStory['view']) {
    if (next === view || !('story' in checked)) return
    edit({ draft: checked.story, text: printStory(checked.story), view: next })
  }

  function keep() {
    if (!('story' in checked)) return
    try {
      onClose(keepStory(checked.story, replaced))
    } catch (error) {
      setFailure(words.noRoom(messageOf(error)))
    }
  }

  return (
    <Group title={words.title} aside={<Views view={view} onShow={show} />}>
      {view === 'form' ? (
        <StoryFields story={draft} onChange={(changed) => edit({ draft: changed })} />
      ) : (
        <textarea
          className={classes.json}
          aria-label={words.json}
          spellCheck={false}
          value={text}
          onChange={(event) => edit({ text: event.target.value })}
        />
      )}
      <Problems problems={problems} failure={failure} />
      <div className={classes.actions}>
        <DirectorButton look="primary" disabled={problems.length > 0} onClick={keep}>
          {words.keep}
        </DirectorButton>
        <DirectorButton
          disabled={problems.length > 0}
          onClick={() => 'story' in checked && saveStoryFile(checked.story)}
        >
          {words.save}
        </DirectorButton>
        <DirectorButton onClick={() => onClose(null)}>{words.cancel}</DirectorButton>
      </div>
    </Group>
  )
}

function checkText(text: string): ReturnType<typeof checkStory> {
  try {
    return checkStory(JSON.parse(text))
  } catch (error) {
    return { problems: [{ field: words.text, message: words.notJson(messageOf(error)) }] }
  }
}

function Views({ view, onShow }: { view: EditedStory['view']; onShow(view: EditedStory['view']): void }) {
  return (
    <span role="group" aria-label={words.view} className={classes.views}>
      <button type="button" aria-pressed={view === 'form'} onClick={() => onShow('form')}>
        {words.fields}
      </button>
      <button type="button" aria-pressed={view === 'json'} onClick={() => onShow('json')}>
        {words.asJson}
      </button>
    </span>
  )
}

const SHOWN = 5

function Problems({ problems, failure }: { problems: readonly StoryProblem[]; failure: string | null }) {
  return (
    <div role="status" className={classes.problems}>
      {problems.length > 0 && (
        <ul>
          {problems.slice(0, SHOWN).map(({ field, message }) => (
            <li key={field + message}>
              <code>{field}</code> {message}
            </li>
          ))}
          {problems.length > SHOWN && <li>{words.more(problems.length - SHOWN)}</li>}
        </ul>
      )}
      {failure}
    </div>
  )
}

const newStep: Step = { title: stepWords.newTitle, note: stepWords.newNote, seconds: 30 }

function StoryFields({ story, onChange }: { story: Story; onChange(story: Story): void }) {
  const end = useRef<HTMLButtonElement>(null)
  const setSteps = (steps: Step[]) => onChange({ ...story, steps })
  return (
    <div className={classes.fields}>
      <Field label={stepWords.name} value={story.name} onChange={(name) => onChange({ ...story, name })} />
      <Field
        label={stepWords.summary}
        value={story.summary}
        lines={2}
        onChange={(summary) => onChange({ ...story, summary })}
      />
      {story.steps.map((step, number) => (
        <StepFields
          // Steps have no ids; their fields hold no state of their own.
          key={number}
          step={step}
          number={number}
          onChange={(changed) => setSteps(story.steps.with(number, changed))}
          onMove={number > 0 ? () => setSteps(moveUp(story.steps, number)) : null}
          onRemove={
            story.steps.length > 1
              ? () => {
                  setSteps(story.steps.toSpliced(number, 1))
                  end.current?.focus()
                }
              : null
          }
        />
      ))}
      <DirectorButton ref={end} onClick={() => setSteps([...story.steps, newStep])}>
        {stepWords.add}
      </DirectorButton>
    </div>
  )
}

const moveUp = (steps: Step[], number: number) => {
  const [step] = steps.slice(number, number + 1)
  return step ? steps.toSpliced(number, 1).toSpliced(number - 1, 0, step) : steps
}

interface StepFieldsProps {
  step: Step
  number: number
  onChange(step: Step): void
  onMove: (() => void) | null
  onRemove: (() => void) | null
}

function StepFields({ step, number, onChange, onMove, onRemove }: StepFieldsProps) {
  const { show: _show, ...withoutPage } = step
  const { do: _do, ...withoutActions } = step
  return (
    <fieldset className={classes.step}>
      <legend>{stepWords.step(number + 1)}</legend>
      <Field label={stepWords.title} value={step.title} onChange={(title) => onChange({ ...step, title })} />
      <Field label={stepWords.note} value={step.note} lines={4} onChange={(note) => onChange({ ...step, note })} />
      <div className={classes.row}>
        <Field
          label={stepWords.page}
          value={step.show ?? ''}
          onChange={(show) => onChange(show === '' ? withoutPage : { ...step, show })}
        />
        <Field
          label={stepWords.seconds}
          value={String(step.seconds)}
          numeric
          onChange={(seconds) => onChange({ ...step, seconds: Number(seconds) })}
        />
      </div>
      <ActionsFields
        actions={step.do ?? []}
        onChange={(actions) => onChange(actions.length > 0 ? { ...step, do: actions } : withoutActions)}
      />
      <div className={classes.stepTools}>
        {onMove && (
          <DirectorButton look="link" aria-label={stepWords.upStep(number + 1)} onClick={onMove}>
            {stepWords.up}
          </DirectorButton>
        )}
        {onRemove && (
          <DirectorButton look="link" aria-label={stepWords.removeStep(number + 1)} onClick={onRemove}>
            {stepWords.remove}
          </DirectorButton>
        )}
      </div>
    </fieldset>
  )
}
