import { Anchor, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useEffect, useRef, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { useApi, useSession } from '../../../api/ApiProvider.tsx'
import { ApiError } from '../../../api/errors.ts'
import { config } from '../../../config.ts'
import type { Input } from '../../../contract/endpoint/endpoint.ts'
import type { contract } from '../../../contract/index.ts'
import { forgetLastClub } from '../../../domain/club/lastClub.ts'
import { paths } from '../../../paths.ts'
import { PasswordField } from '../../../ui/controls/inputs/PasswordField.tsx'
import { errorMessage } from '../../../ui/feedback/messages/errorMessage.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import { SubmitButton } from '../../../ui/Form/SubmitButton.tsx'
import { useSubmit } from '../../../ui/Form/useSubmit.ts'
import { isGiven } from '../parts/isGiven.ts'
import { PublicLayout } from '../parts/PublicLayout.tsx'
import { accessWords, loginWords } from '../words.ts'
import classes from './LoginPage.module.css'

export type Credentials = Input<typeof contract.account.login>['body']

/** A component beside the form that fills it in and submits it, such as a list of demo accounts. */
export type LoginAside = ComponentType<{ onPick(credentials: Credentials): void }>

/** Signs in with e-mail and password; the guard then redirects to /home (docs/product/account.md#login). */
export function LoginPage({ aside: Aside }: { aside?: LoginAside | undefined }) {
  const { session } = useApi()
  const state = useSession()
  const expired = state.status === 'out' && state.expired === true
  // The next user may belong to another club.
  useEffect(forgetLastClub, [])
  const submitButton = useRef<HTMLButtonElement>(null)
  const form = useForm<Credentials>({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: { email: isNotEmpty(accessWords.emailMissing), password: isGiven(loginWords.passwordMissing) },
  })

  const login = useSubmit({
    form,
    send: (credentials: Credentials) => session.login(credentials),
    explain: (error) => {
      const refused = error instanceof ApiError && error.status === 401
      return { text: refused ? loginWords.refused : errorMessage(error) }
    },
  })

  return (
    <PublicLayout>
      <h1 className={classes.title}>{loginWords.title}</h1>
      <p className={classes.lead}>{loginWords.lead}</p>
      {expired && (
        <p className={classes.expired} role="status">
          {loginWords.expired}
        </p>
      )}
      <Form form={form} submission={login}>
        <TextInput
          size="md"
          type="email"
          label={accessWords.email}
          autoComplete="username"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordField
          size="md"
          mt="md"
          label={accessWords.password}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': accessWords.togglePassword }}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Anchor component={Link} to={paths.forgotPassword()} className={classes.forgot}>
          {loginWords.forgot}
        </Anchor>
        <SubmitButton ref={submitButton} size="md" fullWidth>
          {loginWords.submit}
        </SubmitButton>
      </Form>
      <p className={classes.signUp}>
        {loginWords.signUp.before(config.brand)}
        <Anchor component={Link} to={paths.register()} underline="always">
          {loginWords.signUp.link}
        </Anchor>
      </p>
      {Aside && (
        <Aside
          onPick={(credentials) => {
            // The form sends what stands in its fields.
            flushSync(() => form.setValues(credentials))
            form.clearErrors()
            submitButton.current?.focus()
            submitButton.current?.click()
          }}
        />
      )}
    </PublicLayout>
  )
}
