import { Stack, TextInput } from '@mantine/core'
import type { Provider } from '../../../contract/fields/providers.ts'
import { PasswordField } from '../../../ui/controls/inputs/PasswordField.tsx'
import { SearchSelect } from '../../../ui/controls/inputs/SearchSelect.tsx'
import { providerFields, timeZones, type ProviderField } from './providerForms.ts'
import type { CredentialsForm } from './useCredentialsForm.ts'
import { credentialWords } from '../words.ts'
import classes from './ProviderFields.module.css'

/** The credential fields of a provider. */
export function ProviderFields({ provider, form }: { provider: Provider; form: CredentialsForm }) {
  const fields = providerFields(provider)
  if (fields.length === 0) return <p className={classes.nothing}>{credentialWords.none}</p>
  return (
    <Stack gap="md">
      {fields.map((field) => (
        <Field key={field.name} field={field} form={form} />
      ))}
    </Stack>
  )
}

function Field({
  field: { name, label, kind, help, placeholder },
  form,
}: {
  field: ProviderField
  form: CredentialsForm
}) {
  const path = `credentials.${name}`
  const common = { label, description: help, placeholder, inputWrapperOrder, autoComplete: 'off' }
  switch (kind) {
    case 'select': {
      const { onChange, ...input } = form.getInputProps(path)
      return (
        <SearchSelect
          {...common}
          choices={timeZones()}
          // Some 400 options are mounted only while the list is open.
          comboboxProps={{ keepMounted: false }}
          {...input}
          value={form.values.credentials[name] || null}
          onChange={(value) => onChange(value ?? '')}
        />
      )
    }
    case 'secret':
      return (
        <PasswordField
          {...common}
          visibilityToggleButtonProps={{ 'aria-label': credentialWords.toggle(label), tabIndex: 0 }}
          {...form.getInputProps(path)}
        />
      )
    case 'url':
      return <TextInput {...common} inputMode="url" spellCheck={false} {...form.getInputProps(path)} />
    case 'text':
      return <TextInput {...common} spellCheck={false} {...form.getInputProps(path)} />
  }
}

/** Puts the help below the field, with the error in between. */
const inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'error', 'description']
