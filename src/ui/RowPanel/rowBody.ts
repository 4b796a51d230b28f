import { trimText } from '../../contract/fields/invisible.ts'
import { dateError, formatDate, parseDate, type DateKind } from '../DateField/dates.ts'

/** The form of a request body: a flag or a text for each of its fields, an empty text for a missing value. */
export type FormOf<Body> = {
  [N in keyof Body]-?: NonNullable<Body[N]> extends boolean ? boolean : NonNullable<Body[N]> | ''
}

/** The fields of a form as the server answers them; null for a missing value. */
export type RowOf<V> = { readonly [N in keyof V]: V[N] extends boolean ? boolean : V[N] | null }

/** The body of an update: every field of the form, null for an empty one unless the server needs it. */
type UpdateOf<V, Needed> = {
  [N in keyof V]: V[N] extends boolean ? boolean : N extends Needed ? V[N] : Exclude<V[N], ''> | null
}

/** The fields of a row that are dates. */
export type RowDates<V> = { readonly [N in keyof V]?: DateKind }

/** `Object.keys` types names as strings; forms have exactly the fields of their type. */
const fieldNames = <V extends object>(values: V) => Object.keys(values) as (keyof V & string)[]

function toWireValue(value: unknown, kind: DateKind | undefined): unknown {
  if (typeof value !== 'string') return value
  if (trimText(value) === '') return null
  // Validation has already refused texts that are not dates.
  return kind === undefined ? trimText(value) : (parseDate(value, kind) ?? null)
}

/** Converts a row from the server to the values of a form. */
export function formOf<V extends object>(row: RowOf<V>, blank: V, dates: RowDates<V>): V {
  const fields = fieldNames(blank).map((name) => {
    const value: unknown = row[name] ?? ''
    const kind = dates[name]
    return [name, kind && typeof value === 'string' && value !== '' ? formatDate(value, kind) : value]
  })
  // `Object.fromEntries` loses the type of each field.
  return Object.fromEntries(fields) as V
}

/**
 * The body that creates a row: every field with a value, and every flag. Contrary to the type, it lacks required fields
 * that were left empty, because the server reports them (docs/product/tables.md#row-dialogs).
 */
export function createBodyOf<Body extends object>(values: FormOf<Body>, dates: RowDates<FormOf<Body>>): Body {
  const fields = fieldNames(values).map((name) => [name, toWireValue(values[name], dates[name])] as const)
  // See above for what may be missing; `Object.fromEntries` loses the types of the rest.
  return Object.fromEntries(fields.filter(([, value]) => value !== null)) as Body
}

/**
 * The body that updates a row: every field (docs/contract.md#bodies). A field that the user did not touch is sent as
 * the server last answered it. So a change made elsewhere in the meantime survives, and a moment keeps its seconds.
 *
 * @param latest the row as last answered
 * @param before the values that the form was opened with
 * @param needed fields that cannot be cleared: they are sent empty, and the server refuses them
 */
export function updateBodyOf<V extends object, Needed extends keyof V & string>(
  { latest, before, values }: { latest: RowOf<V>; before: V; values: V },
  dates: RowDates<V>,
  needed: readonly Needed[],
): UpdateOf<V, Needed> {
  const fields = fieldNames(values).map((name) => {
    if (values[name] === before[name]) return [name, latest[name]]
    const wire = toWireValue(values[name], dates[name])
    return [name, wire === null && needed.some((one) => one === name) ? '' : wire]
  })
  // `Object.fromEntries` loses the type of each field.
  return Object.fromEntries(fields) as UpdateOf<V, Needed>
}

/** The dates of a form that cannot be read: the message for each field. */
export function dateErrors<V extends object>(values: V, dates: RowDates<V>): Record<string, string> {
  const errors = fieldNames(dates).flatMap((name) => {
    const kind = dates[name]
    const error = kind ? dateError(String(values[name]), kind) : null
    return error === null ? [] : [[name, error] as const]
  })
  return Object.fromEntries(errors)
}
