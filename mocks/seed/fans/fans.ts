import type { FanProfileRow, FanRow } from '../../db/database.ts'
import { DAY, dayOf, isoText } from '../moments.ts'
import { DAYS_BEFORE_1970, genders, labels, type People } from './people.ts'
import { MISSING } from './personDraws.ts'

/** The word that a code stands for; null for a missing one. */
export const wordOf = <T>(words: readonly T[], code: number): T | null =>
  code === MISSING ? null : (words[code - 1] ?? null)

/** The day, `YYYY-MM-DD`, that the code of a day of birth stands for; null for a missing one. */
export const birthDayText = (code: number): string | null =>
  code === MISSING ? null : dayOf((code - DAYS_BEFORE_1970) * DAY)

/** The fields of a person that every source knows. */
export type Contact = Pick<FanProfileRow, 'firstName' | 'lastName' | 'email' | 'city' | 'country' | 'phone'>

/** The name, address and phone of a person: a small part of a profile, and much faster. */
export function contactOf(people: People, n: number): Contact {
  const { columns, lexicon } = people
  const second = wordOf(lexicon.last.words, columns.secondLast.at(n))
  const last = lexicon.last.words[columns.last.at(n)] ?? ''
  const phone = people.phone(n)
  return {
    firstName: lexicon.first.words[columns.first.at(n)] ?? '',
    lastName: !people.hasLastName(n) ? null : second === null ? last : `${last} ${second}`,
    email: people.email(n),
    city: wordOf(lexicon.towns.words, columns.town.at(n)),
    country: columns.country.at(n) === MISSING ? null : people.population(n).country,
    phone: phone === null ? null : people.population(n).phone.fill(phone),
  }
}

/** The profile of a person. */
export function profileOf(people: People, n: number): FanProfileRow {
  const { columns } = people
  const { firstName, lastName, email, city, country, phone } = contactOf(people, n)
  const score = columns.score.at(n)
  const signedUpAt = people.signedUpAt(n)
  return {
    id: people.ids.of(n),
    fanId: people.isFan(n) ? people.fanIds.of(n) : null,
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
    signedUpAt: signedUpAt === null ? null : isoText(signedUpAt),
    acceptsPrivacyPolicy: people.privacy(n),
    acceptsCommercialInfo: people.commercial(n),
    acceptsCommercialPartners: people.partners(n),
    membership: wordOf(labels, columns.membership.at(n)),
    connectorId: people.connectorIds[columns.source.at(n)] ?? null,
    score: score === MISSING ? null : score - 1,
    createdAt: isoText(people.addedAt(n)),
    edits: null,
  }
}

/** The row in the fan sheet of a person who is a fan. */
export function fanOf(people: People, n: number): FanRow {
  return { ...fanRowOf(profileOf(people, n)), id: people.fanIds.of(n) }
}

/** The fields that a profile shares with a fan, including the profile's own id. */
export function fanRowOf(profile: FanProfileRow): FanRow {
  const { fanId: _fanId, edits: _edits, ...fan } = profile
  return fan
}
