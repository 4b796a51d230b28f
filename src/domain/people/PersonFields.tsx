import { Checkbox, TextInput } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import { Flag } from '../../ui/values/Flag.tsx'
import { DateInput, FewSelect, helpBelow, ListSelect, needed, type InputOf } from '../../ui/RowPanel/fields.tsx'
import { Pair, Section } from '../../ui/RowPanel/Section.tsx'
import type { PersonField } from './newPerson.ts'
import classes from './PersonFields.module.css'

/** What the server gives to choose from, or why it does not: a field can be left as it is all the same. */
export interface PersonLists {
  genders: readonly string[]
  countries: Listing<{ countries: readonly { cca2: string; name: string }[] }>
  connectors: Listing<{ items: readonly { id: string; name: string }[] }>
}
interface Listing<Data> {
  data: Data | undefined
  error: Error | null
}

export interface PersonFieldsProps {
  input: InputOf<PersonField>
  lists: PersonLists
  /** The address cannot be changed. */
  emailFixed?: boolean
  /** Stands above the person. */
  above?: ReactNode
  /** Stands after the address, with the connector: what a fan has beside. */
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
  // A country is a name, free text (docs/contract.md#countries).
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
          <TextInput label="First name" {...needed} {...input('firstName')} data-autofocus />
          <TextInput label="Last name" {...input('lastName')} />
        </Pair>
        <Pair>
          <FewSelect name="gender" label="Gender" options={genders} input={input} />
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
            : needed)}
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
        <Checkbox label="Accepts the privacy policy" {...flag(input, 'acceptsPrivacyPolicy')} />
        <Checkbox label="Accepts commercial information" {...flag(input, 'acceptsCommercialInfo')} />
        <Checkbox label="Accepts commercial partners" {...flag(input, 'acceptsCommercialPartners')} />
      </Section>
    </>
  )
}

const flag = (input: InputOf<PersonField>, name: PersonField) => input(name, { type: 'checkbox' })
