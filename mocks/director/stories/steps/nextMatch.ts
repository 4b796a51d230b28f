import type { Control } from '../../../control.ts'
import { DAY } from '../../../seed/moments.ts'

/** As far ahead as a match is looked for: a season and its break. */
const AHEAD = 500 * DAY

/** The moment of a club's next home game, in milliseconds since 1970; null if its calendar has none. */
export async function nextMatch({ info }: Pick<Control, 'info'>, tenant: string): Promise<number | null> {
  // The calendar comes with the countries of the world, so that it is loaded when it is needed.
  const [{ clubsOf }, { settingOf }, { fixturesOf }] = await Promise.all([
    import('../../../seed/scenarios/clubsOf.ts'),
    import('../../../seed/clubs/setting.ts'),
    import('../../../seed/ticketing/fixtures.ts'),
  ])
  const { scenario, club, now } = await info()
  const clubs = await clubsOf(scenario, club ?? undefined)
  const found = clubs.find((each) => each.club.id === tenant)
  if (!found?.content) return null
  const from = Date.parse(now)
  return fixturesOf(settingOf(found.club, found.content.setting), from, from + AHEAD)[0]?.at ?? null
}
