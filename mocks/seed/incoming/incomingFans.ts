import type { Membership } from '../../../src/contract/memberships.ts'
import type { FanRow } from '../../db/database.ts'
import { momentBetween, syncedAt } from '../customers/customers.ts'
import type { Arrival, DeliveredRows, Delivery, FirstDelivery, Recipient } from './delivery.ts'
import { isoText } from '../moments.ts'
import { createMemberships } from './incomingMemberships.ts'
import { scoreOf } from '../score.ts'
import { createNewcomers } from './newcomers.ts'

const STARTERS = 80

type FanRows = Pick<DeliveredRows, 'fans' | 'memberships'>

/** What the fan sheets of a club report: sign-ups, and the memberships of those who join. */
export function createIncomingFans(recipient: Recipient) {
  const newcomers = createNewcomers(recipient, 'fans')
  const memberships = createMemberships(recipient)

  function signUp(
    arrival: Arrival,
    connectorId: string,
    createdAt: string,
  ): { fan: FanRow; membership: Membership | null } {
    const { at, newId } = arrival
    const person = newcomers.next(arrival)
    const score = scoreOf({ orders: 0, tickets: 0, membership: person.membership })
    const fan = { ...person, id: newId(), connectorId, score, signedUpAt: isoText(at), createdAt }
    return { fan, membership: fan.membership === null ? null : memberships.begin(fan, arrival, createdAt) }
  }

  function rowsOf(signUps: readonly ReturnType<typeof signUp>[]): FanRows {
    return {
      fans: signUps.map(({ fan }) => fan),
      memberships: signUps.flatMap(({ membership }) => membership ?? []),
    }
  }

  return {
    first({ connectorId, from, until, rng, newId }: FirstDelivery): FanRows {
      const moments = Array.from({ length: STARTERS }, () => momentBetween(from, until, rng)).toSorted((a, b) => a - b)
      return rowsOf(moments.map((at) => signUp({ at, rng, newId }, connectorId, syncedAt(at, rng, until))))
    },
    later({ connectorId, arrivals, until }: Delivery): FanRows {
      const createdAt = isoText(until)
      return rowsOf(arrivals.map((arrival) => signUp(arrival, connectorId, createdAt)))
    },
    /** The memberships that are renewed after one moment and until another. */
    renewals: memberships.renewals,
  }
}
