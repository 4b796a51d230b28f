import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { contract } from '../../../contract/index.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { errorMessage } from '../../../ui/feedback/messages/errorMessage.ts'
import { serverFields } from '../../../ui/Form/fieldErrors.ts'
import type { Failure } from '../../../ui/Form/useSubmit.ts'
import type { Dialog } from '../../../ui/dialogs/useDialog.ts'
import { inviteWords } from '../words.ts'

/** Mails an invitation to the club. Only the server validates the address (docs/product/club.md#invite-dialog). */
export function InviteDialog({ dialog }: { dialog: Dialog }) {
  const { call } = useApi()
  const { tenant } = useUser()
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '' } })

  return (
    <ConfirmDialog
      dialog={dialog}
      title={inviteWords.title}
      confirmLabel={inviteWords.submit}
      form={form}
      send={({ email }: typeof form.values) =>
        call(contract.users.invite, { params: { tenant }, body: { email: email.trim() } })
      }
      success={inviteWords.sent}
      explain={explain}
    >
      <TextInput
        label={inviteWords.email}
        description={inviteWords.hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="email"
        autoComplete="off"
        data-autofocus
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
    </ConfirmDialog>
  )
}

/** The banner of the dialog shows the message, so the field is only marked. */
const explain = (error: unknown): Failure => ({
  text: errorMessage(error),
  fields: 'email' in serverFields(error) ? { email: true } : {},
})
