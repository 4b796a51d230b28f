/** The fields of a fan that are dates. */
export const fanDates = { birthDay: 'day', signedUpAt: 'moment' } as const

/** The fields of a membership that are dates. It begins and ends with a day (docs/contract.md#dates). */
export const membershipDates = { birthDay: 'day', entryDate: 'utcDay', expirationDate: 'utcDay' } as const
