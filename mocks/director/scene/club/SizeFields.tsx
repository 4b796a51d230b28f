import { useId } from 'react'
import { formatCount } from '../../../../src/format.ts'
import { DirectorButton } from '../../parts/actions/DirectorButton.tsx'
import { Field, useClubForm } from './Field.tsx'
import { typedNumber } from './typedNumber.ts'
import { sizeWords } from './words.ts'
import classes from './ClubForm.module.css'

/** The stops of the slider. */
const steps = [0, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000]

/** How many fans a club has, and how many of them are members. */
export function SizeFields() {
  const { draft, defaults, set } = useClubForm()
  const typed = typedNumber(draft.fans)
  const fans = draft.fans !== '' && Number.isFinite(typed) ? typed : defaults.fans
  const at = steps.findLastIndex((step) => step <= fans)
  return (
    <>
      <Field label={sizeWords.fans} path="fans" {...(fans > 20_000 && { help: sizeWords.large })}>
        {(input) => (
          <span className={classes.slider}>
            <input
              type="range"
              aria-label={sizeWords.slider}
              min={0}
              max={steps.length - 1}
              value={at}
              aria-valuetext={formatCount(steps[at] ?? 0)}
              onChange={({ currentTarget }) => set({ fans: String(steps[currentTarget.valueAsNumber] ?? 0) })}
            />
            <input
              {...input}
              type="text"
              inputMode="numeric"
              className={classes.input}
              value={draft.fans}
              placeholder={formatCount(defaults.fans)}
              autoComplete="off"
              onChange={({ currentTarget }) => set({ fans: currentTarget.value })}
            />
          </span>
        )}
      </Field>
      <Members />
    </>
  )
}

/** What the slider shows until it is moved: about a third of the fans are members. */
const USUAL_PERCENT = 33

function Members() {
  const { draft, set } = useClubForm()
  const id = useId()
  return (
    <div className={classes.field}>
      <span className={classes.label}>
        <label htmlFor={id}>{sizeWords.members}</label>
        {draft.members !== null && (
          <DirectorButton look="link" onClick={() => set({ members: null })}>
            {sizeWords.toDefault}
          </DirectorButton>
        )}
      </span>
      <span className={classes.slider}>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={1}
          value={draft.members ?? USUAL_PERCENT}
          aria-valuetext={
            draft.members === null ? sizeWords.thirdDefault : sizeWords.percent(Math.round(draft.members))
          }
          onChange={({ currentTarget }) => set({ members: currentTarget.valueAsNumber })}
        />
        <output htmlFor={id} className={classes.figure}>
          {draft.members === null ? sizeWords.third : sizeWords.percent(Math.round(draft.members))}
        </output>
      </span>
    </div>
  )
}
