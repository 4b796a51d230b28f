import { useState } from 'react'
import { lazyComponent } from '../../../src/loading/lazyComponent.tsx'
import { saveFile } from '../../../src/ui/feedback/saveFile.ts'
import type { ModelInfo, ShareLink } from '../../control.ts'
import { momentText } from '../clock/moments.ts'
import { messageOf, useDirector } from '../panel/DirectorContext.ts'
import { DirectorButton } from '../parts/DirectorButton.tsx'
import { Group } from '../parts/Group.tsx'
import { Problem } from '../parts/Problem.tsx'
import { RowText } from '../parts/RowText.tsx'
import { Switch } from '../parts/Switch.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { fileNameOf } from '../scene/club/clubFile.ts'
import { CopyButton } from './CopyButton.tsx'
import { useShareLink, type ShareChoice, type SharedLink } from './useShareLink.ts'
import parts from '../parts/parts.module.css'
import classes from './Share.module.css'

const QrCode = lazyComponent<{ text: string; label: string }>(async () => (await import('./QrCode.tsx')).QrCode)

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
        title="The link could not be made"
        text={`The demo itself goes on. The server says: ${made.reason}.`}
        action="Try again"
        onAction={made.retry}
      />
    )
  return (
    <>
      <LinkGroup shared={made.shared} />
      <Contents info={info} choice={choice} link={made.shared.link} onChange={setChoice} />
      <Group title="Code for a phone">
        {made.shared.codeAddress === null ? (
          <p className={parts.text}>This club has too much of its own for a code. Copy the link instead.</p>
        ) : (
          <figure className={classes.figure}>
            <QrCode text={made.shared.codeAddress} label="Code of a link to this club" />
            <figcaption>The club as it began, without what was done.</figcaption>
          </figure>
        )}
      </Group>
    </>
  )
}

/** `1.8 kB` */
const kilobytes = (characters: number) => `${(characters / 1000).toFixed(1)} kB`

function LinkGroup({ shared: { link, address } }: { shared: SharedLink }) {
  const share = Math.min(1, link.size / link.max)
  return (
    <Group title="Link">
      <p className={parts.text}>Whoever opens it sees what you see now, in their own browser.</p>
      <div className={parts.line}>
        <input
          className={parts.input}
          aria-label="Link"
          readOnly
          value={link.fits ? address : 'Too large for a link'}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={address} disabled={!link.fits} />
      </div>
      <p className={classes.size}>
        {kilobytes(link.size)} of at most {kilobytes(link.max)}
      </p>
      <div className={classes.bar} aria-hidden="true" data-full={!link.fits || undefined}>
        <span style={{ inlineSize: `${share * 100}%` }} />
      </div>
      {!link.fits && (
        <p role="status" className={classes.warning}>
          Some programs would cut off so long a link. Leave out what was done, or send a file.
        </p>
      )}
      <SaveAsFile isPrimary={!link.fits} />
      {link.hidden > 0 && (
        <p className={`${parts.text} ${classes.promise}`}>
          {link.hidden === 1 ? 'A password or key was' : `${link.hidden} passwords or keys were`} left out.
        </p>
      )}
    </Group>
  )
}

/** Saves everything as a file, which the section Snapshots opens. */
function SaveAsFile({ isPrimary }: { isPrimary: boolean }) {
  const { control } = useDirector()
  const [failure, setFailure] = useState<string | null>(null)
  async function handleClick() {
    try {
      const { id, club } = await control.saveSnapshot('Saved as a file', true)
      const text = await control.exportSnapshot(id)
      saveFile(new Blob([text], { type: 'application/json' }), fileNameOf({ name: club }))
      setFailure(null)
    } catch (error) {
      setFailure(messageOf(error))
    }
  }
  return (
    <>
      <DirectorButton look={isPrimary ? 'primary' : 'outline'} onClick={() => void handleClick()}>
        Save as file
      </DirectorButton>
      {failure !== null && <Problem title="The file could not be saved" text={`The server says: ${failure}.`} />}
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
    <Group title="What it contains">
      <ul className={parts.rows}>
        <li className={parts.row}>
          <RowText title="The club" note={<bdi>{club}</bdi>} />
        </li>
        <li className={parts.row}>
          <RowText title="The clock" note={momentText(info.now)} />
        </li>
        <Toggle
          title="What was done"
          note={`${info.writes === 0 ? 'No' : info.writes} ${info.writes === 1 ? 'change' : 'changes'} since the scenario began`}
          value={choice.changes}
          onChange={(changes) => onChange({ ...choice, changes })}
        />
        <Toggle
          title="Network and faults"
          note="As they are set now"
          value={choice.faults}
          onChange={(faults) => onChange({ ...choice, faults })}
        />
        <Toggle
          title="Leave-behind"
          note="They can try everything, and “Start over” brings this back. The director stays hidden."
          value={choice.leaveBehind}
          onChange={(leaveBehind) => onChange({ ...choice, leaveBehind })}
        />
      </ul>
      <p className={`${parts.text} ${classes.promise}`}>
        No server keeps it. Passwords and keys of sources are never in a link.
      </p>
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
