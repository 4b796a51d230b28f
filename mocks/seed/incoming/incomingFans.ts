import type { Membership } from '../../../src/contract/memberships.ts'
import type { FanRow } from '../../db/database.ts'
import { momentBetween, syncedAt } from '../customers/customers.ts'
import type { Arrival, DeliveredRows, Delivery, FirstDelivery, Recipient } from './delivery.ts'
import { isoText } from '../moments.ts'
import { createMemberships } from './incomingMemberships.ts'
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
    const { person, sheet, isKnown } = newcomers.next(arrival)
    const { firstName, lastName, email, country, city, phone } = person
    const signedUp = sheet({ id: newId(), connectorId, signedUpAt: isoText(at), createdAt })
    // A person known from another source keeps their fields; those drawn for another name and town are dropped.
    const kept = { firstName, lastName, email, country, city, phone, address: null, zipCode: null, gender: null }
    const fan: FanRow = isKnown ? { ...signedUp, ...kept } : signedUp
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
