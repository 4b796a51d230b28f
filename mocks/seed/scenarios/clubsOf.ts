import { harbourContent } from '../clubs/harbour.ts'
import { roversContent } from '../clubs/rovers.ts'
import type { ClubContent } from '../clubs/content.ts'
import { readClubData, type ClubData } from '../prospect/clubData.ts'
import { prospectOf } from '../prospect/prospect.ts'
import { accounts, accountOf, harbour, newclub, rovers, scenarios, type DemoAccount } from './scenarios.ts'
import type { ScenarioName, SeedClub } from './scenarios.ts'

/** A club of a scenario; without content if it can have no data. */
export interface ScenarioClub {
  club: SeedClub
  content: ClubContent | null
  fans: number
}

const prospectFrom = (data: unknown) => prospectOf(readClubData(data ?? {}))

/**
 * The clubs of a scenario.
 *
 * @param data the club of the scenario `prospect`, unchecked; absent in others. Throws an error with a sentence for
 *   each wrong field.
 */
export function clubsOf(scenario: ScenarioName, data: unknown): ScenarioClub[] {
  const { fans } = scenarios[scenario]
  const first = fans ? { club: rovers, content: roversContent, fans: fans.rovers } : prospectFrom(data)
  return [
    first,
    { club: harbour, content: harbourContent, fans: fans?.harbour ?? 300 },
    { club: newclub, content: null, fans: 0 },
  ]
}

/** The accounts to sign in with; those of a prospect are of its club alone. */
export function accountsIn(scenario: ScenarioName, data: unknown): readonly DemoAccount[] {
  if (scenarios[scenario].fans) return accounts
  const { club } = prospectFrom(data)
  return club.users.slice(0, 2).map((user) => accountOf(user, club, user.role === 'admin' ? 'Admin' : 'User'))
}

/** The data of the club that a scenario was given, checked; null if it takes none. */
export const clubIn = (scenario: ScenarioName, data: unknown): ClubData | null =>
  scenarios[scenario].fans || data === undefined ? null : readClubData(data)
