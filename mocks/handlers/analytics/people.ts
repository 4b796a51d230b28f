import { ageOn, type FanProfileRow, type Tables } from '../../db/database.ts'
import { DAY, isIn, type Axis, type Spans } from './periods.ts'

/** The filter value for people whose value is unknown. */
const UNKNOWN = 'unknown'

const bands = [
  [0, '0-17'],
  [18, '18-29'],
  [30, '30-44'],
  [45, '45-59'],
  [60, '60+'],
] as const
/** The names of the age groups, with null for an unknown age. */
export const ageGroups = [...bands.map(([, name]) => name), null]

/** The age group of a person on a day, `YYYY-MM-DD`. */
export function ageGroupOf({ birthDay }: FanProfileRow, today: string): (typeof ageGroups)[number] {
  const age = ageOn(birthDay, today)
  return age === null ? null : (bands.findLast(([from]) => age >= from)?.[1] ?? null)
}

type PeopleFilters = Partial<Record<'country' | 'membership' | 'age' | 'gender', string | undefined>>

const matches = (value: string | null, filter: string | undefined) => !filter || (value ?? UNKNOWN) === filter

/** The people of a club. Deleted fans do not count, although their profiles remain until the next sync. */
export const peopleOf = ({ fanProfiles, fans }: Tables, tenant: string) =>
  fanProfiles.all(tenant).filter(({ fanId }) => fanId === null || fans.get(tenant, fanId) !== undefined)

/** Those who match the filters on a day; null if nothing is filtered. */
export function filterPeople(people: readonly FanProfileRow[], filters: PeopleFilters, today: string) {
  const { country, membership, age, gender } = filters
  if (![country, membership, age, gender].some(Boolean)) return null
  return people.filter(
    (person) =>
      matches(person.country, country) &&
      matches(person.membership, membership) &&
      matches(person.gender, gender) &&
      matches(ageGroupOf(person, today), age),
  )
}

/** Counts the people who signed up in the period, and before it. */
export function countSignUps(people: readonly FanProfileRow[], spans: Spans, axis: Axis) {
  let [recent, earlier] = [0, 0]
  for (const { signedUpAt } of people) {
    if (signedUpAt === null) continue
    const at = Date.parse(signedUpAt)
    if (isIn(at, spans.recent)) recent++
    else if (isIn(at, spans.earlier)) earlier++
    if (isIn(at, spans.now)) axis.add('newFans', Math.floor(at / DAY), 1)
  }
  return { recent, earlier }
}
