import { invisibleError, trimInvisible } from '../../contract/fields/invisible.ts'

/** The part of a @mantine/form form that holds the values of text fields. */
export interface ValuesForm {
  getValues(): unknown
  /** Any form fits: its own type of paths and values says no more than that a text field has a text. */
  setFieldValue(path: never, value: never, options: { forceUpdate: boolean }): void
}

/** The text fields that `getInputProps` has named. What is typed into the search of a select is not its value. */
const FIELDS =
  ':is(input, textarea)[data-path]:not([aria-haspopup], [type="checkbox"], [type="radio"], [type="file"], [type="hidden"])'

/** Passwords stay as they are, also while they are shown. */
const PASSWORDS = '[type="password"], [autocomplete$="-password"]'

/**
 * Takes the texts that stand in the fields into the values of the form: some password managers fill fields without any
 * event.
 *
 * @param skipped a field that is about to report its own change
 */
export function takeFields(element: ParentNode, form: ValuesForm, skipped?: EventTarget): void {
  for (const field of fieldsOf(element)) if (field !== skipped) take(form, field, field.value)
}

/**
 * Takes the texts before they are sent. Invisible characters that copying puts at their ends are trimmed, and those
 * inside an e-mail address are named: a browser would only say that it is none.
 */
export function takeTrimmedFields(element: ParentNode, form: ValuesForm): void {
  for (const field of fieldsOf(element)) {
    if (field instanceof HTMLInputElement && !field.matches(PASSWORDS)) {
      const text = trimInvisible(field.value)
      if (text !== field.value) field.value = text
      if (field.type === 'email') field.setCustomValidity(invisibleError(text) ?? '')
    }
    take(form, field, field.value)
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (element: ParentNode) => element.querySelectorAll<Field>(FIELDS)

function take(form: ValuesForm, field: Field, text: string): void {
  const { path = '' } = field.dataset
  const before = path
    .split('.')
    // The values of a form are nested objects, of which the type knows nothing here.
    .reduce<unknown>((values, name) => (values as Record<string, unknown> | undefined)?.[name], form.getValues())
  if (typeof before !== 'string' || before === text || text === shownIn(field, before)) return
  // The value before it was a text, so this one may be.
  form.setFieldValue(path as never, text as never, { forceUpdate: false })
}

/** What a field shows of a text: some drop its line breaks. */
function shownIn(field: Field, text: string): string {
  // A clone has the type of its original.
  const copy = field.cloneNode() as Field
  copy.value = text
  return copy.value
}
