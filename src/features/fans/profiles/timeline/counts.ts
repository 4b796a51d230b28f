import type { FanStatistics } from '../../../../contract/fanProfiles.ts'
import { formatCount } from '../../../../format.ts'
import type { History, Kind } from './useHistory.ts'

/**
 * How many orders, tickets and entries there are. A list's own total also counts the rows of other e-mails, so only
 * rows are counted that are known. If a list goes on, its number comes from the statistics; without them, it has a
 * plus.
 */
export function countsOf(
  { rows, entries, lists }: Pick<History, 'rows' | 'entries' | 'lists'>,
  statistics: FanStatistics | null,
): Record<Kind, string> {
  const isKnown = (kind: Kind) => lists[kind].every(({ since }) => since === null)
  const orders = isKnown('shop') ? rows.orders.length : statistics?.totalShopOrders
  const tickets = isKnown('tickets') ? rows.tickets.length : statistics?.totalTickets
  const moments = entries.all.filter(({ kind }) => kind === 'membership').length
  const all = (orders ?? rows.orders.length) + (tickets ?? rows.tickets.length) + moments
  const isAllKnown = orders !== undefined && tickets !== undefined
  return {
    all: isAllKnown ? formatCount(all) : `${formatCount(all)}+`,
    shop: orders === undefined ? `${formatCount(rows.orders.length)}+` : formatCount(orders),
    tickets: tickets === undefined ? `${formatCount(rows.tickets.length)}+` : formatCount(tickets),
  }
}
