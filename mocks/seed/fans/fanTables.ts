import type { FanProfileRow, FanRow } from '../../db/database.ts'
import type { GeneratedRows } from '../../db/table/generated.ts'
import type { FanColumn } from '../../../src/contract/fans.ts'
import { fanOf, profileOf } from './fans.ts'
import type { People } from './people.ts'
import { personKeys } from './personKeys.ts'
import { searchPeople } from './personSearch.ts'

/** The profiles of people. */
export const profilesOf = (people: People): GeneratedRows<FanProfileRow, FanColumn> => ({
  ...fanColumns(people),
  key: `${people.seed}/profiles`,
  has: () => true,
  row: (n) => profileOf(people, n),
  id: (n) => people.ids.of(n),
  numberOf: (id) => people.ids.numberOf(id),
})

/** The fan sheet of people: those known from elsewhere are not in it. */
export const fansOf = (people: People): GeneratedRows<FanRow, FanColumn> => ({
  ...fanColumns(people),
  key: `${people.seed}/fans`,
  has: people.isFan,
  row: (n) => fanOf(people, n),
  id: (n) => people.fanIds.of(n),
  numberOf: (id) => ofFan(people, people.fanIds.numberOf(id)),
  find: (email) => ofFan(people, people.numberOfEmail(email)),
})

const ofFan = (people: People, n: number | undefined) => (n !== undefined && people.isFan(n) ? n : undefined)

function fanColumns(people: People): Pick<GeneratedRows<FanRow, FanColumn>, 'count' | 'find' | 'sortKeys' | 'search'> {
  const keys = personKeys(people)
  return {
    count: people.count,
    find: (email) => people.numberOfEmail(email),
    sortKeys: (column, today) => (column === 'createdAt' ? null : keys[column](today)),
    search: (needle) => searchPeople(people, needle),
  }
}
