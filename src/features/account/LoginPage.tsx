import { Anchor, Button, PasswordInput, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useRef, useState, type ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { useApi, useSession } from '../../api/ApiProvider.tsx'
import { ApiError, errorMessage } from '../../api/errors.ts'
import { config } from '../../config.ts'
import { paths } from '../../paths.ts'
import { Banner, type BannerMessage } from '../../ui/Banner.tsx'
import { useBusy } from '../../ui/useBusy.ts'
import { dropSecondClick } from '../../ui/doubleClick.ts'
import { PublicLayout } from './PublicLayout.tsx'
import classes from './LoginPage.module.css'

export interface Credentials {
  email: string
  password: string
}

/** Something that can fill in the form for a person, such as a list of accounts. */
export type LoginAside = ComponentType<{ onPick(credentials: Credentials): void }>

/** Sign in with e-mail and password; the guard then leads on to /home (docs/product/account.md#login). */
export function LoginPage({ aside: Aside }: { aside?: LoginAside | undefined }) {
  const { session } = useApi()
  const state = useSession()
  const expired = state.status === 'out' && state.expired === true
  const [banner, setBanner] = useState<BannerMessage | null>(null)
  const { busy, run } = useBusy()
  const submit = useRef<HTMLButtonElement>(null)
  const form = useForm<Credentials>({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: { email: isNotEmpty('Enter your e-mail'), password: isNotEmpty('Enter your password') },
  })

  const handleSubmit = (credentials: Credentials) =>
    run(async () => {
      setBanner(null)
      try {
        await session.login(credentials)
      } catch (error) {
        const refused = error instanceof ApiError && error.status === 401
        setBanner({ kind: 'error', text: refused ? 'Invalid email or password' : errorMessage(error) })
      }
    })

  return (
    <PublicLayout>
      <h1 className={classes.title}>Login</h1>
      <p className={classes.lead}>Your club’s back office.</p>
      {expired && (
        <p className={classes.expired} role="status">
          Your session has expired. Sign in again to go on.
        </p>
      )}
      <Banner message={banner} onClear={() => setBanner(null)} />
      <form
        noValidate
        onSubmit={form.onSubmit(handleSubmit, (errors) =>
          form.getInputNode(Object.keys(errors)[0] ?? 'email')?.focus(),
        )}
      >
        <TextInput
          size="md"
          type="email"
          label="E-mail"
          autoComplete="username"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          size="md"
          mt="md"
          label="Password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Anchor component={Link} to={paths.forgotPassword()} className={classes.forgot}>
          Forgot password?
        </Anchor>
        <Button ref={submit} type="submit" size="md" fullWidth loading={busy} onClick={dropSecondClick}>
          Login
        </Button>
      </form>
      <p className={classes.signUp}>
        {`New in ${config.brand}? `}
        <Anchor component={Link} to={paths.register()} underline="always">
          Sign up
        </Anchor>
      </p>
      {Aside && (
        <Aside
          onPick={(credentials) => {
            form.setValues(credentials)
            form.clearErrors()
            submit.current?.focus()
          }}
        />
      )}
    </PublicLayout>
  )
}
