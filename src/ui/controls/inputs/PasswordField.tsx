import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** A field for a secret. Mantine marks an error of it by colour alone, which screen readers do not see. */
export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput aria-invalid={props.error ? true : undefined} {...props} />
)
