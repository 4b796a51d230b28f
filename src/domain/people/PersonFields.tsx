import { Checkbox, TextInput } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import { Flag } from '../../ui/values/Flag.tsx'
import {
  DateInput,
  OptionSelect,
  helpBelow,
  ListSelect,
  requiredProps,
  type InputOf,
} from '../../ui/RowPanel/fields.tsx'
import { Pair, Section } from '../../ui/RowPanel/Section.tsx'
import type { PersonField } from './newPerson.ts'
import { personWords } from './words.ts'
import classes from './PersonFields.module.css'

/** The choices of the select fields. If a list fails to load, its field keeps its value and shows the error. */
export interface PersonLists {
  genders: readonly string[]
  countries: ListState<{ countries: readonly { cca2: string; name: string }[] }>
  connectors: ListState<{ items: readonly { id: string; name: string }[] }>
}
interface ListState<Data> {
  data: Data | undefined
  error: Error | null
}

export interface PersonFieldsProps {
  input: InputOf<PersonField>
  lists: PersonLists
  /** Makes the e-mail address read-only. */
  emailFixed?: boolean
  /** Sections above that of the person. */
  above?: ReactNode
  /** Extra fields in the section of the connector, and the title of that section. */
  below?: { title: string; fields: ReactNode }
}

/** A country is stored by name, as free text (docs/contract.md#countries). */
const countryChoice = ({ cca2, name }: { cca2: string; name: string }) => ({
  value: name,
  label: name,
  icon: <Flag cca2={cca2} lazy />,
})

/** The fields that fans and members have in common (docs/product/fans.md#fields). */
export function PersonFields({
  input,
  lists: { genders, countries, connectors },
  emailFixed = false,
  above,
  below,
}: PersonFieldsProps) {
  const countryChoices = useMemo(() => countries.data?.countries.map(countryChoice) ?? [], [countries.data])
  const connectorChoices = useMemo(
    () => connectors.data?.items.map(({ id, name }) => ({ value: id, label: name === '' ? id : name })) ?? [],
    [connectors.data],
  )
  return (
    <>
      {above}
      <Section title={personWords.person}>
        <Pair>
          <TextInput label={personWords.firstName} {...requiredProps} {...input('firstName')} data-autofocus />
          <TextInput label={personWords.lastName} {...input('lastName')} />
        </Pair>
        <Pair>
          <OptionSelect name="gender" label={personWords.gender} options={genders} input={input} />
          <DateInput name="birthDay" label={personWords.birthday} kind="day" input={input} />
        </Pair>
      </Section>
      <Section title={personWords.contact}>
        <TextInput
          type="email"
          label={personWords.email}
          autoComplete="off"
          {...(emailFixed
            ? {
                readOnly: true,
                description: personWords.emailFixed,
                inputWrapperOrder: helpBelow,
                classNames: { input: classes.fixed },
              }
            : requiredProps)}
          {...input('email')}
        />
        <TextInput label={personWords.phone} inputMode="tel" {...input('phone')} />
      </Section>
      <Section title={personWords.address}>
        <TextInput label={personWords.street} {...input('address')} />
        <Pair>
          <TextInput label={personWords.zipCode} {...input('zipCode')} />
          <TextInput label={personWords.city} {...input('city')} />
        </Pair>
        <ListSelect
          name="country"
          label={personWords.country}
          choices={countryChoices}
          error={countries.error}
          input={input}
        />
      </Section>
      <Section title={below?.title ?? personWords.source}>
        {below?.fields}
        <ListSelect
          name="connectorId"
          label={personWords.connector}
          choices={connectorChoices}
          error={connectors.error}
          input={input}
        />
      </Section>
      <Section title={personWords.communications}>
        <Checkbox label={personWords.privacyPolicy} {...checkboxProps(input, 'acceptsPrivacyPolicy')} />
        <Checkbox label={personWords.commercialInfo} {...checkboxProps(input, 'acceptsCommercialInfo')} />
        <Checkbox label={personWords.commercialPartners} {...checkboxProps(input, 'acceptsCommercialPartners')} />
      </Section>
    </>
  )
}

const checkboxProps = (input: InputOf<PersonField>, name: PersonField) => input(name, { type: 'checkbox' })
