import type { Collections } from '../db/createCollections.ts'
import { idFrom } from '../db/random/ids.ts'
import { findCountry, findSport } from './system.ts'
import { connectorIdOf } from './connectors/connectorIds.ts'
import { SYNCED_MINUTES_AGO } from './rows.ts'
import { DAY, isoText, MINUTE } from './moments.ts'
import { PASSWORD, type SeedClub } from './scenarios/scenarios.ts'
import type { ClubContent } from './clubs/content.ts'

/**
 * Writes a club and its users, in the order in which they joined.
 *
 * @param content what a club with data has; null for one without
 */
export async function seedClub(
  collections: Collections,
  club: SeedClub,
  { seed, anchor, content }: { seed: string; anchor: number; content: ClubContent | null },
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
    fanSync: { status: 'SYNCED', lastSync: content ? isoText(anchor - SYNCED_MINUTES_AGO * MINUTE) : null },
    createdAt: joined(age),
    config: {
      sport: findSport(club.sport),
      country: findCountry(club.country),
      teamIds: club.teams,
      defaultAnalyticsConnectorId: content?.connectors.some(({ key }) => key === 'analytics')
        ? connectorIdOf(club.id, 'analytics')
        : null,
      accent: club.accent,
      ...(club.crest && { crest: club.crest }),
    },
  })
  const users = [...club.users, ...(content?.staff ?? [])]
  for (const [index, user] of users.entries()) {
    await collections.users.create({
      id: idFrom(`${seed}/user/${user.replaces ?? user.email}`),
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
