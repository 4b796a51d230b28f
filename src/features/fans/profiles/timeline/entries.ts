import type { Membership } from '../../../../contract/memberships.ts'
import type { ShopOrder } from '../../../../contract/shop.ts'
import type { Ticket } from '../../../../contract/ticketing.ts'
import { paths } from '../../../../paths.ts'
import { localDate, utcDay } from '../../../../format.ts'
import { gameOf, placeOf } from './wording.ts'
import { timelineWords } from '../words.ts'

/** Something that a fan has bought, or a moment of a membership (docs/product/fans.md#timeline). */
export interface Entry {
  id: string
  kind: 'shop' | 'tickets' | 'membership'
  /** ISO 8601 in UTC. */
  at: string
  title: string
  text: string
  /** What was bought, where one line is all there is. */
  summary: string
  /** Null for what is no purchase. */
  amount: number | null
  /** The table with the row, searched for it. */
  to: string
}

/** The rows of one fan. */
export interface FanRows {
  orders: readonly ShopOrder[]
  tickets: readonly Ticket[]
  memberships: readonly Membership[]
}

/** True if an e-mail belongs to the fan: a search for it also finds others that contain it. */
export const isOf =
  (email: string) =>
  (row: { email: string }): boolean =>
    row.email.toLowerCase() === email.toLowerCase()

/** What the entries need to know beside the rows. */
export interface Context {
  /** The club's name, which the names of its games contain. */
  club: string
  /** In milliseconds since 1970. */
  now: number
  /** The name of a connector, if it is known. */
  sourceOf(connectorId: string | null): string | undefined
}

/** The entries of a fan, the newest first. */
export function entriesOf({ orders, tickets, memberships }: FanRows, { club, now, sourceOf }: Context): Entry[] {
  const groups = Map.groupBy(tickets, ({ orderId, event }) => `${orderId}/${event}`)
  return [
    ...orders.map((order) => orderEntry(order, sourceOf(order.connectorId))),
    ...[...groups.values()].map((group) => ticketsEntry(group, club)),
    ...memberships.flatMap((membership) => membershipEntries(membership, now)),
  ].toSorted(newestFirst)
}

/** The day of an entry as `YYYY-MM-DD`. A membership begins and ends with a day, whatever the time zone. */
export const dayOf = ({ kind, at }: Pick<Entry, 'kind' | 'at'>): string =>
  kind === 'membership' ? utcDay(at) : localDate(at)[0]

/** True after the last day of a membership. */
export const hasEnded = (expirationDate: string, now: number): boolean =>
  utcDay(expirationDate) < localDate(new Date(now).toISOString())[0]

function newestFirst(a: Entry, b: Entry): number {
  return Date.parse(b.at) - Date.parse(a.at) || (a.id < b.id ? 1 : -1)
}

const orderEntry = (
  { id, orderId, timestamp, amount }: ShopOrder,
  source: string = timelineWords.entry.shop,
): Entry => ({
  id,
  kind: 'shop',
  at: timestamp,
  title: timelineWords.entry.order(orderId),
  text: source,
  summary: timelineWords.entry.order(orderId),
  amount,
  to: paths.dataSearch('shop-orders', orderId),
})

/** Tickets of one order for one game or season. */
function ticketsEntry(tickets: readonly Ticket[], club: string): Entry {
  const { orderId = '', event = '' } = tickets[0] ?? {}
  const title = gameOf(event, club)
  const count = timelineWords.entry.tickets(tickets.length)
  return {
    id: `${orderId}/${event}`,
    kind: 'tickets',
    at: tickets.reduce((latest, { timestamp }) => (timestamp > latest ? timestamp : latest), ''),
    title,
    text: [count, placeOf(tickets)].filter(Boolean).join(' · '),
    summary: `${title}, ${count}`,
    amount: sumOf(tickets.map(({ price }) => price)),
    to: paths.dataSearch('ticketing-tickets', orderId),
  }
}

/** The beginning of a membership, and its end if that has passed. */
function membershipEntries({ id, membershipId, type, entryDate, expirationDate }: Membership, now: number): Entry[] {
  const common = {
    kind: 'membership' as const,
    summary: timelineWords.entry.membership,
    amount: null,
    to: paths.dataSearch('memberships', membershipId),
  }
  const name = type ?? membershipId
  const period = expirationDate === null ? name : timelineWords.entry.until(name, utcDay(expirationDate))
  return [
    ...(entryDate === null
      ? []
      : [{ ...common, id: `${id}/begin`, at: entryDate, title: timelineWords.entry.started, text: period }]),
    ...(expirationDate === null || !hasEnded(expirationDate, now)
      ? []
      : [{ ...common, id: `${id}/end`, at: expirationDate, title: timelineWords.entry.ended, text: name }]),
  ]
}

/** Sums money in whole cents, to avoid rounding errors. */
export const sumOf = (amounts: readonly number[]) =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100
