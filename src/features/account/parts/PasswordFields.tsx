import type { ChangeEvent } from 'react'
import { PasswordField } from '../../../ui/controls/inputs/PasswordField.tsx'
import { accessWords, newPasswordWords } from '../words.ts'
import { isGiven } from './isGiven.ts'

type Field = 'password' | 'confirmPassword'

interface PasswordForm {
  key(path: Field): string
  getInputProps(path: Field): { onChange(event: ChangeEvent<HTMLInputElement>): void }
  clearFieldError(path: Field): void
}

export const noPasswords = { password: '', confirmPassword: '' }

const confirmed = isGiven(newPasswordWords.confirmMissing)

/** Both fields are required and must be equal (docs/product/account.md#password-reset). */
export const passwordRules = {
  password: isGiven(newPasswordWords.missing),
  confirmPassword: (value: string, values: { password: string }) =>
    confirmed(value) ?? (value === values.password ? null : newPasswordWords.mismatch),
}

export interface PasswordFieldsProps {
  form: PasswordForm
  /** The account of the password, for password managers. */
  email?: string
}

/** Two fields for a new password. */
export function PasswordFields({ form, email }: PasswordFieldsProps) {
  const { onChange, ...password } = form.getInputProps('password')
  return (
    <>
      <input hidden readOnly autoComplete="username" value={email ?? ''} />
      <PasswordField
        size="md"
        mt="md"
        label={accessWords.password}
        autoComplete="new-password"
        aria-required
        visibilityToggleButtonProps={{ 'aria-label': accessWords.togglePassword }}
        key={form.key('password')}
        {...password}
        onChange={(event) => {
          onChange(event)
          // The two fields are compared again on the next submit.
          form.clearFieldError('confirmPassword')
        }}
      />
      <PasswordField
        size="md"
        mt="md"
        label={newPasswordWords.confirm}
        autoComplete="new-password"
        aria-required
        visibilityToggleButtonProps={{ 'aria-label': newPasswordWords.toggleConfirm }}
        key={form.key('confirmPassword')}
        {...form.getInputProps('confirmPassword')}
      />
    </>
  )
}
