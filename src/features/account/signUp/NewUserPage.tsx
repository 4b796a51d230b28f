import { TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useApi } from '../../../api/ApiProvider.tsx'
import { contract } from '../../../contract/index.ts'
import { JoinForm } from './JoinForm.tsx'
import { LinkGate, type GoodLink } from '../mailedLink/LinkGate.tsx'
import { noPasswords, PasswordFields, passwordRules } from '../parts/PasswordFields.tsx'

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
      firstName: isNotEmpty('Enter your first name'),
      lastName: isNotEmpty('Enter your last name'),
      ...passwordRules,
    },
  })
  return (
    <JoinForm
      title="Join your club"
      lead="You are invited as"
      email={email}
      submitLabel="Accept invitation"
      form={form}
      join={({ firstName, lastName, password }) =>
        call(contract.account.createUser, { body: { firstName, lastName, password } }, { bearer })
      }
    >
      <TextInput
        size="md"
        label="First name"
        autoComplete="given-name"
        aria-required
        key={form.key('firstName')}
        {...form.getInputProps('firstName')}
      />
      <TextInput
        size="md"
        mt="md"
        label="Last name"
        autoComplete="family-name"
        aria-required
        key={form.key('lastName')}
        {...form.getInputProps('lastName')}
      />
      <PasswordFields form={form} email={email} />
    </JoinForm>
  )
}
