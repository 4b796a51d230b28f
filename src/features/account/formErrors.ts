import { ApiError } from '../../api/errors.ts'

interface Form {
  getInputNode(path: string): HTMLElement | null
  setErrors(errors: Record<string, string>): void
}

/** Takes the focus to the first of the fields that something is wrong with. */
export function focusFirst(form: Pick<Form, 'getInputNode'>, errors: Record<string, unknown>) {
  const [first] = Object.keys(errors)
  if (first !== undefined) form.getInputNode(first)?.focus()
}

/** Writes what the server says of single inputs at their fields; an input that the form has no field for stays with the banner. */
export function showFieldErrors(form: Form, error: unknown, renamed: Record<string, string> = {}) {
  if (!(error instanceof ApiError)) return
  const named = Object.entries(error.fields).map(([input, message]) => [renamed[input] ?? input, message] as const)
  const errors = Object.fromEntries(named.filter(([field]) => form.getInputNode(field) !== null))
  if (Object.keys(errors).length === 0) return
  form.setErrors(errors)
  focusFirst(form, errors)
}
