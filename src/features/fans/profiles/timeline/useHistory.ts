import type { FanProfile } from '../../../../contract/fanProfiles.ts'
import type { Membership } from '../../../../contract/memberships.ts'
import { useClub } from '../../../../domain/club/useClub.ts'
import { useConnectors } from '../../../../domain/connectors/useConnectors.ts'
import { useServerNow } from '../../../../ui/values/useServerNow.ts'
import { entriesOf, type Entry, type FanRows } from './entries.ts'
import { sumsByMonth, yearBefore, type MonthSum } from './months.ts'
import { useFanRows, type Loaded } from './useFanRows.ts'

/** What the timeline shows: everything, or one kind of purchase. */
export type Kind = 'all' | 'shop' | 'tickets'

/** What a fan has bought and been, as far as the lists have been loaded (docs/product/fans.md#timeline). */
export interface History {
  /** The first rows are loading. */
  isLoading: boolean
  /** Why there are no rows. */
  error: Error | null
  rows: FanRows
  /** The newest entries, up to where every list has been loaded. */
  entries: Record<Kind, readonly Entry[]>
  lists: Record<Kind, readonly Loaded[]>
  /** What was spent by month; null if it is not known. */
  year: readonly MonthSum[] | null
  retry(): void
}

/** Loads the history of a fan; null waits. */
export function useHistory(fan: FanProfile | null): History {
  const { ofOrders, ofTickets, ofMemberships, ...rows } = useFanRows(fan?.email ?? null)
  const { data: club } = useClub()
  const { data: connectors } = useConnectors()
  const now = useServerNow()
  const lists: History['lists'] = {
    all: [ofOrders, ofTickets, ofMemberships],
    shop: [ofOrders],
    tickets: [ofTickets],
  }
  const found = entriesOf(rows, {
    club: club?.name ?? '',
    now,
    sourceOf: (id) => connectors?.items.find((connector) => connector.id === id)?.name,
  })
  const known = (kind: Kind) => {
    const since = sinceOf(lists[kind])
    return found.filter((entry) => (kind === 'all' || entry.kind === kind) && entry.at > since)
  }
  const first = lists.all.find(({ hasRows }) => !hasRows)
  const purchases = found.filter(({ kind }) => kind !== 'membership')
  const isYearKnown = first === undefined && sinceOf([ofOrders, ofTickets]) < yearBefore(now)
  return {
    isLoading: first !== undefined && lists.all.every(({ error }) => error === null),
    error: lists.all.find(({ hasRows, error }) => !hasRows && error !== null)?.error ?? null,
    rows,
    entries: { all: known('all'), shop: known('shop'), tickets: known('tickets') },
    lists,
    year: isYearKnown ? sumsByMonth(purchases, now) : null,
    retry: () => lists.all.forEach((list) => list.error !== null && list.retry()),
  }
}

/** The time up to which every list has been loaded: older rows may be missing in one of them. */
const sinceOf = (lists: readonly Loaded[]) =>
  lists.reduce((latest, { since }) => (since !== null && since > latest ? since : latest), '')

/** The membership that the profile's label stands for: the one that began last. */
export function membershipOf({ membership }: FanProfile, memberships: readonly Membership[]): Membership | null {
  if (membership === null) return null
  return (
    memberships
      .filter(({ type }) => type === membership)
      .toSorted((a, b) => (b.entryDate ?? '').localeCompare(a.entryDate ?? ''))[0] ?? null
  )
}
