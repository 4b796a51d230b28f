import { Button, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useState, type ReactNode } from 'react'
import { Banner, type BannerMessage } from '../../ui/Banner.tsx'
import { useBusy } from '../../ui/useBusy.ts'
import { CheckInbox } from './CheckInbox.tsx'
import { dropSecondClick } from '../../ui/doubleClick.ts'
import { focusFirst, showFieldErrors } from './formErrors.ts'
import { PublicHeading } from './PublicHeading.tsx'
import { PublicLayout } from './PublicLayout.tsx'

export interface EmailRequestProps {
  title: string
  lead: string
  submitLabel: string
  /** Below the button. */
  children: ReactNode
  /** What the inbox screen says of the mail, before the address and after it. */
  inbox: readonly [before: string, after: string]
  send(email: string): Promise<unknown>
  messageOf(error: unknown): string
}

/**
 * An address is asked for and a mail follows: the form, and after its first success the inbox screen; every later success says
 * that the mail was sent again (docs/product/account.md#sign-up-request, docs/product/account.md#password-reset-request).
 */
export function EmailRequest({ title, lead, submitLabel, children, inbox, send, messageOf }: EmailRequestProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [banner, setBanner] = useState<BannerMessage | null>(null)
  const { busy, run } = useBusy()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    // The format is the server's business.
    validate: { email: isNotEmpty('Enter your e-mail') },
  })

  const submit = (email: string) =>
    run(async () => {
      setBanner(null)
      try {
        await send(email)
        if (sentTo !== null) setBanner({ kind: 'success', text: 'Email resend successfully' })
        setSentTo(email)
      } catch (error) {
        setBanner({ kind: 'error', text: messageOf(error) })
        showFieldErrors(form, error)
      }
    })

  const clear = () => setBanner(null)
  if (sentTo !== null) {
    return (
      <PublicLayout>
        <CheckInbox banner={banner} onClear={clear} busy={busy} onResend={() => void submit(sentTo)}>
          {inbox[0]}
          <strong>{sentTo}</strong>
          {inbox[1]}
        </CheckInbox>
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
          ({ email }) => submit(email),
          (errors) => focusFirst(form, errors),
        )}
      >
        <TextInput
          size="md"
          type="email"
          label="E-mail"
          autoComplete="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="md" mt="lg" fullWidth loading={busy} onClick={dropSecondClick}>
          {submitLabel}
        </Button>
      </form>
      {children}
    </PublicLayout>
  )
}
