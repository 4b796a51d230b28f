import type { FanProfileRow, FanRow } from '../../db/database.ts'
import { DAY, dayOf, isoText, isoTextOrNull, DAYS_BEFORE_1970 } from '../moments.ts'
import { genders, type People } from './people.ts'
import { MISSING } from './personDraws.ts'
import { labels } from './standing.ts'

/** The word that a code stands for; null for a missing one. */
export const wordOf = <T>(words: readonly T[], code: number): T | null =>
  code === MISSING ? null : (words[code - 1] ?? null)

/** The day, `YYYY-MM-DD`, that the code of a day of birth stands for; null for a missing one. */
export const birthDayText = (code: number): string | null =>
  code === MISSING ? null : dayOf((code - DAYS_BEFORE_1970) * DAY)

/** The fields of a person that every source knows. */
export type Contact = Pick<FanProfileRow, 'firstName' | 'lastName' | 'email' | 'city' | 'country' | 'phone'>

function lastNameOf(people: People, n: number): string | null {
  const { columns, lexicon } = people
  if (!people.hasLastName(n)) return null
  const second = wordOf(lexicon.last.words, columns.secondLast.at(n))
  const last = lexicon.last.words[columns.last.at(n)] ?? ''
  return second === null ? last : `${last} ${second}`
}

function phoneOf(people: People, n: number): string | null {
  const code = people.columns.phone.at(n)
  return code === MISSING ? null : people.population(n).phone.fill(code - 1)
}

/** The name, address and phone of a person: a small part of a profile, and much faster. */
export function contactOf(people: People, n: number): Contact {
  const { columns, lexicon } = people
  return {
    firstName: lexicon.first.words[columns.first.at(n)] ?? '',
    lastName: lastNameOf(people, n),
    email: people.email(n),
    city: wordOf(lexicon.towns.words, columns.town.at(n)),
    country: columns.country.at(n) === MISSING ? null : people.population(n).country,
    phone: phoneOf(people, n),
  }
}

/** What the row of a person says of its own history. */
export type Entry = Pick<FanRow, 'id' | 'signedUpAt' | 'connectorId' | 'createdAt'>

/** A row of the fan sheet with a history of its own: faster than `fanOf`, which computes it. */
export function fanWith(people: People, n: number, { id, signedUpAt, connectorId, createdAt }: Entry): FanRow {
  const { columns } = people
  const { firstName, lastName, email, city, country, phone } = contactOf(people, n)
  const score = columns.score.at(n)
  return {
    id,
    firstName,
    lastName,
    email,
    birthDay: birthDayText(columns.birthDay.at(n)),
    address: people.address(n),
    zipCode: people.zipCode(n),
    city,
    country,
    phone,
    gender: wordOf(genders, columns.gender.at(n)),
    signedUpAt,
    acceptsPrivacyPolicy: people.privacy(n),
    acceptsCommercialInfo: people.commercial(n),
    acceptsCommercialPartners: people.partners(n),
    membership: wordOf(labels, columns.membership.at(n)),
    connectorId,
    score: score === MISSING ? null : score - 1,
    createdAt,
  }
}

const signedUpAtOf = (people: People, n: number) => isoTextOrNull(people.signedUpAt(n))
const createdAtOf = (people: People, n: number) => isoText(people.addedAt(n))

/** The row in the fan sheet of a person who is a fan. */
export const fanOf = (people: People, n: number, id = people.fanIds.of(n)): FanRow =>
  fanWith(people, n, {
    id,
    signedUpAt: signedUpAtOf(people, n),
    connectorId: people.connectorIds[people.columns.source.at(n)] ?? null,
    createdAt: createdAtOf(people, n),
  })

/** The profile of a person. */
export function profileOf(people: People, n: number): FanProfileRow {
  const fan = fanOf(people, n, people.ids.of(n))
  // The order of the fields is part of the state's hash. Named one by one they are copied several times faster than by
  // a spread.
  return {
    id: fan.id,
    fanId: people.isFan(n) ? people.fanIds.of(n) : null,
    firstName: fan.firstName,
    lastName: fan.lastName,
    email: fan.email,
    birthDay: fan.birthDay,
    address: fan.address,
    zipCode: fan.zipCode,
    city: fan.city,
    country: fan.country,
    phone: fan.phone,
    gender: fan.gender,
    signedUpAt: fan.signedUpAt,
    acceptsPrivacyPolicy: fan.acceptsPrivacyPolicy,
    acceptsCommercialInfo: fan.acceptsCommercialInfo,
    acceptsCommercialPartners: fan.acceptsCommercialPartners,
    membership: fan.membership,
    connectorId: fan.connectorId,
    score: fan.score,
    createdAt: fan.createdAt,
    edits: null,
  }
}
