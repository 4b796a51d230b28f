import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { saveFile } from '../../../src/ui/files/saveFile.ts'
import { NAME_MAX, type SnapshotInfo } from '../../snapshots/snapshot.ts'
import { momentText } from '../clock/moments.ts'
import { DirectorButton } from '../parts/actions/DirectorButton.tsx'
import { focusOnMount } from '../parts/actions/focusOnMount.ts'
import { IconButton } from '../parts/actions/IconButton.tsx'
import { Question } from '../parts/actions/Question.tsx'
import { RowText } from '../parts/RowText.tsx'
import { useBusyAction } from '../parts/actions/useBusyAction.ts'
import { fileNameOf } from '../scene/club/clubFile.ts'
import { titleOf } from '../scene/scenarioChoices.ts'
import type { UsedSnapshots } from './useSnapshots.ts'
import { snapshotWords } from './words.ts'
import parts from '../parts/parts.module.css'
import classes from './Snapshots.module.css'

export interface SnapshotRowProps {
  snapshot: SnapshotInfo
  /** True while a snapshot is being restored. */
  isBusy: boolean
  change: UsedSnapshots['change']
  onRestore(): void
}

/** A snapshot: what it holds, and what one can do with it. */
export function SnapshotRow({ snapshot, isBusy, change, onRestore }: SnapshotRowProps) {
  const { id, name } = snapshot
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'deleting'>('nothing')
  const saving = useBusyAction()
  const removal = useBusyAction()
  const stop = () => setDoing('nothing')
  if (doing === 'renaming') return <Rename snapshot={snapshot} change={change} onEnd={stop} />

  const handleExport = () =>
    saving.run(() =>
      change(async (control) =>
        saveFile(new Blob([await control.exportSnapshot(id)], { type: 'application/json' }), fileNameOf({ name })),
      ),
    )
  return (
    <li className={`${parts.row} ${classes.row}`}>
      <RowText title={<bdi>{name}</bdi>} note={noteOf(snapshot)} />
      {doing === 'deleting' ? (
        <Question
          text={snapshotWords.removeQuestion}
          yes={snapshotWords.remove}
          no={snapshotWords.keep}
          busy={removal.busy !== null}
          onYes={() => void removal.run(() => change((control) => control.deleteSnapshot(id)))}
          onNo={stop}
        />
      ) : (
        <span className={classes.actions}>
          <IconButton
            icon={IconPencil}
            label={snapshotWords.renameNamed(name)}
            title={snapshotWords.rename}
            onClick={() => setDoing('renaming')}
          />
          <IconButton
            icon={IconDownload}
            label={snapshotWords.saveNamedAsFile(name)}
            title={snapshotWords.saveAsFile}
            onClick={() => void handleExport()}
          />
          <IconButton
            icon={IconTrash}
            label={snapshotWords.removeNamed(name)}
            title={snapshotWords.remove}
            onClick={() => setDoing('deleting')}
          />
          <DirectorButton disabled={isBusy} aria-label={snapshotWords.restoreNamed(name)} onClick={onRestore}>
            {snapshotWords.restore}
          </DirectorButton>
        </span>
      )}
    </li>
  )
}

/** `A season in full · Westmere Rovers · Sat 21 Nov, 17:04 · 38 changes · 2 faults` */
function noteOf({ scenario, club, now, writes, faults }: SnapshotInfo): string {
  const facts = [titleOf(scenario), club, momentText(now), snapshotWords.changes(writes)]
  if (faults > 0) facts.push(snapshotWords.faults(faults))
  return facts.join(' · ')
}

function Rename({ snapshot, change, onEnd }: Pick<SnapshotRowProps, 'snapshot' | 'change'> & { onEnd(): void }) {
  const [name, setName] = useState(snapshot.name)
  const { run } = useBusyAction()
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return
    await run(async () => {
      if (await change((control) => control.renameSnapshot(snapshot.id, name))) onEnd()
    })
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // Escape ends the renaming, and does not close the director.
    event.preventDefault()
    onEnd()
  }
  return (
    <li className={`${parts.row} ${classes.row}`}>
      <form className={parts.line} onSubmit={(event) => void handleSubmit(event)}>
        <input
          className={parts.input}
          aria-label={snapshotWords.newName(snapshot.name)}
          value={name}
          maxLength={NAME_MAX}
          ref={focusOnMount}
          onKeyDown={handleKeyDown}
          onChange={({ target }) => setName(target.value)}
        />
        <DirectorButton look="primary" onClick={(event) => void handleSubmit(event)}>
          {snapshotWords.rename}
        </DirectorButton>
      </form>
    </li>
  )
}
