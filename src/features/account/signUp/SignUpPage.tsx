import { TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useApi } from '../../../api/ApiProvider.tsx'
import { contract } from '../../../contract/index.ts'
import { CountrySelect, SportSelect } from './ClubSelects.tsx'
import { JoinForm } from './JoinForm.tsx'
import { LinkGate, type GoodLink } from '../mailedLink/LinkGate.tsx'
import { noPasswords, PasswordFields, passwordRules } from '../parts/PasswordFields.tsx'
import { joinWords } from './words.ts'

/** Creates a club: its name, the founder's password, country and sport (docs/product/account.md#onboarding). */
export function SignUpPage() {
  return (
    <LinkGate purpose="signup" fields={5}>
      {(link) => <SignUpForm {...link} />}
    </LinkGate>
  )
}

interface Values {
  name: string
  password: string
  confirmPassword: string
  country: string | null
  sport: string | null
}

function SignUpForm({ email, bearer }: GoodLink) {
  const { call } = useApi()
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: { name: '', ...noPasswords, country: null, sport: null },
    validate: { name: isNotEmpty(joinWords.signup.clubMissing), ...passwordRules },
  })
  return (
    <JoinForm
      title={joinWords.signup.title}
      lead={joinWords.signup.lead}
      email={email}
      submitLabel={joinWords.signup.submit}
      form={form}
      join={({ name, password, country, sport }) =>
        call(
          contract.account.create,
          {
            body: {
              name: name.trim(),
              password,
              ...(country !== null && { country }),
              ...(sport !== null && { sport }),
            },
          },
          { bearer },
        )
      }
    >
      <TextInput
        size="md"
        label={joinWords.signup.club}
        autoComplete="organization"
        aria-required
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <PasswordFields form={form} email={email} />
      <CountrySelect key={form.key('country')} {...form.getInputProps('country')} />
      <SportSelect key={form.key('sport')} {...form.getInputProps('sport')} />
    </JoinForm>
  )
}
