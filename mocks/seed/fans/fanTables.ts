import type { FanProfileRow, FanRow } from '../../db/database.ts'
import type { GeneratedRows, Readers } from '../../db/table/generated.ts'
import { lazy } from '../../db/lazy.ts'
import type { FanColumn } from '../../../src/contract/fans.ts'
import type { ProfileFacts } from '../../db/facts.ts'
import { birthDayText, fanOf, profileOf, wordOf } from './fans.ts'
import { genders, labels } from './people.ts'
import type { People } from './people.ts'
import { personKeys } from './personKeys.ts'
import { searchPeople } from './personSearch.ts'

/** The profiles of people. */
export const profilesOf = (people: People): GeneratedRows<FanProfileRow, FanColumn, ProfileFacts> => ({
  ...fanColumns(people),
  facts: factsOf(people),
  key: `${people.seed}/profiles`,
  has: () => true,
  row: (n) => profileOf(people, n),
  id: (n) => people.ids.of(n),
  numberOf: (id) => people.ids.numberOf(id),
})

/** The fan sheet of people: those known from elsewhere are not in it. */
export const fansOf = (people: People): GeneratedRows<FanRow, FanColumn> => ({
  ...fanColumns(people),
  facts: {},
  key: `${people.seed}/fans`,
  has: people.isFan,
  row: (n) => fanOf(people, n),
  id: (n) => people.fanIds.of(n),
  numberOf: (id) => ofFan(people, people.fanIds.numberOf(id)),
  findAll: (email) => listOf(ofFan(people, people.numberOfEmail(email))),
})

const ofFan = (people: People, n: number | undefined) => (n !== undefined && people.isFan(n) ? n : undefined)

function fanColumns(
  people: People,
): Pick<GeneratedRows<FanRow, FanColumn>, 'count' | 'source' | 'findAll' | 'sortKeys' | 'search'> {
  const keys = personKeys(people)
  return {
    count: people.count,
    source: (n) => people.connectorIds[people.columns.source.at(n)] ?? null,
    findAll: (email) => listOf(people.numberOfEmail(email)),
    sortKeys: (column, today) => (column === 'createdAt' ? null : keys[column](today)),
    search: (needle) => searchPeople(people, needle),
  }
}

const listOf = (n: number | undefined) => (n === undefined ? [] : [n])

function factsOf(people: People): Readers<number, ProfileFacts> {
  const { columns } = people
  const countries = people.populations.map(({ country }) => country)
  const signedUpAt = lazy(() => Float64Array.from({ length: people.count }, (_, n) => people.signedUpAt(n) ?? NaN))
  return {
    person: (n) => n,
    fan: (n) => (people.isFan(n) ? n : null),
    country: (n) => wordOf(countries, columns.country.all()[n] ?? 0),
    membership: (n) => wordOf(labels, columns.membership.all()[n] ?? 0),
    gender: (n) => wordOf(genders, columns.gender.all()[n] ?? 0),
    birthDay: (n) => birthDayText(columns.birthDay.all()[n] ?? 0),
    signedUpAt(n) {
      const moment = signedUpAt()[n] ?? NaN
      return Number.isNaN(moment) ? null : moment
    },
  }
}
