import { useRef, useState, type FormEvent } from 'react'
import { NAME_MAX } from '../../snapshots/snapshot.ts'
import { useDirector } from '../panel/DirectorContext.ts'
import { DirectorButton } from '../parts/actions/DirectorButton.tsx'
import { Group } from '../parts/Group.tsx'
import { Problem } from '../parts/Problem.tsx'
import { useBusyAction } from '../parts/actions/useBusyAction.ts'
import { Waiting } from '../parts/Waiting.tsx'
import { Outcome } from '../scene/Outcome.tsx'
import { useScenes } from '../scene/useScenes.ts'
import { SnapshotRow } from './SnapshotRow.tsx'
import { useSnapshots, type UsedSnapshots } from './useSnapshots.ts'
import { saveWords, snapshotsWords } from './words.ts'
import parts from '../parts/parts.module.css'
import classes from './Snapshots.module.css'

/**
 * States of the demo to come back to: saved, restored, renamed, deleted, and as files
 * (docs/guides/director.md#snapshots).
 */
export function Snapshots() {
  const used = useSnapshots()
  const { info } = useDirector()
  const scenes = useScenes('snapshots')
  const { snapshots, unread, failure, change, reload } = used
  if (unread !== null)
    return (
      <Problem
        title={snapshotsWords.unread}
        text={snapshotsWords.unreadText(unread)}
        action={snapshotsWords.retry}
        onAction={reload}
      />
    )
  if (!snapshots || !info)
    return (
      <>
        <Waiting rows={1} />
        <Waiting rows={4} />
      </>
    )
  return (
    <>
      {failure !== null && <Problem title={snapshotsWords.failed} text={snapshotsWords.failedText(failure)} />}
      <Save change={change} />
      <Group title={snapshotsWords.title} aside={<OpenFile change={change} />}>
        {/* Above the list, which becomes longer by what is saved before. */}
        <div className={classes.outcome}>
          <Outcome state={scenes.state} busyText={snapshotsWords.restoring} />
        </div>
        {snapshots.length === 0 ? (
          <p className={classes.empty}>{snapshotsWords.empty}</p>
        ) : (
          <ul className={parts.rows}>
            {snapshots.map((snapshot) => (
              <SnapshotRow
                key={snapshot.id}
                snapshot={snapshot}
                isBusy={scenes.state.state === 'busy'}
                change={change}
                onRestore={() =>
                  void scenes
                    .change({
                      done: snapshotsWords.restored(snapshot.name),
                      act: (control) => control.restoreSnapshot(snapshot.id),
                      spared: snapshot.id,
                    })
                    .then(reload)
                }
              />
            ))}
          </ul>
        )}
      </Group>
    </>
  )
}

function Save({ change }: Pick<UsedSnapshots, 'change'>) {
  const [name, setName] = useState('')
  const [saved, setSaved] = useState('')
  const { busy, run } = useBusyAction()
  const isNamed = name.trim() !== ''

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isNamed) return
    await run(async () => {
      setSaved('')
      if (!(await change((control) => control.saveSnapshot(name)))) return
      setSaved(saveWords.saved(name.trim()))
      setName('')
    })
  }
  return (
    <Group title={saveWords.title}>
      <form className={parts.line} onSubmit={(event) => void handleSubmit(event)}>
        <input
          className={parts.input}
          aria-label={saveWords.name}
          placeholder={saveWords.placeholder}
          value={name}
          maxLength={NAME_MAX}
          onChange={({ target }) => setName(target.value)}
        />
        <DirectorButton
          look="primary"
          busy={busy !== null}
          disabled={!isNamed}
          onClick={(event) => void handleSubmit(event)}
        >
          {saveWords.save}
        </DirectorButton>
      </form>
      <p role="status" className={classes.saved}>
        {saved}
      </p>
    </Group>
  )
}

/** Adds a snapshot from a file. */
function OpenFile({ change }: Pick<UsedSnapshots, 'change'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={snapshotsWords.file}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void change(async (control) => control.importSnapshot(await file.text()))
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <DirectorButton look="link" onClick={() => input.current?.click()}>
        {snapshotsWords.openFile}
      </DirectorButton>
    </>
  )
}
