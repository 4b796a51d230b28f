import { PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { ApiError } from '../../../api/errors.ts'
import { contract } from '../../../contract/index.ts'
import { DialogForm, FormDialog, type FormDialogProps } from './FormDialog.tsx'
import { explainFailure, useSending, type Failure } from './useSending.ts'

type DialogProps = Omit<FormDialogProps, 'title'>

const fields = [
  { name: 'oldPassword', label: 'Old password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New password', autoComplete: 'new-password' },
  { name: 'repeatNewPassword', label: 'Repeat new password', autoComplete: 'new-password' },
] as const

/** A new password for the old one (docs/product/account.md#change-password). */
export function ChangePasswordDialog(props: DialogProps) {
  return (
    <FormDialog title="Change password" {...props}>
      <ChangePasswordForm {...props} />
    </FormDialog>
  )
}

function ChangePasswordForm({ opened, onClose }: DialogProps) {
  const { call, session } = useApi()
  const { email } = useUser()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { oldPassword: '', newPassword: '', repeatNewPassword: '' },
    validate: {
      repeatNewPassword: (repeated, { newPassword }) =>
        repeated === newPassword ? null : "The passwords don't match.",
    },
  })
  const sending = useSending({ form, opened, onClose, done: 'Password updated successfully', explain })

  return (
    <DialogForm
      submitLabel="Change password"
      sending={sending}
      onClose={onClose}
      onSubmit={form.onSubmit(
        ({ oldPassword, newPassword }) =>
          void sending.send(async () => {
            await call(contract.account.changePassword, { body: { oldPassword, newPassword } })
            // All older tokens have ended, this session's own among them (docs/contract.md#token-lifetimes). Where it cannot be
            // begun anew, the password is changed all the same: the guard leads to /login, where the new one works.
            await session.login({ email, password: newPassword }).catch(() => session.logout())
          }),
        sending.focusFirst,
      )}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {fields.map(({ name, label, autoComplete }, at) => (
        <PasswordInput
          key={form.key(name)}
          label={label}
          autoComplete={autoComplete}
          data-autofocus={at === 0 || undefined}
          // Mantine marks the frame alone as invalid, which a screen reader does not see.
          aria-invalid={form.errors[name] ? true : undefined}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
          {...form.getInputProps(name)}
        />
      ))}
    </DialogForm>
  )
}

/** A 400 is about the old password, unless the server itself says that it is about the new one. */
function explain(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.status !== 400) return explainFailure(error)
  const { newPassword } = error.fields
  if (newPassword !== undefined && !('oldPassword' in error.fields)) return { fields: { newPassword } }
  return { fields: { oldPassword: 'The current password is incorrect.' } }
}
