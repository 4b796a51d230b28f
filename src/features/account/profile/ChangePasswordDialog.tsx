import { useForm } from '@mantine/form'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { ApiError } from '../../../api/errors.ts'
import { contract } from '../../../contract/index.ts'
import { PasswordField } from '../../../ui/controls/inputs/PasswordField.tsx'
import { errorMessage } from '../../../ui/feedback/messages/errorMessage.ts'
import { serverFields } from '../../../ui/Form/fieldErrors.ts'
import { useSubmit, type Failure } from '../../../ui/Form/useSubmit.ts'
import type { Dialog } from '../../../ui/dialogs/useDialog.ts'
import { DialogForm, FormDialog } from './FormDialog.tsx'
import { passwordWords } from './words.ts'

interface DialogProps {
  dialog: Dialog
}

const fields = [
  { name: 'oldPassword', label: passwordWords.old, autoComplete: 'current-password' },
  { name: 'newPassword', label: passwordWords.new, autoComplete: 'new-password' },
  { name: 'repeatNewPassword', label: passwordWords.repeat, autoComplete: 'new-password' },
] as const

/** Changes the user's password (docs/product/account.md#change-password). */
export function ChangePasswordDialog(props: DialogProps) {
  return (
    <FormDialog title={passwordWords.title} {...props}>
      <ChangePasswordForm {...props} />
    </FormDialog>
  )
}

function ChangePasswordForm({ dialog }: DialogProps) {
  const { call, session } = useApi()
  const { email } = useUser()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { oldPassword: '', newPassword: '', repeatNewPassword: '' },
    validate: {
      repeatNewPassword: (repeated, { newPassword }) => (repeated === newPassword ? null : passwordWords.mismatch),
    },
  })
  const change = useSubmit({
    form,
    dialog,
    async send({ oldPassword, newPassword }: typeof form.values) {
      await call(contract.account.changePassword, { body: { oldPassword, newPassword } })
      // The server has revoked all older tokens, including those of this session (docs/contract.md#token-lifetimes). If
      // the new sign-in fails, the password is still changed, and the guard redirects to /login.
      await session.login({ email, password: newPassword }).catch(() => session.logout())
    },
    success: passwordWords.done,
    explain,
    fieldsReplaceBanner: true,
  })

  return (
    <DialogForm submitLabel={passwordWords.submit} form={form} submission={change} dialog={dialog} browserValidates>
      {/* Tells a password manager which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {fields.map(({ name, label, autoComplete }, at) => (
        <PasswordField
          key={form.key(name)}
          label={label}
          autoComplete={autoComplete}
          data-autofocus={at === 0 || undefined}
          visibilityToggleButtonProps={{ 'aria-label': passwordWords.toggle }}
          {...form.getInputProps(name)}
        />
      ))}
    </DialogForm>
  )
}

/** A 400 concerns the old password, unless the server names the new one. */
function explain(error: unknown): Failure {
  const named = serverFields(error)
  if (!(error instanceof ApiError) || error.status !== 400) return { text: errorMessage(error), fields: named }
  const { newPassword, oldPassword } = named
  if (newPassword !== undefined && oldPassword === undefined) return { text: newPassword, fields: { newPassword } }
  const text = passwordWords.wrong
  return { text, fields: { oldPassword: text } }
}
