import { truncate, NAME_MAX } from '../../db/text/truncate.ts'
import { fold } from '../../db/text/fold.ts'
import { englishGoods, englishShirts, type Good } from '../shop/goods.ts'
import type { CalendarName } from '../ticketing/gameCalendars.ts'
import { anyOpponents } from '../ticketing/opponents.ts'
import { groundOf, type Ground } from '../ticketing/stands.ts'

/** The words on a ticket, in the club's language. */
export interface TicketWords {
  adult: string
  concession: string
  junior: string
  row: string
  seat: string
  standing: string
  /** Stands between the two teams of a fixture. */
  versus: string
  seasonTicket: string
}

export const english: TicketWords = {
  adult: 'Adult',
  concession: 'Concession',
  junior: 'Junior',
  row: 'row',
  seat: 'seat',
  standing: 'standing',
  versus: 'v',
  seasonTicket: 'Season ticket',
}

/** A club's sport, ground, opponents and products. */
export interface ClubSetting {
  id: string
  name: string
  /** The prefix of its numbers, such as `WR-2019-00412`. */
  prefix: string
  calendar: CalendarName
  opponents: readonly string[]
  ground: Ground
  words: TicketWords
  goods: readonly Good[]
  shirts: readonly Good[]
}

/** The setting of a club of the seed, which is independent of its name. */
export type OwnSetting = Omit<ClubSetting, 'id' | 'name'>

/** The setting of a club: its own if the seed has one for it, or else a generic one. */
export function settingOf(
  club: { id: string; name: string; sport: string | null },
  own: OwnSetting | undefined,
): ClubSetting {
  const { id } = club
  // The name becomes part of the names of games and grounds, which have a maximum length.
  const name = truncate(club.name, NAME_MAX)
  if (own) return { id, name, ...own }
  return {
    id,
    name,
    prefix: initialsOf(name),
    calendar: club.sport === 'basketball' ? 'basketball' : 'football',
    opponents: anyOpponents,
    ground: groundOf(name),
    words: english,
    goods: englishGoods,
    shirts: englishShirts,
  }
}

/** Two or three capital letters from a name, or `CLUB` for a name without enough Latin words. */
export function initialsOf(name: string): string {
  const initials = fold(name)
    .split(/[^a-z]+/)
    .map((word) => word.charAt(0))
    .join('')
  return (initials.length > 1 ? initials.slice(0, 3) : 'club').toUpperCase()
}
