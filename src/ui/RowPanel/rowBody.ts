import { dateError, dateText, dateWire, type DateKind } from '../DateField/dates.ts'

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

/** `Object.keys` knows no names; forms hold exactly the fields of their type. */
const namesOf = <V extends object>(values: V) => Object.keys(values) as (keyof V & string)[]

function wireOf(value: unknown, kind: DateKind | undefined): unknown {
  if (typeof value !== 'string') return value
  if (value.trim() === '') return null
  // A form with a text that is no date is not sent.
  return kind === undefined ? value.trim() : (dateWire(value, kind) ?? null)
}

/** A row of the server as a form holds it. */
export function formOf<V extends object>(row: RowOf<V>, blank: V, dates: RowDates<V>): V {
  const fields = namesOf(blank).map((name) => {
    const value: unknown = row[name] ?? ''
    const kind = dates[name]
    return [name, kind && typeof value === 'string' && value !== '' ? dateText(value, kind) : value]
  })
  // `Object.fromEntries` forgets which value belongs to which name.
  return Object.fromEntries(fields) as V
}

/**
 * The body that creates a row: every field that is filled in, and every flag. A required field that was left empty is left out,
 * against the type: the server says what is missing (docs/product/tables.md#row-dialogs).
 */
export function filledOf<Body extends object>(values: FormOf<Body>, dates: RowDates<FormOf<Body>>): Body {
  const fields = namesOf(values).map((name) => [name, wireOf(values[name], dates[name])] as const)
  // See above for what may be missing; `Object.fromEntries` forgets the rest.
  return Object.fromEntries(fields.filter(([, value]) => value !== null)) as Body
}

/**
 * The body that updates a row: every field (docs/contract.md#bodies). A field that the user did not touch is sent as the server
 * last answered it. So a change made elsewhere in the meantime survives, and a moment keeps its seconds.
 *
 * @param latest the row as last answered
 * @param before the values that the form was opened with
 * @param needed fields that cannot be cleared: they are sent empty, and the server refuses them
 */
export function updateOf<V extends object, Needed extends keyof V & string>(
  { latest, before, values }: { latest: RowOf<V>; before: V; values: V },
  dates: RowDates<V>,
  needed: readonly Needed[],
): UpdateOf<V, Needed> {
  const fields = namesOf(values).map((name) => {
    if (values[name] === before[name]) return [name, latest[name]]
    const wire = wireOf(values[name], dates[name])
    return [name, wire === null && needed.some((one) => one === name) ? '' : wire]
  })
  // `Object.fromEntries` forgets which value belongs to which name.
  return Object.fromEntries(fields) as UpdateOf<V, Needed>
}

/** The dates of a form that cannot be read: the message for each field. */
export function dateErrors<V extends object>(values: V, dates: RowDates<V>): Record<string, string> {
  const errors = namesOf(dates).flatMap((name) => {
    const kind = dates[name]
    const error = kind ? dateError(String(values[name]), kind) : null
    return error === null ? [] : [[name, error] as const]
  })
  return Object.fromEntries(errors)
}
