import { TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useState, type ReactNode } from 'react'
import { serverFields } from '../../../ui/Form/fieldErrors.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import { SubmitButton } from '../../../ui/Form/SubmitButton.tsx'
import { useSubmit } from '../../../ui/Form/useSubmit.ts'
import { CheckInbox } from './CheckInbox.tsx'
import { PublicHeading } from './PublicHeading.tsx'
import { PublicLayout } from './PublicLayout.tsx'
import { accessWords, inboxWords } from '../words.ts'

export interface EmailRequestProps {
  title: string
  lead: string
  submitLabel: string
  /** Shown below the button. */
  children: ReactNode
  /** The text of the inbox screen, before and after the e-mail address. */
  inbox: readonly [before: string, after: string]
  send(email: string): Promise<unknown>
  messageOf(error: unknown): string
}

/**
 * Asks for an e-mail address that the server sends a mail to. The first success shows the inbox screen; each later one
 * shows that the mail was sent again (docs/product/account.md#sign-up-request,
 * docs/product/account.md#password-reset-request).
 */
export function EmailRequest({ title, lead, submitLabel, children, inbox, send, messageOf }: EmailRequestProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    // Only the server validates the format.
    validate: { email: isNotEmpty(accessWords.emailMissing) },
  })

  const request = useSubmit({
    form,
    send: ({ email }: { email: string }) => send(email),
    ...(sentTo !== null && { success: inboxWords.resent, successAs: 'banner' }),
    explain: (error) => ({ text: messageOf(error), fields: serverFields(error) }),
    onDone: (_, { email }) => setSentTo(email),
  })

  if (sentTo !== null) {
    return (
      <PublicLayout>
        <CheckInbox request={request} onResend={() => request.submit({ email: sentTo })}>
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
      <Form form={form} submission={request}>
        <TextInput
          size="md"
          type="email"
          label={accessWords.email}
          autoComplete="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <SubmitButton size="md" mt="lg" fullWidth>
          {submitLabel}
        </SubmitButton>
      </Form>
      {children}
    </PublicLayout>
  )
}
