import { harbourContent } from '../clubs/harbour.ts'
import { roversContent } from '../clubs/rovers.ts'
import type { ClubContent } from '../clubs/content.ts'
import type { ClubData } from '../prospect/clubData.ts'
import { accounts, accountOf, harbour, newclub, rovers, scenarios, type DemoAccount } from './scenarios.ts'
import type { ScenarioName, SeedClub } from './scenarios.ts'

/** A club of a scenario; without content if it can have no data. */
export interface ScenarioClub {
  club: SeedClub
  content: ClubContent | null
  fans: number
}

/** Thrown when a part of the model could not be loaded; a later try may succeed. */
export class PartMissing extends Error {
  override name = 'PartMissing'
}

/** Loads what only a prospect needs: the people and places of many countries, and what checks its club. */
const loadProspect = () =>
  import('../prospect/prospect.ts').catch((cause: unknown) => {
    throw new PartMissing('the countries of the world could not be loaded', { cause })
  })

async function prospectOf(data: unknown) {
  const part = await loadProspect()
  return part.prospectOf(part.readClubData(data ?? {}))
}

/** Checks the club of a prospect. Rejects with an error that has a sentence for each wrong field. */
export const readClub = async (data: unknown): Promise<ClubData> => (await loadProspect()).readClubData(data)

/**
 * The clubs of a scenario.
 *
 * @param data the club of the scenario `prospect`, unchecked; absent in others. Throws an error with a sentence for
 *   each wrong field.
 */
export async function clubsOf(scenario: ScenarioName, data: unknown): Promise<ScenarioClub[]> {
  const { fans } = scenarios[scenario]
  const first = fans ? { club: rovers, content: roversContent, fans: fans.rovers } : await prospectOf(data)
  return [
    first,
    { club: harbour, content: harbourContent, fans: fans?.harbour ?? 300 },
    { club: newclub, content: null, fans: 0 },
  ]
}

/** The accounts to sign in with; those of a prospect are of its club alone. */
export async function accountsIn(scenario: ScenarioName, data: unknown): Promise<readonly DemoAccount[]> {
  if (scenarios[scenario].fans) return accounts
  const { club } = await prospectOf(data)
  return club.users.slice(0, 2).map((user) => accountOf(user, club, user.role === 'admin' ? 'Admin' : 'User'))
}

/** The data of the club that a scenario was given, checked; null if it takes none. */
export const clubIn = async (scenario: ScenarioName, data: unknown): Promise<ClubData | null> =>
  scenarios[scenario].fans || data === undefined ? null : readClub(data)
