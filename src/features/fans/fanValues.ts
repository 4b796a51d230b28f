import type { Fan, FanCreate, FanUpdate } from '../../contract/fans.ts'
import { fanDates } from '../../domain/people/dates.ts'
import { newPerson } from '../../domain/people/newPerson.ts'
import { formOf, updateBodyOf, type FormOf } from '../../ui/RowPanel/rowBody.ts'

/** The values of a fan's form: the fields that users can edit (docs/product/fans.md#fields). */
export type FanValues = FormOf<FanCreate>

export const newFan: FanValues = { ...newPerson, membership: '', signedUpAt: '' }

/** Converts a fan, or a fan profile, to the values of the form. */
export const fanValuesOf = (fan: Fan): FanValues => formOf(fan, newFan, fanDates)

/**
 * The whole payload of an update, without the e-mail, which cannot be changed (docs/product/fans.md#fields,
 * docs/contract.md#fan-writes).
 */
export function fanUpdateOf(latest: Fan, before: FanValues, values: FanValues): FanUpdate {
  const { email: _email, ...body } = updateBodyOf({ latest, before, values }, fanDates, ['firstName'])
  return body
}
