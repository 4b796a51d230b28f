import { Button } from '@mantine/core'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useApi } from '../../api/ApiProvider.tsx'
import { errorMessage } from '../../api/errors.ts'
import { Banner, type BannerMessage } from '../../ui/Banner.tsx'
import { useBusy } from '../../ui/useBusy.ts'
import { dropSecondClick } from '../../ui/doubleClick.ts'
import { focusFirst, showFieldErrors } from './formErrors.ts'
import type { Credentials } from './LoginPage.tsx'
import { PublicHeading } from './PublicHeading.tsx'
import { PublicLayout } from './PublicLayout.tsx'
import { SignInAgain } from './SignInAgain.tsx'

interface Form<Values> {
  onSubmit(
    send: (values: Values) => void,
    refuse: (errors: Record<string, unknown>) => void,
  ): (event?: FormEvent<HTMLFormElement>) => void
  getInputNode(path: string): HTMLElement | null
  setErrors(errors: Record<string, string>): void
}

export interface JoinFormProps<Values> {
  title: string
  lead: ReactNode
  submitLabel: string
  form: Form<Values>
  /** Uses the link up; answers who may sign in from now on. */
  join(values: Values): Promise<{ email: string }>
  children: ReactNode
}

/** The form behind a mailed link: it joins, then signs in with the answer's e-mail and the password; the guard leads on to /home. */
export function JoinForm<Values extends { password: string }>({
  title,
  lead,
  submitLabel,
  form,
  join,
  children,
}: JoinFormProps<Values>) {
  const { session } = useApi()
  const [banner, setBanner] = useState<BannerMessage | null>(null)
  /** Joined, but the sign-in has failed. The link works once, so that only the sign-in can be tried again. */
  const [joined, setJoined] = useState<Credentials | null>(null)
  const { busy, run } = useBusy()

  const fail = (error: unknown) => setBanner({ kind: 'error', text: errorMessage(error) })

  const signIn = async (credentials: Credentials) => {
    try {
      await session.login(credentials)
    } catch (error) {
      setJoined(credentials)
      fail(error)
    }
  }

  const submit = (values: Values) =>
    run(async () => {
      setBanner(null)
      try {
        const { email } = await join(values)
        await signIn({ email, password: values.password })
      } catch (error) {
        fail(error)
        showFieldErrors(form, error)
      }
    })

  const clear = () => setBanner(null)
  if (joined) {
    const again = () =>
      run(() => {
        setBanner(null)
        return signIn(joined)
      })
    return (
      <PublicLayout>
        <SignInAgain email={joined.email} banner={banner} onClear={clear} busy={busy} onAgain={() => void again()} />
      </PublicLayout>
    )
  }
  return (
    <PublicLayout>
      <PublicHeading title={title} lead={lead} />
      <Banner message={banner} onClear={clear} />
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => void submit(values),
          (errors) => focusFirst(form, errors),
        )}
      >
        {children}
        <Button type="submit" size="md" mt="lg" fullWidth loading={busy} onClick={dropSecondClick}>
          {submitLabel}
        </Button>
      </form>
    </PublicLayout>
  )
}
