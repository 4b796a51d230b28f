import type { Fan } from '../../contract/fans.ts'
import { dateText } from '../../ui/DateField/dates.ts'
import { newPerson, personValuesOf, type PersonValues } from '../../ui/PersonFields/personValues.ts'
import type { RowDates } from '../../ui/RowPanel/rowBody.ts'

/** What a form holds of a fan: the fields that people write (docs/product/fans.md#fields). */
export interface FanValues extends PersonValues {
  membership: string
  signedUpAt: string
}

export const fanDates: RowDates<FanValues> = { birthDay: 'day', signedUpAt: 'moment' }

/** Never cleared (docs/contract.md#updates). */
export const fanNeeds = ['firstName'] as const

export const newFan: FanValues = { ...newPerson, membership: '', signedUpAt: '' }

/** A fan, or its profile, as a form holds it. */
export function fanValuesOf(fan: Fan): FanValues {
  return {
    ...personValuesOf(fan),
    membership: fan.membership ?? '',
    signedUpAt: dateText(fan.signedUpAt, 'moment'),
  }
}
