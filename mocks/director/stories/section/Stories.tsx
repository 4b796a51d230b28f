import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useDirector } from '../../panel/DirectorContext.ts'
import { DirectorButton } from '../../parts/actions/DirectorButton.tsx'
import { Group } from '../../parts/Group.tsx'
import { Problem } from '../../parts/Problem.tsx'
import { Waiting } from '../../parts/Waiting.tsx'
import { tabId } from '../desk/deskChannel.ts'
import type { Desk } from '../desk/desk.ts'
import { useLocalDesk, useRemoteDesk } from '../desk/useDesk.ts'
import { openPresenter } from '../presenter/openPresenter.ts'
import { fillWithWords } from '../script/values.ts'
import type { Story } from '../script/story.ts'
import { Controls } from './Controls.tsx'
import { StepList } from './StepList.tsx'
import { editedStory, startEditing, type EditedStory } from '../editor/editedStory.ts'
import { StoryEditor } from '../editor/StoryEditor.tsx'
import { StoryPicker } from './StoryPicker.tsx'
import { useStoryKeys } from './storyKeys.ts'
import { statusText } from './storyTexts.ts'
import { keyWords, storiesWords } from './words.ts'
import classes from './Stories.module.css'

/** Stories: choose one, play it, record one, and edit it (docs/guides/stories.md). */
export function Stories() {
  const { place } = useDirector()
  return place === 'window' ? <StoriesInWindow /> : <StoriesBeside />
}

function StoriesBeside() {
  const desk = useLocalDesk()
  return desk ? <StoriesAt desk={desk} tab={tabId()} /> : <Waiting rows={8} />
}

function StoriesInWindow() {
  return <StoriesAt desk={useRemoteDesk(null)} tab={null} />
}

const edit = (edited: EditedStory | null) => editedStory.setState({ edited })

/** @param tab the id of the tab that the presenter's window keeps to; null for any */
export function StoriesAt({ desk, tab }: { desk: Desk; tab: string | null }) {
  const state = useStore(desk.store)
  const { connected, recorded, recordingProblem, story } = state
  const edited = useStore(editedStory, (editing) => editing.edited)
  const top = useRef<HTMLDivElement>(null)
  useStoryKeys(edited ? null : desk, () => top.current?.closest<HTMLElement>('[role="tabpanel"]') ?? top.current)
  const isEditing = edited !== null
  useEffect(() => {
    // A recording that has ended waits for what is being edited here, and for this section to be shown again.
    if (!connected || isEditing || !recorded) return
    edit(startEditing(recorded, null))
    desk.send({ do: 'takeRecorded' })
  }, [connected, recorded, isEditing, desk])

  if (edited)
    return (
      <StoryEditor
        edited={edited}
        onEdit={edit}
        onClose={(kept) => {
          edit(null)
          if (kept) desk.send({ do: 'load', story: kept })
        }}
      />
    )
  if (!connected) return <Problem title={storiesWords.noPage} text={storiesWords.noPageText} />
  return (
    <div ref={top}>
      {recordingProblem !== null && <Problem title={storiesWords.notRecorded} text={recordingProblem} />}
      <Group title={storiesWords.title} aside={<Record desk={desk} />}>
        <StoryPicker desk={desk} onEdit={(given, replaced) => edit(startEditing(given, replaced))} />
      </Group>
      {story && <Stage desk={desk} story={story} tab={tab} />}
      <p role="status" className="visually-hidden">
        {statusText(state)}
      </p>
    </div>
  )
}

function Record({ desk }: { desk: Desk }) {
  const { recording, ending } = useStore(desk.store)
  return recording ? (
    <DirectorButton look="link" busy={ending} onClick={() => desk.send({ do: 'endRecording' })}>
      <span className={classes.recording} aria-hidden="true" />
      {storiesWords.endRecording}
    </DirectorButton>
  ) : (
    <DirectorButton look="link" onClick={() => desk.send({ do: 'record' })}>
      {storiesWords.record}
    </DirectorButton>
  )
}

function Stage({ desk, story, tab }: { desk: Desk; story: Story; tab: string | null }) {
  const { at, phase, problem, remark, words } = useStore(desk.store)
  const step = story.steps[at]
  return (
    <>
      <StepList desk={desk} steps={story.steps} />
      {phase === 'failed' && (
        <div role="alert" className={classes.failed}>
          <p>
            <b>{storiesWords.stopped}</b> {problem}
          </p>
          <DirectorButton onClick={() => desk.send({ do: 'step' })}>{storiesWords.retry}</DirectorButton>
          <DirectorButton onClick={() => desk.send({ do: 'skip' })}>{storiesWords.skip}</DirectorButton>
        </div>
      )}
      <Controls desk={desk} />
      {step && (
        <div className={classes.note}>
          {fillWithWords(step.note, words)
            .split('\n\n')
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          {remark !== null && <p className={classes.remark}>{remark}</p>}
        </div>
      )}
      <div className={classes.foot}>
        <DirectorButton onClick={() => openPresenter(tab)}>{storiesWords.presenter}</DirectorButton>
        <span className={classes.keys} aria-hidden="true">
          <kbd>{keyWords.space}</kbd> {keyWords.play} <kbd>→</kbd> {keyWords.step}
        </span>
      </div>
    </>
  )
}
