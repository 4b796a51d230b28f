import type { Membership } from '../../src/contract/memberships.ts'
import type { FanProfileRow } from '../db/database.ts'
import { randomId } from '../db/ids.ts'
import { createRng } from '../db/rng.ts'
import { flatMapInSteps, type Steps } from '../db/steps.ts'
import { syncedAt, type SeedPeople } from './customers.ts'
import { isoText } from './moments.ts'
import type { Term } from './terms.ts'

/** Generates a membership for each profile with a label, numbered by year and order of entry; no connector brings them. */
export function* seedMemberships(prefix: string, { profiles, seed, until, termOf }: SeedPeople): Steps<Membership[]> {
  const rng = createRng(`${seed}/memberships`)
  const numbers = new Map<string, number>()
  const members = yield* flatMapInSteps(profiles, (profile) => {
    const term = termOf(profile)
    return term ? [{ profile, term }] : []
  })
  const inOrder = members.toSorted((a, b) => a.term.entry - b.term.entry)
  return yield* flatMapInSteps(inOrder, ({ profile, term }) => {
    const year = isoText(term.entry).slice(0, 4)
    const number = (numbers.get(year) ?? 0) + 1
    numbers.set(year, number)
    const membership: Membership = {
      id: randomId(rng),
      membershipId: `${prefix}-${year}-${String(number).padStart(5, '0')}`,
      ...personOf(profile, term),
      createdAt: syncedAt(term.entry, rng, until),
    }
    return [membership]
  })
}

function personOf(profile: FanProfileRow, { entry, expires }: Term) {
  return {
    type: profile.membership,
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: profile.email,
    birthDay: profile.birthDay,
    address: profile.address,
    zipCode: profile.zipCode,
    city: profile.city,
    country: profile.country,
    phone: profile.phone,
    gender: profile.gender,
    entryDate: isoText(entry),
    expirationDate: expires === null ? null : isoText(expires),
    acceptsPrivacyPolicy: profile.acceptsPrivacyPolicy,
    acceptsCommercialInfo: profile.acceptsCommercialInfo,
    acceptsCommercialPartners: profile.acceptsCommercialPartners,
    connectorId: null,
  }
}
