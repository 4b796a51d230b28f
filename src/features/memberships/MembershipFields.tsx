import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { usePersonLists } from '../../domain/people/usePersonLists.ts'
import { PersonFields } from '../../domain/people/PersonFields.tsx'
import { DateInput, requiredProps } from '../../ui/RowPanel/fields.tsx'
import { Pair, Section } from '../../ui/RowPanel/Section.tsx'
import type { MembershipValues } from './membershipValues.ts'

/** Every field of a membership that users can edit (docs/product/memberships.md#fields). */
export function MembershipFields({ form }: { form: UseFormReturnType<MembershipValues> }) {
  const input = form.getInputProps
  return (
    <PersonFields
      input={input}
      lists={usePersonLists()}
      above={
        <Section title="Membership">
          <Pair>
            <TextInput label="Membership ID" {...requiredProps} {...input('membershipId')} data-autofocus />
            <TextInput label="Type" {...input('type')} />
          </Pair>
          <Pair>
            <DateInput name="entryDate" label="Entry" kind="moment" input={input} />
            <DateInput name="expirationDate" label="Expiration" kind="moment" input={input} />
          </Pair>
        </Section>
      }
    />
  )
}
