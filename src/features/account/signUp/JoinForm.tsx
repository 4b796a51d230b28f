import { useState, type ReactNode } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import { Form, type SubmitForm } from '../../../ui/Form/Form.tsx'
import { SubmitButton } from '../../../ui/Form/SubmitButton.tsx'
import { useSubmit } from '../../../ui/Form/useSubmit.ts'
import type { Credentials } from '../signIn/LoginPage.tsx'
import { PublicHeading } from '../parts/PublicHeading.tsx'
import { PublicLayout } from '../parts/PublicLayout.tsx'
import { SignInAgain } from '../signIn/SignInAgain.tsx'

export interface JoinFormProps<Values> {
  title: string
  /** The words before the address, such as "You sign up as". */
  lead: string
  /** The address that the link was mailed to. */
  email: string
  submitLabel: string
  form: SubmitForm<Values>
  /** Redeems the link; resolves with the e-mail to sign in with. */
  join(values: Values): Promise<{ email: string }>
  children: ReactNode
}

/** The form behind a mailed link. It joins, then signs in with the returned e-mail; the guard redirects to /home. */
export function JoinForm<Values extends { password: string }>({
  title,
  lead,
  email,
  submitLabel,
  form,
  join,
  children,
}: JoinFormProps<Values>) {
  const { session } = useApi()
  /** Set if joining succeeded but the sign-in failed. The link works only once, so only the sign-in can be retried. */
  const [joined, setJoined] = useState<Credentials | null>(null)
  const submission = useSubmit({
    form,
    async send(values: Values) {
      const { email: username } = await join(values)
      const credentials = { email: username, password: values.password }
      await session.login(credentials).catch((error: unknown) => {
        setJoined(credentials)
        throw error
      })
    },
  })
  const signIn = useSubmit({
    send: (credentials: Credentials) => session.login(credentials),
    bannerOf: submission,
  })

  if (joined) {
    return (
      <PublicLayout>
        <SignInAgain
          email={joined.email}
          signIn={{ ...submission, busy: signIn.busy }}
          onRetry={() => signIn.submit(joined)}
        />
      </PublicLayout>
    )
  }
  return (
    <PublicLayout>
      <PublicHeading
        title={title}
        lead={
          <>
            {lead} <strong>{email}</strong>.
          </>
        }
      />
      <Form form={form} submission={submission}>
        {children}
        <SubmitButton size="md" mt="lg" fullWidth>
          {submitLabel}
        </SubmitButton>
      </Form>
    </PublicLayout>
  )
}
