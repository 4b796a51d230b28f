import { both, refused } from '../tools/combine.ts'
import { mutant, type Mutant } from '../mutant.ts'
import { emptyPage } from '../tools/people.ts'
import { parameter } from '../tools/relist.ts'
import { reply } from '../tools/combine.ts'

const itemsOf = (body: { items?: unknown }): unknown[] => (Array.isArray(body.items) ? body.items : [])

export const paging: Mutant[] = [
  mutant(
    'memberships.list',
    'moreItems is true on the last page',
    reply((page) => ({ ...page, moreItems: Number(page.offset) + itemsOf(page).length <= Number(page.totalItems) })),
  ),
  mutant(
    'shop.orders',
    'moreItems is false where one row follows',
    reply((page) => ({ ...page, moreItems: Number(page.offset) + itemsOf(page).length < Number(page.totalItems) - 1 })),
  ),
  mutant(
    'ticketing.tickets',
    'the last page lacks its last row',
    reply((page) => (page.moreItems === false ? { ...page, items: itemsOf(page).slice(0, -1) } : page)),
  ),
  mutant(
    'fans.list',
    'totalItems counts the page',
    reply((page) => ({ ...page, totalItems: itemsOf(page).length })),
  ),
  mutant(
    'shop.customers',
    'a page never has more than 50 rows',
    reply((page) => {
      const items = itemsOf(page).slice(0, 50)
      return { ...page, items, moreItems: Number(page.offset) + items.length < Number(page.totalItems) }
    }),
  ),
  mutant(
    'shop.orderItems',
    'the default limit is 10',
    parameter('limit', (limit) => limit ?? '10'),
  ),
  mutant(
    'ticketing.customers',
    'the default order is ascending',
    parameter('orderDirection', (direction) => direction ?? 'asc'),
  ),
  mutant(
    'ticketing.tickets',
    'the default order of tickets is by price',
    parameter('orderBy', (column) => column ?? 'price'),
  ),
  mutant(
    'fanProfiles.list',
    'the offset is ignored in a search',
    both(
      (query) => query.get('searchQuery') && query.delete('offset'),
      (page, { url }) => ({ ...page, offset: Number(url.searchParams.get('offset') ?? 0) }),
    ),
  ),
  mutant(
    'bookmarks.list',
    'the offset counts pages',
    both(
      (query) =>
        query.has('offset') &&
        query.set('offset', String(Number(query.get('offset')) * Number(query.get('limit') ?? 100))),
      (page, { url }) => ({ ...page, offset: Number(url.searchParams.get('offset') ?? 0) }),
    ),
  ),
  mutant(
    'connectors.list',
    'a limit of more than 1000 is cut instead of refused',
    parameter('limit', (limit) => (limit !== null && /^\d+$/.test(limit) && Number(limit) > 1000 ? '1000' : limit)),
  ),
  mutant(
    'segments.list',
    'a negative offset is treated as 0',
    parameter('offset', (offset) => (offset?.startsWith('-') ? '0' : offset)),
  ),
  mutant(
    'memberships.list',
    'totalItems is 0 past the end',
    reply((page) => (itemsOf(page).length === 0 ? { ...page, totalItems: 0 } : page)),
  ),
  mutant(
    'fans.list',
    'an unknown sort column is treated as the default',
    refused(400, ({ url }) => (url.searchParams.has('orderBy') ? { status: 200, body: emptyPage } : null)),
  ),
  mutant(
    'users.list',
    'the second page repeats the last row of the first',
    both(
      (query) => Number(query.get('offset')) > 0 && query.set('offset', String(Number(query.get('offset')) - 1)),
      (page, { url }) => ({ ...page, offset: Number(url.searchParams.get('offset') ?? 0) }),
    ),
  ),
  mutant(
    'shop.customers',
    'the limit of the reply is the number of its rows',
    reply((page) => ({ ...page, limit: Math.max(1, itemsOf(page).length) })),
  ),
]
