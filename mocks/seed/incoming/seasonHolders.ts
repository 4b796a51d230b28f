import type { Ticket } from '../../../src/contract/ticketing.ts'
import type { Recipient } from './delivery.ts'

/** Knows who has a ticket for a season, without reading the tickets of a person several times. */
export function createSeasonHolders({ db, club }: Pick<Recipient, 'db' | 'club'>) {
  /** The e-mails, in lower case, of the people who have a ticket for an event. */
  const ofEvents = new Map<string, Set<string>>()

  function read(event: string): Set<string> {
    const tickets = db.tables.tickets.all(club.id).filter((ticket) => ticket.event === event)
    return new Set(tickets.map(({ email }) => email.toLowerCase()))
  }

  return {
    /** @param email in lower case */
    has(event: string, email: string): boolean {
      let holders = ofEvents.get(event)
      if (!holders) ofEvents.set(event, (holders = read(event)))
      return holders.has(email)
    },
    /** Adds tickets that have been written since. */
    add(written: readonly Ticket[]) {
      for (const { event, email } of written) ofEvents.get(event)?.add(email.toLowerCase())
    },
  }
}
