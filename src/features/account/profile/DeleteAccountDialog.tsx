import { Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { ApiError } from '../../../api/errors.ts'
import { contract } from '../../../contract/index.ts'
import { errorMessage } from '../../../ui/feedback/messages/errorMessage.ts'
import { useSubmit, type Failure } from '../../../ui/Form/useSubmit.ts'
import type { Dialog } from '../../../ui/dialogs/useDialog.ts'
import { DialogForm, FormDialog } from './FormDialog.tsx'
import { deleteAccountWords } from './words.ts'

interface DialogProps {
  dialog: Dialog
}

/** Deletes the club and the accounts of all its users, after the phrase was typed (docs/contract.md#delete-account). */
export function DeleteAccountDialog(props: DialogProps) {
  return (
    <FormDialog title={deleteAccountWords.title} {...props}>
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
    validate: { phrase: (typed) => (typed === deleteAccountWords.phrase ? null : deleteAccountWords.mistyped) },
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
    <DialogForm
      danger
      submitLabel={deleteAccountWords.submit}
      form={form}
      submission={deletion}
      dialog={dialog}
      browserValidates
    >
      <Text>{deleteAccountWords.meaning}</Text>
      <TextInput
        label={deleteAccountWords.typePhrase(deleteAccountWords.phrase)}
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
  text: deleteAccountWords.failed,
  details: error instanceof ApiError ? error.details : errorMessage(error),
})
