import { useForm } from '@mantine/form'
import type { Provider } from '../../../contract/fields/providers.ts'
import { serverFields } from '../../../ui/Form/fieldErrors.ts'
import { emptyCredentials } from './providerForms.ts'

export interface CredentialsValues {
  name: string
  description: string
  credentials: Record<string, string>
}

export type CredentialsForm = ReturnType<typeof useCredentialsForm>

/** A provider's form. It includes name and description, which only some screens show. */
export function useCredentialsForm(provider: Provider) {
  const form = useForm<CredentialsValues>({
    initialValues: { name: '', description: '', credentials: emptyCredentials(provider) },
  })
  return {
    ...form,
    /** The credentials as a request needs them. */
    providerConfig: () => ({ provider, config: form.getValues().credentials }),
  }
}

/** The server's errors for single fields, by their paths in the form. */
export function credentialErrors(error: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(serverFields(error)).map(([path, message]) => [
      path.replace(/^providerConfig\.config\./, 'credentials.'),
      message,
    ]),
  )
}
