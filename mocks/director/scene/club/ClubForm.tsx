import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { ClubData } from '../../../seed/prospect/clubData.ts'
import { DirectorButton } from '../../parts/actions/DirectorButton.tsx'
import { Group } from '../../parts/Group.tsx'
import { Problem } from '../../parts/Problem.tsx'
import { useBusyAction } from '../../parts/actions/useBusyAction.ts'
import { checkDraft } from './checkDraft.ts'
import { draftOf, type ClubDraft } from './clubDraft.ts'
import { readClubText, saveClub } from './clubFile.ts'
import { ClubPreview } from './ClubPreview.tsx'
import { closeClub, editClub } from './draftStore.ts'
import { ClubFormContext } from './Field.tsx'
import { IdentityFields } from './IdentityFields.tsx'
import { GoodsFields, PlaceFields, SystemFields } from './MoreFields.tsx'
import { SizeFields } from './SizeFields.tsx'
import { clubFileWords, clubWords } from './words.ts'
import classes from './ClubForm.module.css'

interface ClubFormProps {
  draft: ClubDraft
  /** Somebody has just opened it; a reload keeps it open without moving the focus. */
  takesFocus: boolean
  busy: boolean
  /** Why the club could not be loaded the last time. */
  failure: string | null
  onLoad(club: ClubData): void
}

/** Describes the club of a prospect, with a preview (docs/guides/director.md#the-club). */
export function ClubForm({ draft, takesFocus, busy, failure, onLoad }: ClubFormProps) {
  const [showsAll, setShowsAll] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const checked = checkDraft(draft)
  const set = (change: Partial<ClubDraft>) => editClub({ ...draft, ...change })
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('[data-back]')?.focus()
  }, [takesFocus])

  /** Calls back with the club, or shows what is wrong and focuses it. */
  function withClub(use: (club: ClubData) => void) {
    if (checked.data) return use(checked.data)
    setShowsAll(true)
    // The marks are there after the next rendering.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!busy) withClub(onLoad)
  }
  return (
    <form ref={form} noValidate onSubmit={handleSubmit}>
      <ClubFormContext value={{ ...checked, draft, set, showsAll }}>
        <div className={classes.head}>
          <button type="button" data-back aria-label={clubWords.back} className={classes.back} onClick={closeClub}>
            <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
          </button>
          <h3>{clubWords.title}</h3>
          <Files onSave={() => withClub(saveClub)} />
        </div>
        <div className={classes.sticky}>
          <ClubPreview club={checked.preview} />
        </div>
        <IdentityFields />
        <SizeFields />
        <Group title={clubWords.place}>
          <PlaceFields />
        </Group>
        <Group title={clubWords.systems}>
          <SystemFields />
        </Group>
        <Group title={clubWords.goods}>
          <GoodsFields />
        </Group>
        <div className={classes.actions}>
          {failure !== null && <Problem title={clubWords.failed} text={clubWords.failedText(failure)} />}
          <DirectorButton onClick={closeClub}>{clubWords.cancel}</DirectorButton>
          <DirectorButton look="primary" busy={busy} submits>
            {clubWords.load}
          </DirectorButton>
        </div>
      </ClubFormContext>
    </form>
  )
}

/** Opens and saves the club as a file. */
function Files({ onSave }: { onSave(): void }) {
  const picker = useRef<HTMLInputElement>(null)
  const { failure: refused, run } = useBusyAction()
  function handleFile(file: File | undefined) {
    if (file) void run(async () => editClub(draftOf(readClubText(await file.text()))))
  }
  return (
    <>
      <DirectorButton look="link" onClick={() => picker.current?.click()}>
        {clubFileWords.open}
      </DirectorButton>
      <DirectorButton look="link" onClick={onSave}>
        {clubFileWords.save}
      </DirectorButton>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        aria-label={clubFileWords.label}
        hidden
        onChange={({ currentTarget }) => {
          handleFile(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      {refused !== null && <Problem title={clubFileWords.failed} text={clubFileWords.failedText(refused)} />}
    </>
  )
}
