import type { ClubRecord } from '../../db/collections.ts'
import type { Database } from '../../db/database.ts'
import { settingOf } from '../clubs/setting.ts'
import { seededClubOf } from '../clubs/seededClubs.ts'
import { DAY } from '../moments.ts'
import { fixturesOf, type Fixture } from './fixtures.ts'

/** Between two seasons no game is further away than this. */
const AHEAD_MS = 400 * DAY

/** The first home game of a club after a moment, by its calendar. */
export function nextMatchOf(db: Database, club: ClubRecord, now: number): Fixture | null {
  const setting = settingOf(
    { id: club.id, name: club.name, sport: club.config.sport?.id ?? null },
    seededClubOf(db, club.id)?.content.setting,
  )
  const upcoming = fixturesOf(setting, now, now + AHEAD_MS)
  return upcoming.reduce<Fixture | null>((first, game) => (first && first.at <= game.at ? first : game), null)
}
