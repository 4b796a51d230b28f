import { useState } from 'react'
import { saveFile } from '../../../src/ui/files/saveFile.ts'
import type { ModelInfo, ShareLink } from '../../control.ts'
import { momentText } from '../clock/moments.ts'
import { useDirector } from '../panel/DirectorContext.ts'
import { DirectorButton } from '../parts/actions/DirectorButton.tsx'
import { Group } from '../parts/Group.tsx'
import { Problem } from '../parts/Problem.tsx'
import { RowText } from '../parts/RowText.tsx'
import { Switch } from '../parts/Switch.tsx'
import { useBusyAction } from '../parts/actions/useBusyAction.ts'
import { Waiting } from '../parts/Waiting.tsx'
import { fileNameOf } from '../scene/club/clubFile.ts'
import { CopyButton } from './CopyButton.tsx'
import { QrCode } from './QrCode.tsx'
import { useShareLink, type ShareChoice, type SharedLink } from './useShareLink.ts'
import { codeWords, contentWords, fileWords, linkWords, shareWords } from './words.ts'
import parts from '../parts/parts.module.css'
import classes from './Share.module.css'

/** A link, a code and a file that open this demo as it is in another browser (docs/guides/director.md#share). */
export function Share() {
  const { info } = useDirector()
  const [choice, setChoice] = useState<ShareChoice>({ changes: true, faults: false, leaveBehind: false })
  const made = useShareLink(choice)
  if (!info || made.state === 'waiting')
    return (
      <>
        <Waiting rows={2} />
        <Waiting rows={4} />
      </>
    )
  if (made.state === 'failed')
    return (
      <Problem
        title={shareWords.failed}
        text={shareWords.failedText(made.reason)}
        action={shareWords.retry}
        onAction={made.retry}
      />
    )
  return (
    <>
      <LinkGroup shared={made.shared} />
      <Contents info={info} choice={choice} link={made.shared.link} onChange={setChoice} />
      <Group title={codeWords.title}>
        {made.shared.codeAddress === null ? (
          <p className={parts.text}>{codeWords.tooLarge}</p>
        ) : (
          <figure className={classes.figure}>
            <QrCode text={made.shared.codeAddress} label={codeWords.label} />
            <figcaption>{codeWords.caption}</figcaption>
          </figure>
        )}
      </Group>
    </>
  )
}

const kilobytes = (characters: number) => linkWords.kilobytes((characters / 1000).toFixed(1))

function LinkGroup({ shared: { link, address } }: { shared: SharedLink }) {
  const share = Math.min(1, link.size / link.max)
  return (
    <Group title={linkWords.title}>
      <p className={parts.text}>{linkWords.text}</p>
      <div className={parts.line}>
        <input
          className={parts.input}
          aria-label={linkWords.title}
          readOnly
          value={link.fits ? address : linkWords.tooLarge}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={address} disabled={!link.fits} />
      </div>
      <p className={classes.size}>{linkWords.size(kilobytes(link.size), kilobytes(link.max))}</p>
      <div className={classes.bar} aria-hidden="true" data-full={!link.fits || undefined}>
        <span style={{ inlineSize: `${share * 100}%` }} />
      </div>
      {!link.fits && (
        <p role="status" className={classes.warning}>
          {linkWords.warning}
        </p>
      )}
      <SaveAsFile isPrimary={!link.fits} />
      {link.hidden > 0 && <p className={`${parts.text} ${classes.promise}`}>{linkWords.hidden(link.hidden)}</p>}
    </Group>
  )
}

/** Saves everything as a file, which the section Snapshots opens. */
function SaveAsFile({ isPrimary }: { isPrimary: boolean }) {
  const { control } = useDirector()
  const { failure, run } = useBusyAction()
  const handleClick = () =>
    run(async () => {
      // Only as long as its file is made: among the automatic ones it would take the place of another.
      const { id, club } = await control.saveSnapshot(fileWords.snapshot)
      const text = await control.exportSnapshot(id).finally(() => control.deleteSnapshot(id).catch(() => {}))
      saveFile(new Blob([text], { type: 'application/json' }), fileNameOf({ name: club }))
    })
  return (
    <>
      <DirectorButton look={isPrimary ? 'primary' : 'outline'} onClick={() => void handleClick()}>
        {fileWords.save}
      </DirectorButton>
      {failure !== null && <Problem title={fileWords.failed} text={fileWords.failedText(failure)} />}
    </>
  )
}

interface ContentsProps {
  info: ModelInfo
  link: ShareLink
  choice: ShareChoice
  onChange(choice: ShareChoice): void
}

function Contents({ info, choice, onChange }: ContentsProps) {
  const club = info.accounts[0]?.club ?? ''
  return (
    <Group title={contentWords.title}>
      <ul className={parts.rows}>
        <li className={parts.row}>
          <RowText title={contentWords.club} note={<bdi>{club}</bdi>} />
        </li>
        <li className={parts.row}>
          <RowText title={contentWords.clock} note={momentText(info.now)} />
        </li>
        <Toggle
          title={contentWords.changes}
          note={contentWords.changesNote(info.writes)}
          value={choice.changes}
          onChange={(changes) => onChange({ ...choice, changes })}
        />
        <Toggle
          title={contentWords.faults}
          note={contentWords.faultsNote}
          value={choice.faults}
          onChange={(faults) => onChange({ ...choice, faults })}
        />
        <Toggle
          title={contentWords.leaveBehind}
          note={contentWords.leaveBehindNote}
          value={choice.leaveBehind}
          onChange={(leaveBehind) => onChange({ ...choice, leaveBehind })}
        />
      </ul>
      <p className={`${parts.text} ${classes.promise}`}>{contentWords.promise}</p>
    </Group>
  )
}

function Toggle(props: { title: string; note: string; value: boolean; onChange(value: boolean): void }) {
  const { title, note, value, onChange } = props
  return (
    <li className={parts.row}>
      <RowText title={title} note={note} />
      <Switch label={title} checked={value} onChange={() => onChange(!value)} />
    </li>
  )
}
