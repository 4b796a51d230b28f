import type { FanProfileRow, FanRow } from '../../db/database.ts'
import { fanOf, profileOf } from './fans.ts'
import type { People } from './people.ts'

/** The profiles of people. */
export const profilesOf = (people: People): FanProfileRow[] =>
  Array.from({ length: people.count }, (_, n) => profileOf(people, n))

/** The fan sheet of people: those known from elsewhere are not in it. */
export const fansOf = (people: People): FanRow[] =>
  Array.from({ length: people.count }, (_, n) => n)
    .filter(people.isFan)
    .map((n) => fanOf(people, n))
