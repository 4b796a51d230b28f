import type { ReactNode } from 'react'

/** Error messages by the path of their field; `true` marks a field without a message. */
export type FieldErrors = Readonly<Record<string, ReactNode>>

/** The part of a @mantine/form form that a submission uses. */
export interface FieldForm {
  getInputNode(path: string): HTMLElement | null
  setErrors(errors: Record<string, ReactNode>): void
  clearErrors(): void
}

/**
 * The errors that a server reports by input. An error of the API has them in `fields`, so `ui` does not need its class.
 */
export function serverFields(error: unknown): Record<string, string> {
  if (!(error instanceof Error) || !('fields' in error)) return {}
  const { fields } = error
  return typeof fields === 'object' && fields !== null ? Object.fromEntries(Object.entries(fields)) : {}
}

/** Moves the focus to the first of the fields with an error, in the order of the screen. */
export function focusFirstInvalid(form: Pick<FieldForm, 'getInputNode'>, errors: object) {
  const nodes = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? [])
  const [first] = nodes.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  first?.focus()
}

/**
 * Shows errors at their fields and focuses the first of them. An error inside a field, such as `teamIds.3`, is shown at
 * that field; an error without a field here is left out.
 *
 * @returns true if any of the errors has a field
 */
export function showFieldErrors(form: FieldForm, errors: FieldErrors): boolean {
  const fieldErrors = Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const field = fieldOf(form, path)
      return field === null ? [] : [[field, message] as const]
    }),
  )
  form.setErrors(fieldErrors)
  focusFirstInvalid(form, fieldErrors)
  return Object.keys(fieldErrors).length > 0
}

function fieldOf(form: FieldForm, path: string): string | null {
  if (form.getInputNode(path)) return path
  const end = path.lastIndexOf('.')
  return end < 0 ? null : fieldOf(form, path.slice(0, end))
}
