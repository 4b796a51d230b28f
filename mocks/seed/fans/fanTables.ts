import type { FanProfileRow, FanRow } from '../../db/database.ts'
import { once, ready, type Steps } from '../../db/steps.ts'
import { fillColumns, type CodeColumn } from '../../db/table/codes.ts'
import { numbersWhere, type FactReaders, type GeneratedRows } from '../../db/table/generated.ts'
import type { FanColumn } from '../../../src/contract/fields/columns.ts'
import type { Coded, ProfileFacts } from '../../db/facts.ts'
import { birthDayText, fanFields, fanOf, profileOf, wordOf } from './fans.ts'
import { genders, sources } from './people.ts'
import type { People } from './people.ts'
import { personKeys, prepareKeys } from './personKeys.ts'
import { searchColumns, searchPeople } from './personSearch.ts'
import { labels } from './standing.ts'

/** The profiles of people. */
export const profilesOf = (people: People): GeneratedRows<FanProfileRow, FanColumn, ProfileFacts> => ({
  ...fanColumns(people),
  facts: factsOf(people),
  key: `${people.seed}/profiles`,
  row: (n) => profileOf(people, n),
  fields: fanFields(people),
  id: (n) => people.ids.of(n),
  numberOf: (id) => people.ids.numberOf(id),
})

/** The fan sheet of people: those known from elsewhere are not in it. */
export const fansOf = (people: People): GeneratedRows<FanRow, FanColumn> => ({
  ...fanColumns(people),
  facts: {},
  key: `${people.seed}/fans`,
  numbers: once(() => fanNumbers(people)),
  row: (n) => fanOf(people, n),
  fields: {
    ...fanFields(people),
    birthDay: (n) => birthDayText(people.columns.birthDay.at(n)),
    membership: (n) => wordOf(labels, people.columns.membership.at(n)),
  },
  id: (n) => people.fanIds.of(n),
  numberOf: (id) => ofFan(people, people.fanIds.numberOf(id)),
  findAll: (email) => listOf(ofFan(people, people.numberOfEmail(email))),
})

/** Finds the numbers of all fans, in steps. Their sources are read as a whole, which is faster than one by one. */
function* fanNumbers({ columns, count }: People) {
  const codes = yield* columns.source.allInSteps()
  const fan = sources.indexOf('fan')
  return yield* numbersWhere(count, (n) => codes[n] === fan)
}

const ofFan = (people: People, n: number | undefined) => (n !== undefined && people.isFan(n) ? n : undefined)

function fanColumns(
  people: People,
): Omit<GeneratedRows<FanRow, FanColumn>, 'key' | 'numbers' | 'row' | 'fields' | 'id' | 'numberOf' | 'facts'> {
  const keys = personKeys(people)
  return {
    count: people.count,
    source: (n) => people.connectorIds[people.columns.source.at(n)] ?? null,
    findAll: (email) => listOf(people.numberOfEmail(email)),
    sortKeys: (column, today) => (column === 'createdAt' ? ready(null) : keys[column](today)),
    prepareSorts: () => prepareKeys(people),
    search: (needle, marks) => searchPeople(people, needle, marks),
    prepareSearch: () => fillColumns(searchColumns(people)),
  }
}

const listOf = (n: number | undefined) => (n === undefined ? [] : [n])

function factsOf(people: People): FactReaders<ProfileFacts> {
  const { columns } = people
  return {
    source: coded(columns.source, sources),
    country: coded(columns.country, [null, ...people.populations.map(({ country }) => country)]),
    membership: coded(columns.membership, [null, ...labels]),
    gender: coded(columns.gender, [null, ...genders]),
    *birthDay() {
      return { codes: yield* columns.birthDay.allInSteps(), textOf: birthDayText, end: people.lastBirthDay + 1 }
    },
    signedUpAt: people.signUps.allInSteps,
  }
}

/** Gives the codes of a column with the values that they stand for. */
export const coded = <T>({ allInSteps }: CodeColumn, values: readonly T[]) =>
  function* (): Steps<Coded<T>> {
    return { codes: yield* allInSteps(), values }
  }
