import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { usePersonLists } from '../../domain/people/usePersonLists.ts'
import { PersonFields } from '../../domain/people/PersonFields.tsx'
import { DateInput, requiredProps } from '../../ui/RowPanel/fields.tsx'
import { Pair, Section } from '../../ui/RowPanel/Section.tsx'
import type { MembershipValues } from './membershipValues.ts'
import { membershipFormWords } from './words.ts'

/** Every field of a membership that users can edit (docs/product/memberships.md#fields). */
export function MembershipFields({ form }: { form: UseFormReturnType<MembershipValues> }) {
  const input = form.getInputProps
  return (
    <PersonFields
      input={input}
      lists={usePersonLists()}
      above={
        <Section title={membershipFormWords.section}>
          <Pair>
            <TextInput
              label={membershipFormWords.membershipId}
              {...requiredProps}
              {...input('membershipId')}
              data-autofocus
            />
            <TextInput label={membershipFormWords.type} {...input('type')} />
          </Pair>
          <Pair>
            <DateInput name="entryDate" label={membershipFormWords.entry} kind="utcDay" input={input} />
            <DateInput name="expirationDate" label={membershipFormWords.expiration} kind="utcDay" input={input} />
          </Pair>
        </Section>
      }
    />
  )
}
