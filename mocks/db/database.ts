import type { FanColumn, FanProfile } from '../../src/contract/fans.ts'
import { createCollections } from './collections.ts'
import type { Clock } from './simulation.ts'
import { createTable, textColumn, type Column } from './table.ts'

/** A fan profile as the model keeps it: everything but the age, which the clock gives. */
export type FanProfileRow = Omit<FanProfile, 'age'>

/** Full years from a birthday to a day, both `YYYY-MM-DD` (readings 3.6); null for the unknown and the unborn. */
export function ageOn(birthDay: string | null, today: string): number | null {
  if (birthDay === null) return null
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4))
  const age = today.slice(5) < birthDay.slice(5) ? years - 1 : years
  return age < 0 ? null : age
}

function fanProfileColumns(): Record<FanColumn, Column<FanProfileRow>> {
  const text = (name: Exclude<FanColumn, 'age' | 'score'>) => textColumn<FanProfileRow>((row) => row[name])
  return {
    firstName: textColumn((row) => `${row.firstName}\u0000${row.lastName ?? ''}`),
    email: text('email'),
    age: { key: (row, today) => ageOn(row.birthDay, today), daily: true },
    gender: text('gender'),
    city: text('city'),
    country: text('country'),
    membership: text('membership'),
    score: { key: (row) => row.score },
    connectorId: text('connectorId'),
    signedUpAt: text('signedUpAt'),
    createdAt: text('createdAt'),
  }
}

/** Everything that the model of a server remembers. */
export function createDatabase(clock: Clock) {
  return {
    ...createCollections(),
    fanProfiles: createTable<FanProfileRow, FanColumn>({
      columns: fanProfileColumns(),
      search: (row) => [`${row.firstName} ${row.lastName ?? ''}`, row.email, row.city, row.country, row.phone],
      today: clock.today,
    }),
    /** Access tokens of an earlier generation have expired. */
    accessGeneration: 0,
  }
}
export type Database = ReturnType<typeof createDatabase>
