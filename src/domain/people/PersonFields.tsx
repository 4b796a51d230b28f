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

/** The fields that fans and members have in common (docs/product/fans.md#fields). */
export function PersonFields({
  input,
  lists: { genders, countries, connectors },
  emailFixed = false,
  above,
  below,
}: PersonFieldsProps) {
  // A country is stored by name, as free text (docs/contract.md#countries).
  const countryChoices = useMemo(
    () =>
      countries.data?.countries.map(({ cca2, name }) => ({ value: name, label: name, icon: <Flag cca2={cca2} /> })) ??
      [],
    [countries.data],
  )
  const connectorChoices = useMemo(
    () => connectors.data?.items.map(({ id, name }) => ({ value: id, label: name === '' ? id : name })) ?? [],
    [connectors.data],
  )
  return (
    <>
      {above}
      <Section title="Person">
        <Pair>
          <TextInput label="First name" {...requiredProps} {...input('firstName')} data-autofocus />
          <TextInput label="Last name" {...input('lastName')} />
        </Pair>
        <Pair>
          <OptionSelect name="gender" label="Gender" options={genders} input={input} />
          <DateInput name="birthDay" label="Birthday" kind="day" input={input} />
        </Pair>
      </Section>
      <Section title="Contact">
        <TextInput
          type="email"
          label="Email"
          autoComplete="off"
          {...(emailFixed
            ? {
                readOnly: true,
                description: 'The e-mail address stays as it is.',
                inputWrapperOrder: helpBelow,
                classNames: { input: classes.fixed },
              }
            : requiredProps)}
          {...input('email')}
        />
        <TextInput label="Phone" inputMode="tel" {...input('phone')} />
      </Section>
      <Section title="Address">
        <TextInput label="Street" {...input('address')} />
        <Pair>
          <TextInput label="Zip code" {...input('zipCode')} />
          <TextInput label="City" {...input('city')} />
        </Pair>
        <ListSelect name="country" label="Country" choices={countryChoices} error={countries.error} input={input} />
      </Section>
      <Section title={below?.title ?? 'Source'}>
        {below?.fields}
        <ListSelect
          name="connectorId"
          label="Connector"
          choices={connectorChoices}
          error={connectors.error}
          input={input}
        />
      </Section>
      <Section title="Communications">
        <Checkbox label="Accepts the privacy policy" {...checkboxProps(input, 'acceptsPrivacyPolicy')} />
        <Checkbox label="Accepts commercial information" {...checkboxProps(input, 'acceptsCommercialInfo')} />
        <Checkbox label="Accepts commercial partners" {...checkboxProps(input, 'acceptsCommercialPartners')} />
      </Section>
    </>
  )
}

const checkboxProps = (input: InputOf<PersonField>, name: PersonField) => input(name, { type: 'checkbox' })
