import { truncate, NAME_MAX } from '../../db/text/truncate.ts'
import { fold } from '../../db/text/fold.ts'
import {
  englishGoods,
  englishShirts,
  portugueseGoods,
  portugueseShirts,
  roversGoods,
  roversShirts,
  type Good,
} from '../shop/goods.ts'
import { anyOpponents, basketballOpponents, footballOpponents } from '../ticketing/opponents.ts'
import { harbour, rovers } from './scenarios.ts'
import { groundOf, pavilhaoDasDocas, quaysidePark, type Ground } from '../ticketing/stands.ts'

/** The words of a ticket. */
export interface TicketWords {
  adult: string
  concession: string
  junior: string
  row: string
  seat: string
  standing: string
  /** Between the two sides of a fixture. */
  versus: string
  seasonTicket: string
}

const english: TicketWords = {
  adult: 'Adult',
  concession: 'Concession',
  junior: 'Junior',
  row: 'row',
  seat: 'seat',
  standing: 'standing',
  versus: 'v',
  seasonTicket: 'Season ticket',
}

const portuguese: TicketWords = {
  adult: 'Adulto',
  concession: 'Sénior',
  junior: 'Júnior',
  row: 'fila',
  seat: 'lugar',
  standing: 'de pé',
  versus: 'x',
  seasonTicket: 'Lugar anual',
}

/** What a club plays, where, against whom, and what it sells. */
export interface ClubSetting {
  id: string
  name: string
  /** Begins its numbers: `WR-2019-00412`. */
  prefix: string
  calendar: 'football' | 'basketball'
  opponents: readonly string[]
  ground: Ground
  words: TicketWords
  goods: readonly Good[]
  shirts: readonly Good[]
}

/** Works for a club of the scenarios and, in a plainer way, for any other. */
export function settingOf(club: { id: string; name: string; sport: string | null }): ClubSetting {
  const { id } = club
  // It becomes part of the names of games and grounds.
  const name = truncate(club.name, NAME_MAX)
  if (id === rovers.id)
    return {
      id,
      name,
      prefix: 'WR',
      calendar: 'football',
      opponents: footballOpponents,
      ground: quaysidePark,
      words: english,
      goods: [...englishGoods, ...roversGoods],
      shirts: roversShirts,
    }
  if (id === harbour.id)
    return {
      id,
      name,
      prefix: 'HB',
      calendar: 'basketball',
      opponents: basketballOpponents,
      ground: pavilhaoDasDocas,
      words: portuguese,
      goods: portugueseGoods,
      shirts: portugueseShirts,
    }
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

/** Two or three capital letters for a name of any script. */
function initialsOf(name: string): string {
  const initials = fold(name)
    .split(/[^a-z]+/)
    .map((word) => word.charAt(0))
    .join('')
  return (initials.length > 1 ? initials.slice(0, 3) : 'club').toUpperCase()
}
