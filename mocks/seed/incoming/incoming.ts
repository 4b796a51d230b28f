import type { ClubRecord, ConnectorRecord } from '../../db/collections.ts'
import type { Database } from '../../db/database.ts'
import { lazy } from '../../db/lazy.ts'
import { seededClubOf } from '../clubs/seededClubs.ts'
import { settingOf } from '../clubs/setting.ts'
import { arrivalAt, createArrivals, type Arrivals } from './arrivals.ts'
import type { Arrival, DeliveredRows, Delivery, Recipient } from './delivery.ts'
import { createDemand, type Demand } from './demand.ts'
import { createIncomingFans } from './incomingFans.ts'
import { createIncomingShop } from './incomingShop.ts'
import { createIncomingTicketing } from './incomingTicketing.ts'

/** A club that has signed up is as busy as one with this many fans. */
const NEW_CLUB_FANS = 2000
/** What a sync writes: rows of some kinds, and none of the others. */
const delivered = ({
  fans = [],
  memberships = [],
  shopCustomers = [],
  shopOrders = [],
  shopOrderItems = [],
  ticketingCustomers = [],
  tickets = [],
}: Partial<DeliveredRows>): DeliveredRows => ({
  fans,
  memberships,
  shopCustomers,
  shopOrders,
  shopOrderItems,
  ticketingCustomers,
  tickets,
})

/**
 * Generates the rows that the sources of a club deliver, without writing them. Write the rows of one sync before the
 * next one, and create another after any other write.
 */
export type Incoming = ReturnType<typeof createIncoming>

interface Options {
  db: Database
  club: ClubRecord
  /** The seed of everything that arrives. */
  seed: string
  /** The time of the model, in milliseconds since 1970. */
  now: number
  /** The earliest moment of anything that arrives; years ago for a first sync. */
  since: number
}

function recipientOf({ db, club, seed }: Options): Recipient {
  const seeded = seededClubOf(db, club.id)
  const setting = settingOf(
    { id: club.id, name: club.name, sport: club.config.sport?.id ?? null },
    seeded?.content.setting,
  )
  const size = seeded?.fans || NEW_CLUB_FANS
  return { db, club, setting, demand: createDemand(setting, size), fans: size, seed: `${seed}/${club.id}` }
}

/**
 * Creates what generates the rows of a club's sources. Each kind of source reads the database when it first delivers,
 * so what never does costs nothing. Sources of the types `marketing`, `analytics` and `social` have no rows.
 */
export function createIncoming(options: Options) {
  const recipient = recipientOf(options)
  const { now, since } = options
  const { demand } = recipient
  const fans = lazy(() => createIncomingFans(recipient))
  const shop = lazy(() => createIncomingShop(recipient))
  const ticketing = lazy(() => createIncomingTicketing(recipient, { since, now }))

  const seedOf = (connector: ConnectorRecord) => `${recipient.seed}/${connector.id}`

  function later(
    { id, type }: ConnectorRecord,
    arrivals: readonly Arrival[],
    from: number,
    until: number,
  ): DeliveredRows | null {
    const delivery: Delivery = { connectorId: id, arrivals, until }
    // Renewals come first: they are drawn from what is written, and a sign-up changes that.
    const renewals = type === 'fan' ? fans().renewals(from, until) : []
    if (arrivals.length === 0) return renewals.length === 0 ? null : delivered({ memberships: renewals })
    switch (type) {
      case 'fan': {
        const rows = fans().later(delivery)
        return delivered({ fans: rows.fans, memberships: [...renewals, ...rows.memberships] })
      }
      case 'shop':
        return delivered(shop().later(delivery))
      case 'ticketing':
        return delivered(ticketing().later(delivery))
      case 'marketing':
      case 'analytics':
      case 'social':
        return null
    }
  }

  const arrivalsAt = createArrivalsOf(demand, seedOf)

  return {
    /** The first sync of a source brings its people, with all that they have bought. */
    first({ id, type }: ConnectorRecord, until: number, newId: () => string): DeliveredRows {
      const delivery = { connectorId: id, until, seed: newId(), newId }
      switch (type) {
        case 'fan':
          return delivered(fans().first(delivery))
        case 'shop':
          return delivered(shop().first(delivery))
        case 'ticketing':
          return delivered(ticketing().first(delivery))
        case 'marketing':
        case 'analytics':
        case 'social':
          return delivered({})
      }
    },
    /** What arrived at a source after one moment and until another; null if nothing did, as at most syncs. */
    between(connector: ConnectorRecord, from: number, until: number): DeliveredRows | null {
      return later(connector, arrivalsAt(connector, from, until), from, until)
    },
    /** The same, but at least one arrival, for users who ask for a sync. */
    onRequest(connector: ConnectorRecord, from: number, until: number): DeliveredRows {
      const arrived = arrivalsAt(connector, from, until)
      const atLeastOne = arrived.length > 0 ? arrived : [arrivalAt(until, `${seedOf(connector)}/${until}`)]
      return later(connector, atLeastOne, from, until) ?? delivered({})
    },
  }
}

/** Returns a function that gives what arrives at a source after one moment and until another. */
function createArrivalsOf(demand: Demand, seedOf: (connector: ConnectorRecord) => string) {
  const expected = { fan: demand.signUps, shop: demand.orders, ticketing: demand.bookings }
  const ofSources = new Map<string, Arrivals>()
  return (connector: ConnectorRecord, from: number, until: number): Arrival[] => {
    const { id, type } = connector
    if (type !== 'fan' && type !== 'shop' && type !== 'ticketing') return []
    let ofSource = ofSources.get(id)
    if (!ofSource) ofSources.set(id, (ofSource = createArrivals(seedOf(connector), expected[type])))
    return ofSource(from, until)
  }
}
