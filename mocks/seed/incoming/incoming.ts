import type { ClubRecord, ConnectorRecord } from '../../db/collections.ts'
import type { Database } from '../../db/database.ts'
import { lazy } from '../../db/lazy.ts'
import { seededClubOf } from '../clubs/seededClubs.ts'
import { settingOf } from '../clubs/setting.ts'
import { arrivalAt, createArrivals } from './arrivals.ts'
import type { Arrival, DeliveredRows, Delivery, FirstDelivery, Recipient } from './delivery.ts'
import { createDemand } from './demand.ts'
import { createIncomingFans } from './incomingFans.ts'
import { createIncomingShop } from './incomingShop.ts'
import { createIncomingTicketing } from './incomingTicketing.ts'

/** A club that has signed up is as busy as one with this many fans. */
const NEW_CLUB_FANS = 2000
/** Completes the rows of a sync with none of the other kinds. */
const delivered = (rows: Partial<DeliveredRows>): DeliveredRows => ({
  fans: [],
  memberships: [],
  shopCustomers: [],
  shopOrders: [],
  shopOrderItems: [],
  ticketingCustomers: [],
  tickets: [],
  ...rows,
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
  const sources: Partial<Record<ConnectorRecord['type'], IncomingSource>> = {
    fan: { rows: fans, expected: demand.signUps },
    shop: { rows: lazy(() => createIncomingShop(recipient)), expected: demand.orders },
    ticketing: { rows: lazy(() => createIncomingTicketing(recipient, { since, now })), expected: demand.bookings },
  }
  const seedOf = (connector: ConnectorRecord) => `${recipient.seed}/${connector.id}`

  function arrivalsAt(connector: ConnectorRecord, from: number, until: number): Arrival[] {
    const source = sources[connector.type]
    return source ? createArrivals(seedOf(connector), source.expected)(from, until) : []
  }

  function later(
    { id, type }: ConnectorRecord,
    arrivals: readonly Arrival[],
    from: number,
    until: number,
  ): DeliveredRows | null {
    // Renewals come first: they are drawn from what is written, and a sign-up changes that.
    const renewals = type === 'fan' ? fans().renewals(from, until) : []
    if (arrivals.length === 0 && renewals.length === 0) return null
    const rows = arrivals.length === 0 ? {} : sources[type]?.rows().later({ connectorId: id, arrivals, until })
    return rows ? delivered({ ...rows, memberships: [...renewals, ...(rows.memberships ?? [])] }) : null
  }

  return {
    /** The first sync of a source brings its people, with all that they have bought. */
    first: ({ id, type }: ConnectorRecord, until: number, newId: () => string): DeliveredRows =>
      delivered(sources[type]?.rows().first({ connectorId: id, until, seed: newId(), newId }) ?? {}),
    /** The rows of a source after one moment and until another; null if there are none, as at most syncs. */
    between: (connector: ConnectorRecord, from: number, until: number): DeliveredRows | null =>
      later(connector, arrivalsAt(connector, from, until), from, until),
    /** The same, but at least one arrival, for users who ask for a sync. */
    onRequest(connector: ConnectorRecord, from: number, until: number): DeliveredRows {
      const arrived = arrivalsAt(connector, from, until)
      const atLeastOne = arrived.length > 0 ? arrived : [arrivalAt(until, `${seedOf(connector)}/${until}`)]
      return later(connector, atLeastOne, from, until) ?? delivered({})
    },
  }
}

/** A source of people and their purchases. */
interface IncomingSource {
  rows(): {
    first(delivery: FirstDelivery): Partial<DeliveredRows>
    later(delivery: Delivery): Partial<DeliveredRows>
  }
  /** The mean number of arrivals in the hour that begins at a moment. */
  expected(hour: number): number
}
