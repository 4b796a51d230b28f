import { TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useApi } from '../../../api/ApiProvider.tsx'
import { contract } from '../../../contract/index.ts'
import { JoinForm } from './JoinForm.tsx'
import { LinkGate, type GoodLink } from '../mailedLink/LinkGate.tsx'
import { noPasswords, PasswordFields, passwordRules } from '../parts/PasswordFields.tsx'
import { accessWords } from '../words.ts'
import { joinWords } from './words.ts'

/** Accepts an invitation into a club (docs/product/account.md#invitation). */
export function NewUserPage() {
  return (
    <LinkGate purpose="invitation" fields={4}>
      {(link) => <NewUserForm {...link} />}
    </LinkGate>
  )
}

function NewUserForm({ email, bearer }: GoodLink) {
  const { call } = useApi()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { firstName: '', lastName: '', ...noPasswords },
    validate: {
      firstName: isNotEmpty(joinWords.invitation.firstNameMissing),
      lastName: isNotEmpty(joinWords.invitation.lastNameMissing),
      ...passwordRules,
    },
  })
  return (
    <JoinForm
      title={joinWords.invitation.title}
      lead={joinWords.invitation.lead}
      email={email}
      submitLabel={joinWords.invitation.submit}
      form={form}
      join={({ firstName, lastName, password }) =>
        call(
          contract.account.createUser,
          { body: { firstName: firstName.trim(), lastName: lastName.trim(), password } },
          { bearer },
        )
      }
    >
      <TextInput
        size="md"
        label={accessWords.firstName}
        autoComplete="given-name"
        aria-required
        key={form.key('firstName')}
        {...form.getInputProps('firstName')}
      />
      <TextInput
        size="md"
        mt="md"
        label={accessWords.lastName}
        autoComplete="family-name"
        aria-required
        key={form.key('lastName')}
        {...form.getInputProps('lastName')}
      />
      <PasswordFields form={form} email={email} />
    </JoinForm>
  )
}
