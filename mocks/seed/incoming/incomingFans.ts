import { isoText, isoTextOrNull } from '../moments.ts'
import { createPeople } from '../fans/people.ts'
import { membershipsOf } from '../memberships.ts'
import { scoreOf } from '../score.ts'
import type { DeliveredRows, Delivery, FirstDelivery, Recipient } from './delivery.ts'
import { createMemberships } from './incomingMemberships.ts'
import { createNewcomers } from './newcomers.ts'

/** How many a fan sheet brings at first. */
const STARTERS = 80

type FanRows = Pick<DeliveredRows, 'fans' | 'memberships'>

/** The sign-ups that the fan sheets of a club report, and the memberships of those who join. */
export function createIncomingFans(recipient: Recipient) {
  const newcomers = createNewcomers(recipient, 'fans')
  const memberships = createMemberships(recipient)

  return {
    first({ connectorId, until, seed, newId }: FirstDelivery): FanRows {
      const people = createPeople({
        setting: recipient.setting,
        draw: (rng) => newcomers.next({ at: until, rng }),
        from: ['fan'],
        count: STARTERS,
        seed,
        until,
      })
      const fans = people.map(({ person, signedUpAt, addedAt, score }) => ({
        ...person,
        id: newId(),
        connectorId,
        score,
        signedUpAt: isoTextOrNull(signedUpAt),
        createdAt: isoText(addedAt),
      }))
      return { fans, memberships: membershipsOf(people, { newId, nextNumber: memberships.nextNumber, until }) }
    },
    later({ connectorId, arrivals, until }: Delivery): FanRows {
      const createdAt = isoText(until)
      const rows: FanRows = { fans: [], memberships: [] }
      for (const arrival of arrivals) {
        const person = newcomers.next(arrival)
        const score = scoreOf({ orders: 0, tickets: 0, membership: person.membership })
        const fan = { ...person, id: arrival.newId(), connectorId, score, signedUpAt: isoText(arrival.at), createdAt }
        rows.fans.push(fan)
        if (fan.membership !== null) rows.memberships.push(memberships.begin(fan, arrival, createdAt))
      }
      return rows
    },
    /** The memberships that are renewed after one moment and until another. */
    renewals: memberships.renewals,
  }
}
