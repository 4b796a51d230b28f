import type { Ticket } from '../../../src/contract/ticketing.ts'
import { finish } from '../../db/steps.ts'
import { slotStates } from '../../db/table/slots/facts.ts'
import type { Recipient } from './delivery.ts'

/** Who has a ticket for an event: buyers of generated tickets by the number of their profile, others by e-mail. */
interface Holders {
  numbers: ReadonlySet<number>
  emails: Set<string>
}

/** Knows who has a ticket for a season, without reading the tickets of a person several times. */
export type SeasonHolders = ReturnType<typeof createSeasonHolders>

export function createSeasonHolders({ db, club }: Pick<Recipient, 'db' | 'club'>) {
  const { tickets, fanProfiles } = db.tables
  const ofEvents = new Map<string, Holders>()

  function read(event: string): Holders {
    const { states, read: readFact, written } = tickets.facts(club.id)
    const emails = new Set<string>()
    for (const [, ticket] of written()) if (ticket.event === event) emails.add(ticket.email.toLowerCase())
    const numbers = new Set<number>()
    const [events, persons] = [finish(readFact('event')), finish(readFact('person'))]
    if (!events || !persons) return { numbers, emails }
    // The same teams meet again, so a name may stand for several events.
    const isEvent = events.values.map((name) => name === event)
    for (let ticket = 0; ticket < states.length; ticket++)
      if (isEvent[events.codes[ticket] ?? 0] === true && states[ticket] === slotStates.generated)
        numbers.add(persons[ticket] ?? -1)
    return { numbers, emails }
  }

  return {
    /** @param email in lower case */
    has(event: string, email: string): boolean {
      let holders = ofEvents.get(event)
      if (!holders) ofEvents.set(event, (holders = read(event)))
      return holders.emails.has(email) || holders.numbers.has(fanProfiles.generatedNumber(club.id, email) ?? -1)
    },
    /** Adds tickets that have been written since. */
    add(written: readonly Ticket[]) {
      for (const { event, email } of written) ofEvents.get(event)?.emails.add(email.toLowerCase())
    },
  }
}
