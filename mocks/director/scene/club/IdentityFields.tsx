import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { accentOf, contrast } from '../../../../src/ui/brand/accent.ts'
import { countryName } from '../../../../src/format.ts'
import { prospectCountries } from '../../../seed/prospect/clubData.ts'
import { sports } from '../../../seed/system.ts'
import { CrestField } from './CrestField.tsx'
import { Field, SelectField, TextInputField, useClubForm } from './Field.tsx'
import { fieldWords } from './words.ts'
import classes from './ClubForm.module.css'

const countryOptions = prospectCountries
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
const sportOptions = sports.map(({ id, name }) => ({ value: id, label: name }))

/** The name of a sport by its id. */
export const sportName = (id: string) => sports.find((sport) => sport.id === id)?.name ?? id

/** What everybody sees of a club first: its name, sport, country, colours and crest. */
export function IdentityFields() {
  const { defaults } = useClubForm()
  return (
    <>
      <TextInputField label={fieldWords.name} field="name" placeholder={defaults.name} />
      <div className={classes.pair}>
        <SelectField
          label={fieldWords.sport}
          field="sport"
          options={sportOptions}
          usual={fieldWords.usual(sportName('football'))}
        />
        <SelectField
          label={fieldWords.country}
          field="country"
          options={countryOptions}
          usual={fieldWords.usual(countryName('IE'))}
        />
      </div>
      <Colours />
      <CrestField />
    </>
  )
}

const HEX = /^#[0-9a-f]{6}$/i

function Colours() {
  const { draft, defaults } = useClubForm()
  const first = HEX.test(draft.first) ? draft.first : defaults.colours[0]
  return (
    <>
      <div className={classes.pair}>
        <Colour label={fieldWords.firstColour} field="first" index={0} />
        <Colour label={fieldWords.secondColour} field="second" index={1} />
      </div>
      <Reading colour={first ?? '#000000'} />
    </>
  )
}

function Colour({ label, field, index }: { label: string; field: 'first' | 'second'; index: 0 | 1 }) {
  const { draft, defaults, set } = useClubForm()
  const usual = defaults.colours[index] ?? '#000000'
  const shown = HEX.test(draft[field]) ? draft[field] : usual
  return (
    <Field label={label} path={`colours.${index}`}>
      {(input) => (
        <span className={classes.colour}>
          <input
            type="color"
            aria-label={fieldWords.choose(label)}
            value={shown.toLowerCase()}
            onChange={({ currentTarget }) => set({ [field]: currentTarget.value.toUpperCase() })}
          />
          <input
            {...input}
            type="text"
            className={classes.input}
            value={draft[field]}
            placeholder={usual}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => set({ [field]: currentTarget.value.trim() })}
          />
        </span>
      )}
    </Field>
  )
}

/** Says whether white can be read on the first colour, or which colour is used instead. */
function Reading({ colour }: { colour: string }) {
  const { fill, on } = accentOf(colour, 'light')
  const isUsed = fill.toUpperCase() === colour.toUpperCase()
  const ratio = contrast(on, fill).toFixed(1)
  return (
    <p className={classes.reading} data-warns={!isUsed || undefined}>
      {isUsed ? (
        <IconCheck size={14} stroke={2.2} aria-hidden="true" />
      ) : (
        <IconAlertTriangle size={14} stroke={1.8} aria-hidden="true" />
      )}
      {isUsed
        ? fieldWords.reads(on === '#FFFFFF' ? fieldWords.white : fieldWords.dark, ratio)
        : fieldWords.unreadable(fill)}
    </p>
  )
}
