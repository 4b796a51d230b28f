import { useForm } from '@mantine/form'
import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import type { Provider } from '../../contract/providers.ts'
import type { BannerMessage } from '../../ui/Banner.tsx'
import { emptyCredentials } from './providerForms.ts'

export interface CredentialsValues {
  name: string
  description: string
  credentials: Record<string, string>
}

export type CredentialsForm = ReturnType<typeof useCredentialsForm>

/** A provider's form, with name and description where the screen has them, and the banner over it. */
export function useCredentialsForm(provider: Provider) {
  const form = useForm<CredentialsValues>({
    initialValues: { name: '', description: '', credentials: emptyCredentials(provider) },
  })
  const [banner, setBanner] = useState<BannerMessage | null>(null)

  return {
    ...form,
    banner,
    clearBanner: () => setBanner(null),
    /** What a request gives the provider. */
    providerConfig: () => ({ provider, config: form.getValues().credentials }),
    /** Forgets what was wrong before. */
    clear() {
      setBanner(null)
      form.clearErrors()
    },
    /** Marks the fields that a failure names and takes the focus to the first; false where it names none of this form. */
    mark(error: unknown): boolean {
      const errors = fieldErrors(error, form.getValues())
      form.setErrors(errors)
      const [first] = Object.keys(errors)
      if (first === undefined) return false
      form.getInputNode(first)?.focus()
      return true
    },
    tell: (text: string) => setBanner({ kind: 'error', text }),
  }
}

/** What a failure says of the fields, by their paths in the form. */
function fieldErrors(error: unknown, values: CredentialsValues): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  const known = new Set([
    'name',
    'description',
    ...Object.keys(values.credentials).map((name) => `credentials.${name}`),
  ])
  return Object.fromEntries(
    Object.entries(error.fields)
      .map(([path, message]) => [path.replace(/^providerConfig\.config\./, 'credentials.'), message] as const)
      .filter(([path]) => known.has(path)),
  )
}
