import type { Collections } from '../db/collections.ts'
import { idFrom } from '../db/random/ids.ts'
import { findCountry, findSport } from './system.ts'
import { connectorIdOf } from './connectors/connectorIds.ts'
import { SYNCED_MINUTES_AGO } from './fans/people.ts'
import { DAY, isoText, MINUTE } from './moments.ts'
import { PASSWORD, type SeedClub } from './scenarios/scenarios.ts'
import { staffOf } from './scenarios/staff.ts'

/**
 * Writes a club and its users, in the order in which they joined.
 *
 * @param hasData true if the club has data; then it also has staff and connectors
 */
export async function seedClub(
  collections: Collections,
  club: SeedClub,
  { seed, anchor, hasData }: { seed: string; anchor: number; hasData: boolean },
) {
  const joined = (daysAgo: number) => new Date(anchor - daysAgo * DAY).toISOString()
  const age = club.billing ? 5 * 365 : 1
  await collections.clubs.create({
    id: club.id,
    name: club.name,
    description: club.description,
    billingPlan: club.billing?.plan ?? 'none',
    billing: club.billing?.customer ?? null,
    portalUrl: club.billing?.portalUrl ?? null,
    fanSync: { status: 'SYNCED', lastSync: hasData ? isoText(anchor - SYNCED_MINUTES_AGO * MINUTE) : null },
    createdAt: joined(age),
    config: {
      sport: findSport(club.sport),
      country: findCountry(club.country),
      teamIds: club.teams,
      defaultAnalyticsConnectorId: hasData ? connectorIdOf(club.id, 'analytics') : null,
      accent: club.accent,
    },
  })
  const users = hasData ? [...club.users, ...staffOf(club)] : club.users
  for (const [index, user] of users.entries()) {
    await collections.users.create({
      id: idFrom(`${seed}/user/${user.email}`),
      tenant: club.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      username: user.email.slice(0, user.email.indexOf('@')),
      role: user.role,
      password: PASSWORD,
      epoch: 0,
      createdAt: joined(age / (1 + index)),
    })
  }
}
