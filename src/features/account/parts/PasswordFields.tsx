import { PasswordInput } from '@mantine/core'
import { isNotEmpty } from '@mantine/form'
import type { ChangeEvent } from 'react'

type Field = 'password' | 'confirmPassword'

interface PasswordForm {
  key(path: Field): string
  getInputProps(path: Field): { onChange(event: ChangeEvent<HTMLInputElement>): void }
  clearFieldError(path: Field): void
}

export const noPasswords = { password: '', confirmPassword: '' }

const confirmed = isNotEmpty('Confirm the password')

/** Both fields are required and must be equal (docs/product/account.md#password-reset). */
export const passwordRules = {
  password: isNotEmpty('Enter a password'),
  confirmPassword: (value: string, values: { password: string }) =>
    confirmed(value) ?? (value === values.password ? null : 'Passwords do not match'),
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
      <PasswordInput
        size="md"
        mt="md"
        label="Password"
        autoComplete="new-password"
        aria-required
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
        key={form.key('password')}
        {...password}
        onChange={(event) => {
          onChange(event)
          // The two fields are compared again on the next submit.
          form.clearFieldError('confirmPassword')
        }}
      />
      <PasswordInput
        size="md"
        mt="md"
        label="Confirm Password"
        autoComplete="new-password"
        aria-required
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the confirmation' }}
        key={form.key('confirmPassword')}
        {...form.getInputProps('confirmPassword')}
      />
    </>
  )
}
