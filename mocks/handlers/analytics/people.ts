import { fillRuns } from '../../db/countWhile.ts'
import { ageOn, type FanProfileRow, type Tables } from '../../db/database.ts'
import type { ProfileFacts } from '../../db/facts.ts'
import { forEachInSteps, inBlocks, type Steps } from '../../db/steps.ts'
import { slotStates } from '../../db/table/slots/facts.ts'
import { isIn, type Axis, type Spans } from './periods.ts'
import { addCodes, DaySums, IdFlags, INCLUDED, increase, type Counts, type PersonIds } from './tallies.ts'

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
  const isFiltered = [country, membership, age, gender].some(Boolean)
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
    isFiltered,
    /** Those who match the filters; without a filter everybody does, also people without a profile. */
    included: new IdFlags(ids.generated, isFiltered ? 0 : INCLUDED),
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
  yield* forEachInSteps(tables.fanProfiles.facts(tenant).written(), ([, row]) => {
    if (row.fanId === null || tables.fans.has(tenant, row.fanId)) countRow(tally, row, options)
  })
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
  // To look up an e-mail takes longer than all the rest.
  if (tally.isFiltered) tally.included.add(options.ids.of(email), INCLUDED)
  increase(tally.ages, group)
  increase(tally.genders, gender)
  increase(tally.memberships, membership)
  increase(tally.countries, country)
  tally.fans++
  if (membership !== null) tally.members++
  if (signedUpAt !== null) tally.signUp(Date.parse(signedUpAt))
}

/**
 * Numbers the combinations of the values of some properties; the last property changes fastest. Everybody is counted
 * once, in the cell of their combination, and the counts of each property are sums of those.
 */
function createCells(properties: readonly { values: readonly (string | null)[]; filter: string | undefined }[]) {
  // Whether each cell matches the filters, for more and more properties.
  const matching = properties.reduce((before, { values, filter }) => {
    const own = values.map((value) => matches(value, filter))
    return Uint8Array.from({ length: before.length * own.length }, (_, cell) =>
      own[cell % own.length] ? (before[Math.floor(cell / own.length)] ?? 0) : 0,
    )
  }, Uint8Array.of(1))
  const counts = new Uint32Array(matching.length)
  return {
    counts,
    matching,
    /** Sums up the cells by the values of one property: everybody, and those who match. */
    of(at: number) {
      const { values } = properties[at] ?? { values: [] }
      const step = properties.slice(at + 1).reduce((product, next) => product * next.values.length, 1)
      const [all, matched] = [new Float64Array(values.length), new Float64Array(values.length)]
      for (const [cell, count] of counts.entries()) {
        const code = Math.floor(cell / step) % values.length
        all[code] = (all[code] ?? 0) + count
        if (matching[cell] === 1) matched[code] = (matched[code] ?? 0) + count
      }
      return { values, all, matched }
    },
  }
}

/** What is read of generated profiles, by number. */
interface Columns {
  states: Uint8Array
  /** The states of the rows of the fan sheet. */
  fanStates: Uint8Array
  facts: ProfileFacts
  /** The age group of each birthday, by its code. */
  ages: Uint8Array
}

/** The combinations of the values of some properties, with the number of people in each. */
interface Cells {
  counts: Uint32Array
  /** 1 for cells that match the filters. */
  matching: Uint8Array
}

/**
 * Counts consecutive generated profiles. It reads arrays and calls little, because it runs for a million people
 * whenever a filter changes.
 */
function countBlock(tally: Tally, columns: Columns, { counts, matching }: Cells, from: number, until: number) {
  const { states, fanStates, ages } = columns
  const { source, country, membership, gender, birthDay, signedUpAt } = columns.facts
  const [ofSource, ofCountry, ofMembership, ofGender] = [source.codes, country.codes, membership.codes, gender.codes]
  const [memberships, genders, groups] = [membership.values.length, gender.values.length, ageGroups.length]
  const ofBirthDay = birthDay.codes
  const fan = source.values.indexOf('fan')
  const included = tally.included.bytes
  for (let n = from; n < until; n++) {
    if (states[n] !== slotStates.generated) continue
    if (fanStates[n] === slotStates.removed && ofSource[n] === fan) continue
    const ofAge = ages[ofBirthDay[n] ?? 0] ?? 0
    const ofPlace = (ofCountry[n] ?? 0) * memberships + (ofMembership[n] ?? 0)
    const cell = (ofPlace * genders + (ofGender[n] ?? 0)) * groups + ofAge
    counts[cell] = (counts[cell] ?? 0) + 1
    if (matching[cell] !== 1) continue
    included[n] = INCLUDED
    // NaN, for an unknown date, falls into no period.
    tally.signUp(signedUpAt[n] ?? NaN)
  }
}

function* countGenerated(tally: Tally, { fanProfiles, fans }: Tables, tenant: string, options: Options): Steps<void> {
  const { states, read } = fanProfiles.facts(tenant)
  const [source, birthDay, signedUpAt] = [yield* read('source'), yield* read('birthDay'), yield* read('signedUpAt')]
  const [country, membership, gender] = [yield* read('country'), yield* read('membership'), yield* read('gender')]
  if (!source || !birthDay || !signedUpAt || !country || !membership || !gender) return
  const columns: Columns = {
    states,
    fanStates: fans.facts(tenant).states,
    facts: { source, country, membership, gender, birthDay, signedUpAt },
    ages: groupsByCode(birthDay, options.today),
  }
  const cells = createCells([
    { values: country.values, filter: options.country },
    { values: membership.values, filter: options.membership },
    { values: gender.values, filter: options.gender },
    { values: ageGroups, filter: options.age },
  ])
  yield* inBlocks(states.length, (from, until) => countBlock(tally, columns, cells, from, until))
  const [ofCountry, ofMembership, ofGender, ofAge] = [cells.of(0), cells.of(1), cells.of(2), cells.of(3)]
  addCodes(tally.options.countries, ofCountry.values, ofCountry.all)
  addCodes(tally.options.memberships, ofMembership.values, ofMembership.all)
  addCodes(tally.countries, ofCountry.values, ofCountry.matched)
  addCodes(tally.memberships, ofMembership.values, ofMembership.matched)
  addCodes(tally.genders, ofGender.values, ofGender.matched)
  addCodes(tally.ages, ofAge.values, ofAge.matched)
  for (const [code, count] of ofMembership.matched.entries()) {
    tally.fans += count
    if (ofMembership.values[code] !== null) tally.members += count
  }
}
