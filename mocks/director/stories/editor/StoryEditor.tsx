import { useRef, useState } from 'react'
import { messageOf } from '../../parts/messageOf.ts'
import { DirectorButton } from '../../parts/actions/DirectorButton.tsx'
import { Group } from '../../parts/Group.tsx'
import { printStory, type Step, type Story, type StoryProblem } from '../script/story.ts'
import { keepStory } from '../section/ownStories.ts'
import { saveStoryFile } from '../section/saveStoryFile.ts'
import { ActionsFields } from './ActionFields.tsx'
import { checkEdited, type EditedStory } from './editedStory.ts'
import { Field, WrittenField } from './Field.tsx'
import { fieldName, furtherText } from './editorTexts.ts'
import { editorWords as words, stepWords } from './words.ts'
import classes from './StoryEditor.module.css'

export interface StoryEditorProps {
  edited: EditedStory
  onEdit(edited: EditedStory): void
  onClose(kept: Story | null): void
}

/** Edits a story in fields or as JSON. What is wrong with it stands below, in sentences. */
export function StoryEditor({ edited, onEdit, onClose }: StoryEditorProps) {
  const { draft, text, view, replaced } = edited
  const [failure, setFailure] = useState<string | null>(null)
  const checked = checkEdited(edited)
  const problems = 'problems' in checked ? checked.problems : []

  const edit = (change: Partial<EditedStory>) => onEdit({ ...edited, ...change })

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
    <Group title={words.title} aside={<Views view={view} isValid={'story' in checked} onShow={show} />}>
      {view === 'form' ? (
        <StoryFields story={draft} problems={problems} onChange={(changed) => edit({ draft: changed })} />
      ) : (
        <textarea
          className={classes.json}
          aria-label={words.json}
          spellCheck={false}
          value={text}
          onChange={(event) => edit({ text: event.target.value })}
        />
      )}
      <div className={classes.foot}>
        <Problems problems={problems} view={view} failure={failure} />
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
      </div>
    </Group>
  )
}

interface ViewsProps {
  view: EditedStory['view']
  /** What is no story cannot be shown in the other view. */
  isValid: boolean
  onShow(view: EditedStory['view']): void
}

function Views({ view, isValid, onShow }: ViewsProps) {
  const button = (of: EditedStory['view'], text: string) => (
    <button type="button" aria-pressed={view === of} disabled={view !== of && !isValid} onClick={() => onShow(of)}>
      {text}
    </button>
  )
  return (
    <span role="group" aria-label={words.view} className={classes.views}>
      {button('form', words.fields)}
      {button('json', words.asJson)}
    </span>
  )
}

const SHOWN = 3

interface ProblemsProps {
  problems: readonly StoryProblem[]
  view: EditedStory['view']
  failure: string | null
}

function Problems({ problems, view, failure }: ProblemsProps) {
  return (
    <div role="status" className={classes.problems}>
      {problems.length > 0 && (
        <ul>
          {problems.slice(0, SHOWN).map(({ field, message }) => (
            <li key={field + message}>
              {view === 'form' ? <b>{fieldName(field)}</b> : field} {message}
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

interface StoryFieldsProps {
  story: Story
  problems: readonly StoryProblem[]
  onChange(story: Story): void
}

function StoryFields({ story, problems, onChange }: StoryFieldsProps) {
  const end = useRef<HTMLButtonElement>(null)
  const setSteps = (steps: Step[]) => onChange({ ...story, steps })
  const isWrong = (field: string) => problems.some((problem) => problem.field === `story.${field}`)
  return (
    <div className={classes.fields}>
      <Field
        label={stepWords.name}
        value={story.name}
        wrong={isWrong('name')}
        onChange={(name) => onChange({ ...story, name })}
      />
      <Field
        label={stepWords.summary}
        value={story.summary}
        wrong={isWrong('summary')}
        lines={2}
        onChange={(summary) => onChange({ ...story, summary })}
      />
      {story.steps.map((step, number) => (
        <StepFields
          // Steps have no ids; their fields hold no state of their own but while they are written in.
          key={number}
          step={step}
          number={number}
          isWrong={(field) => isWrong(`steps[${number}].${field}`)}
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

/** A text that is no number stays one, and the check says so. */
const secondsOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : (text as unknown as number))

const moveUp = (steps: Step[], number: number) => {
  const [step] = steps.slice(number, number + 1)
  return step ? steps.toSpliced(number, 1).toSpliced(number - 1, 0, step) : steps
}

interface StepFieldsProps {
  step: Step
  number: number
  isWrong(field: keyof Step): boolean
  onChange(step: Step): void
  onMove: (() => void) | null
  onRemove: (() => void) | null
}

function StepFields({ step, number, isWrong, onChange, onMove, onRemove }: StepFieldsProps) {
  const { show: _show, ...withoutPage } = step
  const { do: _do, ...withoutActions } = step
  return (
    <fieldset className={classes.step}>
      <legend>{stepWords.step(number + 1)}</legend>
      <Field
        label={stepWords.title}
        value={step.title}
        wrong={isWrong('title')}
        onChange={(title) => onChange({ ...step, title })}
      />
      <Field
        label={stepWords.note}
        value={step.note}
        wrong={isWrong('note')}
        lines={4}
        onChange={(note) => onChange({ ...step, note })}
      />
      <div className={classes.row}>
        <Field
          label={stepWords.page}
          value={step.show ?? ''}
          wrong={isWrong('show')}
          onChange={(show) => onChange(show === '' ? withoutPage : { ...step, show })}
        />
        <WrittenField
          label={stepWords.seconds}
          value={String(step.seconds)}
          wrong={isWrong('seconds')}
          numeric
          onChange={(seconds) => onChange({ ...step, seconds: secondsOf(seconds) })}
        />
      </div>
      <ActionsFields
        actions={step.do ?? []}
        onChange={(actions) => onChange(actions.length > 0 ? { ...step, do: actions } : withoutActions)}
      />
      {furtherText(step) !== '' && <p className={classes.acts}>{furtherText(step)}</p>}
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
