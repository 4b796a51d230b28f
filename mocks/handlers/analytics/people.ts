import { fillRuns } from '../../db/countWhile.ts'
import { ageOn, type FanProfileRow, type Tables } from '../../db/database.ts'
import type { Coded, ProfileFacts } from '../../db/facts.ts'
import { inBlocks, type Steps } from '../../db/steps.ts'
import { slotStates } from '../../db/table/slots/facts.ts'
import { isIn, type Axis, type Spans } from './periods.ts'
import { addCodes, DaySums, IdSet, increase, type Counts, type PersonIds } from './tallies.ts'

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

type PeopleFilters = Partial<Record<'country' | 'membership' | 'age' | 'gender', string | undefined>>

const matches = (value: string | null, filter: string | undefined) => !filter || (value ?? UNKNOWN) === filter

/** The index of the age group of a birthday. */
function groupOf(birthDay: string | null, today: string): number {
  const age = ageOn(birthDay, today)
  return age === null ? bands.length : bands.findLastIndex(([from]) => age >= from)
}

/**
 * The age group of each birthday, by its code. Ages fall while codes ascend, so that few of them have to be computed.
 */
function groupsByCode({ textOf, end }: ProfileFacts['birthDay'], today: string): Uint8Array<ArrayBuffer> {
  const groups = new Uint8Array(end)
  groups[0] = bands.length
  fillRuns(groups, 1, (code) => groupOf(textOf(code), today))
  return groups
}

interface Options extends PeopleFilters {
  /** `YYYY-MM-DD` */
  today: string
  spans: Spans
  axis: Axis
  ids: PersonIds
}

/** Counts people by their properties, and the new ones by day. */
function createTally({ country, membership, age, gender, spans, ids }: Options) {
  const counts = (): Counts => new Map()
  return {
    options: { countries: counts(), memberships: counts() },
    ages: counts(),
    genders: counts(),
    memberships: counts(),
    countries: counts(),
    fans: 0,
    members: 0,
    newFans: 0,
    newFansBefore: 0,
    signUps: new DaySums(spans.recent.until),
    /** Those who match the filters; null if there is no filter, so that people without a profile are among them. */
    included: country || membership || age || gender ? new IdSet(ids.generated) : null,
    signUp(at: number) {
      if (isIn(at, spans.recent)) this.newFans++
      else if (isIn(at, spans.earlier)) this.newFansBefore++
      if (isIn(at, spans.now)) this.signUps.add(at, 0)
    },
  }
}
type Tally = ReturnType<typeof createTally>

/**
 * Counts the people of a club who match the filters. Deleted fans do not count, although their profiles remain until
 * the next sync.
 */
export function* countPeople(tables: Tables, tenant: string, options: Options) {
  const tally = createTally(options)
  yield* countGenerated(tally, tables, tenant, options)
  for (const [, row] of tables.fanProfiles.facts(tenant).written())
    if (row.fanId === null || tables.fans.has(tenant, row.fanId)) countRow(tally, row, options)
  tally.signUps.each((day, count) => options.axis.add('newFans', day, count))
  return tally
}

function countRow(
  tally: Tally,
  { email, country, membership, gender, birthDay, signedUpAt }: FanProfileRow,
  options: Options,
) {
  increase(tally.options.countries, country)
  increase(tally.options.memberships, membership)
  const group = ageGroups[groupOf(birthDay, options.today)] ?? null
  if (!matches(country, options.country) || !matches(membership, options.membership)) return
  if (!matches(group, options.age) || !matches(gender, options.gender)) return
  tally.included?.add(options.ids.of(email))
  increase(tally.ages, group)
  increase(tally.genders, gender)
  increase(tally.memberships, membership)
  increase(tally.countries, country)
  tally.fans++
  if (membership !== null) tally.members++
  if (signedUpAt !== null) tally.signUp(Date.parse(signedUpAt))
}

/** Which codes match a filter, and how often each occurs. */
function createCounter({ codes, values }: Coded<string | null>, filter: string | undefined) {
  return {
    codes,
    values,
    matches: Uint8Array.from(values, (value) => (matches(value, filter) ? 1 : 0)),
    counts: new Float64Array(values.length),
    /** Over everybody, regardless of the filters. */
    all: new Float64Array(values.length),
  }
}

function* countGenerated(tally: Tally, { fanProfiles, fans }: Tables, tenant: string, options: Options): Steps<void> {
  const { states, read } = fanProfiles.facts(tenant)
  const [source, birthDay, signedUpAt] = [yield* read('source'), yield* read('birthDay'), yield* read('signedUpAt')]
  const [ofCountry, ofMembership, ofGender] = [yield* read('country'), yield* read('membership'), yield* read('gender')]
  if (!source || !birthDay || !signedUpAt || !ofCountry || !ofMembership || !ofGender) return
  const country = createCounter(ofCountry, options.country)
  const membership = createCounter(ofMembership, options.membership)
  const gender = createCounter(ofGender, options.gender)
  const age = createCounter({ codes: groupsByCode(birthDay, options.today), values: ageGroups }, options.age)
  const { states: fanStates } = fans.facts(tenant)
  const fan = source.values.indexOf('fan')
  yield* inBlocks(states.length, (from, until) => {
    for (let n = from; n < until; n++) {
      if (states[n] !== slotStates.generated) continue
      if (source.codes[n] === fan && fanStates[n] === slotStates.removed) continue
      const [ofC, ofM] = [country.codes[n] ?? 0, membership.codes[n] ?? 0]
      country.all[ofC] = (country.all[ofC] ?? 0) + 1
      membership.all[ofM] = (membership.all[ofM] ?? 0) + 1
      const [ofG, ofA] = [gender.codes[n] ?? 0, age.codes[birthDay.codes[n] ?? 0] ?? 0]
      if (!country.matches[ofC] || !membership.matches[ofM] || !gender.matches[ofG] || !age.matches[ofA]) continue
      tally.included?.add(n)
      country.counts[ofC] = (country.counts[ofC] ?? 0) + 1
      membership.counts[ofM] = (membership.counts[ofM] ?? 0) + 1
      gender.counts[ofG] = (gender.counts[ofG] ?? 0) + 1
      age.counts[ofA] = (age.counts[ofA] ?? 0) + 1
      // NaN, for an unknown date, falls into no period.
      tally.signUp(signedUpAt[n] ?? NaN)
    }
  })
  addCodes(tally.options.countries, country.values, country.all)
  addCodes(tally.options.memberships, membership.values, membership.all)
  addCodes(tally.countries, country.values, country.counts)
  addCodes(tally.memberships, membership.values, membership.counts)
  addCodes(tally.genders, gender.values, gender.counts)
  addCodes(tally.ages, age.values, age.counts)
  for (const [code, count] of membership.counts.entries()) {
    tally.fans += count
    if (membership.values[code] !== null) tally.members += count
  }
}
