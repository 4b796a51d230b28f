import type { Ticket } from '../../../../contract/ticketing.ts'
import { timelineWords } from '../words.ts'

/** What stands between two opponents in the name of a game. */
const VERSUS = new Set(['v', 'vs', 'vs.', 'x', '-', '–'])

/** `Westmere Rovers v Haverley Town` becomes `Haverley Town (H)`. What is no game of the club keeps its name. */
export function gameOf(event: string, club: string): string {
  if (club === '') return event
  if (event.startsWith(`${club} `)) {
    const [versus = '', ...opponent] = event.slice(club.length + 1).split(' ')
    if (VERSUS.has(versus) && opponent.length > 0) return timelineWords.entry.home(opponent.join(' '))
  }
  if (event.endsWith(` ${club}`)) {
    const before = event.slice(0, -club.length - 1).split(' ')
    const versus = before.pop() ?? ''
    if (VERSUS.has(versus) && before.length > 0) return timelineWords.entry.away(before.join(' '))
  }
  return event
}

/**
 * Where some tickets are, as far as they agree: `Quay Stand, row 12`. A ticket's name begins with its kind
 * (docs/product/ticketing.md#fields). Tickets that have no place in common are in the stadium.
 */
export function placeOf(tickets: readonly Ticket[]): string {
  const places = tickets.map(({ name }) => name.split(', ').slice(1))
  const [first = [], ...others] = places
  const differs = first.findIndex((part, at) => others.some((other) => other[at] !== part))
  const common = differs === -1 ? first : first.slice(0, differs)
  return common.join(', ') || (tickets[0]?.stadium ?? '')
}
