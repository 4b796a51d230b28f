import { asked, both } from '../tools/combine.ts'
import { mutant, type Mutant } from '../mutant.ts'
import { blindTo, fold, foundBy, foundOnlyBy, parameter } from '../tools/relist.ts'

const texts = (row: object) => Object.values(row).filter((value): value is string => typeof value === 'string')

export const searching: Mutant[] = [
  mutant(
    'shop.customers',
    'search is case-sensitive',
    foundOnlyBy((row, search) =>
      [...texts(row), `${String(row.firstName)} ${String(row.lastName)}`].some((text) => text.includes(search)),
    ),
  ),
  mutant(
    'fans.list',
    'search is accent-sensitive',
    foundOnlyBy((row, search) =>
      [...texts(row), `${String(row.firstName)} ${String(row.lastName)}`].some((text) =>
        text.toLowerCase().includes(search.toLowerCase()),
      ),
    ),
  ),
  mutant('memberships.list', 'search does not look at the phone', blindTo('phone')),
  mutant('ticketing.customers', 'search does not look at the city', blindTo('city')),
  mutant('ticketing.tickets', 'search does not look at the stadium', blindTo('stadium')),
  mutant('shop.orderItems', 'search does not look at the article', blindTo('productId')),
  mutant('shop.orders', 'search does not look at the customer', blindTo('customerId')),
  mutant('bookmarks.list', 'search does not look at the description', blindTo('description')),
  mutant(
    'fanProfiles.list',
    'search finds rows with any of its words',
    foundBy((row, search) =>
      [row.firstName, row.lastName, row.email, row.city, row.country, row.phone].some((text) =>
        search.split(' ').some((word) => word !== '' && fold(text).includes(fold(word))),
      ),
    ),
  ),
  mutant(
    'users.list',
    'search does not find a full name',
    foundOnlyBy((row, search) => texts(row).some((text) => fold(text).includes(fold(search)))),
  ),
  mutant(
    'memberships.list',
    'search treats % as a wildcard',
    both(
      (query) => query.get('searchQuery') === '%' && query.delete('searchQuery'),
      (page) => page,
    ),
  ),
  mutant(
    'ticketing.tickets',
    'search only finds prefixes',
    foundOnlyBy((row, search) => texts(row).some((text) => fold(text).startsWith(fold(search)))),
  ),
  mutant(
    'segments.list',
    'an empty search finds nothing',
    both(
      (query) => query.get('searchQuery') === '' && query.set('searchQuery', 'no such text anywhere'),
      (page) => page,
    ),
  ),
  mutant(
    'ticketing.customers',
    'a search that is too long is cut instead of refused',
    parameter('searchQuery', (search) => search?.slice(0, 200) ?? null),
  ),
  mutant(
    'shop.orders',
    'a search is always sorted by createdAt',
    asked((query) => query.get('searchQuery') && query.delete('orderBy')),
  ),
  mutant(
    'connectors.list',
    'the type is ignored',
    parameter('type', () => null),
  ),
  mutant(
    'connectors.list',
    'an unknown type is ignored',
    parameter('type', (type) =>
      type !== null && ['shop', 'ticketing', 'fan', 'marketing', 'analytics', 'social'].includes(type) ? type : null,
    ),
  ),
  mutant(
    'users.list',
    'the filter is ignored',
    parameter('filter', () => null),
  ),
  mutant(
    'users.list',
    'the filter wins over searchQuery',
    asked((query) => query.get('filter') && query.delete('searchQuery')),
  ),
]
