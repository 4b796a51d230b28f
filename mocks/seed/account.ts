import type { Collections } from '../db/collections.ts'
import { idFrom } from '../db/ids.ts'
import { findCountry, findSport } from './system.ts'
import { PASSWORD, type SeedClub } from './scenarios.ts'

const DAY = 24 * 60 * 60_000

/** Writes a club and its users; the first of them joined first. */
export async function seedClub(collections: Collections, club: SeedClub, seed: string, anchor: number) {
  const joined = (daysAgo: number) => new Date(anchor - daysAgo * DAY).toISOString()
  const age = club.billing ? 5 * 365 : 1
  await collections.clubs.create({
    id: club.id,
    name: club.name,
    description: club.description,
    billingPlan: club.billing?.plan ?? 'none',
    billing: club.billing?.customer ?? null,
    portalUrl: club.billing?.portalUrl ?? null,
    fanSync: { status: 'SYNCED', lastSync: club.billing ? new Date(anchor - 7 * 60 * 60_000).toISOString() : null },
    createdAt: joined(age),
    config: {
      sport: findSport(club.sport),
      country: findCountry(club.country),
      teamIds: club.teams,
      defaultAnalyticsConnectorId: null,
      accent: club.accent,
    },
  })
  for (const [index, user] of club.users.entries()) {
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
