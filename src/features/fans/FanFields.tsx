import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { usePersonLists } from '../../domain/people/usePersonLists.ts'
import { PersonFields } from '../../domain/people/PersonFields.tsx'
import { DateInput } from '../../ui/RowPanel/fields.tsx'
import { Pair } from '../../ui/RowPanel/Section.tsx'
import type { FanValues } from './fanValues.ts'
import { fanFormWords } from './words.ts'

/** Every field of a fan that users can edit (docs/product/fans.md#fields). */
export function FanFields({ form, emailFixed = false }: { form: UseFormReturnType<FanValues>; emailFixed?: boolean }) {
  const input = form.getInputProps
  return (
    <PersonFields
      input={input}
      lists={usePersonLists()}
      emailFixed={emailFixed}
      below={{
        title: fanFormWords.section,
        fields: (
          <Pair>
            <TextInput label={fanFormWords.membership} {...input('membership')} />
            <DateInput name="signedUpAt" label={fanFormWords.signedUp} kind="moment" input={input} />
          </Pair>
        ),
      }}
    />
  )
}
