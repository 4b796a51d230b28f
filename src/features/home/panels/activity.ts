import type { Connector } from '../../../contract/connectors.ts'
import type { FanProfile } from '../../../contract/fanProfiles.ts'
import type { Segment } from '../../../contract/segments.ts'
import type { ShopOrder } from '../../../contract/shop.ts'
import type { Ticket } from '../../../contract/ticketing.ts'
import { paths } from '../../../paths.ts'
import { justNowWords } from '../words.ts'

/** Something that has happened in the club. */
export interface Activity {
  /** The same for an entry that grows while more of its kind arrives. */
  id: string
  /** ISO 8601 in UTC. */
  at: string
  title: string
  text: string
  failed?: boolean
  to: string
}

/** The newest rows of a list, and whether there are older ones. */
interface Newest<Row> {
  items: readonly Row[]
  moreItems: boolean
}

/** What the lists tell; those that have not been loaded are empty. */
export interface ActivitySources {
  connectors: readonly Connector[]
  orders: Newest<ShopOrder>
  tickets: Newest<Ticket>
  fans: Newest<FanProfile>
  segments: readonly Segment[]
  /** When connectors were seen to fail, by id; ISO 8601 in UTC. */
  failures: ReadonlyMap<string, string>
  money(amount: number): string
  /** The club's name, which need not be repeated. */
  club: string
}

/** Rows of one source that arrived within a minute are one entry. */
const MINUTE = 60_000

/** Puts what has happened into words, the latest first. */
export function activitiesOf(sources: ActivitySources): Activity[] {
  const { connectors, orders, tickets, fans, segments, failures, money, club } = sources
  const nameOf = (id: string | null) => connectors.find((connector) => connector.id === id)?.name
  const entries: Activity[] = [
    ...grouped('orders', orders, (rows, isCut) => ({
      title: nameOf(rows[0].connectorId) ?? justNowWords.shop,
      text: [justNowWords.orders(rows.length, isCut), isCut ? null : money(sum(rows.map(({ amount }) => amount)))]
        .filter(Boolean)
        .join(' · '),
      to: paths.data('shop-orders'),
    })),
    ...grouped('tickets', tickets, (rows, isCut) => ({
      title: nameOf(rows[0].connectorId) ?? justNowWords.ticketing,
      text: [justNowWords.tickets(rows.length, isCut), occasionOf(rows, club)].filter(Boolean).join(' · '),
      to: paths.data('ticketing-tickets'),
    })),
    ...grouped('fans', fans, (rows, isCut) => ({
      title: nameOf(rows[0].connectorId) ?? justNowWords.fan,
      text: justNowWords.fans(rows.length, isCut),
      to: paths.fans(),
    })),
    ...segments.flatMap(({ id, name, lastSync, connectorId, state }): Activity[] =>
      lastSync === null || state !== 'SYNCED'
        ? []
        : [
            {
              id: `segment/${id}/${lastSync}`,
              at: lastSync,
              title: name,
              text: sentTo(nameOf(connectorId)),
              to: paths.segment(id),
            },
          ],
    ),
    ...[...failures].flatMap(([id, at]): Activity[] => {
      const connector = connectors.find((known) => known.id === id)
      if (connector?.state !== 'FAILED') return []
      const to = paths.connectorSettings(id)
      return [{ id: `failed/${id}/${at}`, at, title: connector.name, text: justNowWords.syncFailed, failed: true, to }]
    }),
  ]
  return entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

interface Arrived {
  connectorId: string | null
  createdAt: string
}

/** One entry for the rows of a source that arrived in the same minute. The oldest group may be cut off. */
function grouped<Row extends Arrived>(
  kind: string,
  { items, moreItems }: Newest<Row>,
  describe: (rows: readonly [Row, ...Row[]], isCut: boolean) => Pick<Activity, 'title' | 'text' | 'to'>,
): Activity[] {
  const groups = Map.groupBy(
    items,
    ({ connectorId, createdAt }) => `${kind}/${connectorId ?? ''}/${Math.floor(Date.parse(createdAt) / MINUTE)}`,
  )
  const oldest = items.at(-1)
  return [...groups].flatMap(([id, [first, ...rest]]) => {
    if (!first) return []
    const at = [first, ...rest].reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), '')
    const isCut = moreItems && (first === oldest || rest.some((row) => row === oldest))
    return [{ id, at, ...describe([first, ...rest], isCut) }]
  })
}

/** The game or season that tickets are for, unless there are several. */
function occasionOf(tickets: readonly Ticket[], club: string): string | null {
  const [first, ...rest] = new Set(tickets.map(({ event }) => event))
  if (first === undefined || rest.length > 0) return null
  return first.startsWith(`${club} `) ? first.slice(club.length + 1) : first
}

const sentTo = (name: string | undefined) => (name === undefined ? justNowWords.sent : justNowWords.sentTo(name))

/** Sums money in whole cents, to avoid rounding errors. */
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100
