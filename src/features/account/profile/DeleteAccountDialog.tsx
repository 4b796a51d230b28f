import { Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { ApiError, errorMessage } from '../../../api/errors.ts'
import { contract } from '../../../contract/index.ts'
import { DialogForm, FormDialog, type FormDialogProps } from './FormDialog.tsx'
import { useSending, type Failure } from './useSending.ts'

type DialogProps = Omit<FormDialogProps, 'title'>

/** What has to be typed before an account is deleted (docs/product/account.md#account-deletion). */
const PHRASE = 'I want to delete my account'

/** Deletes the club, and with it everybody's account, after a phrase was typed (docs/contract.md#delete-account). */
export function DeleteAccountDialog(props: DialogProps) {
  return (
    <FormDialog title="Delete Account" {...props}>
      <DeleteAccountForm {...props} />
    </FormDialog>
  )
}

function DeleteAccountForm({ opened, onClose }: DialogProps) {
  const { call, session } = useApi()
  const { tenant } = useUser()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { phrase: '' },
    validate: { phrase: (typed) => (typed === PHRASE ? null : 'Please type the message correctly') },
  })
  const sending = useSending({ form, opened, onClose, explain })

  return (
    <DialogForm
      danger
      submitLabel="Delete account"
      sending={sending}
      onClose={onClose}
      onSubmit={form.onSubmit(
        () =>
          void sending.send(async () => {
            await call(contract.club.remove, { params: { tenant } })
            session.logout()
          }),
        sending.focusFirst,
      )}
    >
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
  title: 'Failed to delete account',
  details: error instanceof ApiError ? error.details : errorMessage(error),
})
