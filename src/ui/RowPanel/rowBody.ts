import { dateError, dateWire, type DateKind } from '../DateField/dates.ts'

/** The fields of a row that are dates. */
export type RowDates<V> = { readonly [N in keyof V]?: DateKind }

type Wire = string | boolean | null

function wireOf<V>(name: string, value: string | boolean, dates: RowDates<V>): Wire {
  const kind = dates[name as keyof V]
  if (typeof value === 'boolean') return value
  if (value.trim() === '') return null
  // A form with a text that is no date is not sent.
  return kind === undefined ? value.trim() : (dateWire(value, kind) ?? null)
}

/** What a new row is made of: every field that is filled in, and every flag. */
export function filledOf<V extends object>(values: V, dates: RowDates<V>): Record<string, string | boolean> {
  const fields = Object.entries(values).map(([name, value]) => [name, wireOf(name, value, dates)] as const)
  return Object.fromEntries(fields.filter((field): field is [string, string | boolean] => field[1] !== null))
}

/**
 * Only what was changed is sent, so that what others have changed meanwhile stays, and a moment that nobody touched keeps its
 * seconds. An emptied field is cleared, null on the wire.
 *
 * @param needed fields that are never cleared: they are sent empty, and the server says so
 */
export function changesOf<V extends object>(
  before: V,
  values: V,
  dates: RowDates<V>,
  needed: readonly (keyof V & string)[],
): Record<string, Wire> {
  const changed = Object.entries(values).filter(([name, value]) => value !== before[name as keyof V])
  return Object.fromEntries(
    changed.map(([name, value]) => {
      const empty = typeof value === 'string' && value.trim() === '' && needed.some((one) => one === name)
      return [name, empty ? '' : wireOf(name, value, dates)]
    }),
  )
}

/** What is wrong with the dates of a form, by field. */
export function dateErrors<V extends object>(values: V, dates: RowDates<V>): Record<string, string> {
  const errors = Object.entries(dates).map(([name, kind]) => [
    name,
    dateError(String(values[name as keyof V]), kind as DateKind),
  ])
  return Object.fromEntries(errors.filter(([, error]) => error !== null))
}
