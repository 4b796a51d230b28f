import { Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { ApiError } from '../../../api/errors.ts'
import { contract } from '../../../contract/index.ts'
import { errorMessage } from '../../../ui/feedback/errorMessage.ts'
import { useSubmit, type Failure } from '../../../ui/Form/useSubmit.ts'
import type { Dialog } from '../../../ui/dialogs/useDialog.ts'
import { DialogForm, FormDialog } from './FormDialog.tsx'

interface DialogProps {
  dialog: Dialog
}

/** The text to type before an account is deleted (docs/product/account.md#account-deletion). */
const PHRASE = 'I want to delete my account'

/** Deletes the club and the accounts of all its users, after the phrase was typed (docs/contract.md#delete-account). */
export function DeleteAccountDialog(props: DialogProps) {
  return (
    <FormDialog title="Delete Account" {...props}>
      <DeleteAccountForm {...props} />
    </FormDialog>
  )
}

function DeleteAccountForm({ dialog }: DialogProps) {
  const { call, session } = useApi()
  const { tenant } = useUser()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { phrase: '' },
    validate: { phrase: (typed) => (typed === PHRASE ? null : 'Please type the message correctly') },
  })
  const deletion = useSubmit<typeof form.values>({
    form,
    dialog,
    async send() {
      await call(contract.club.remove, { params: { tenant } })
      session.logout()
    },
    explain,
  })

  return (
    <DialogForm danger submitLabel="Delete account" form={form} submission={deletion} dialog={dialog} browserValidates>
      <Text>
        This deletes your club with its fans, its data and the accounts of all its users, yours among them. It cannot be
        undone.
      </Text>
      <TextInput
        label={`Type “${PHRASE}” to confirm`}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        key={form.key('phrase')}
        {...form.getInputProps('phrase')}
      />
    </DialogForm>
  )
}

const explain = (error: unknown): Failure => ({
  text: 'Failed to delete account',
  details: error instanceof ApiError ? error.details : errorMessage(error),
})
