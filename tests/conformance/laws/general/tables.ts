import {
  bookmarkColumns,
  connectorColumns,
  customerColumns,
  fanColumns,
  membershipColumns,
  segmentColumns,
  orderColumns,
  orderItemColumns,
  ticketColumns,
  userColumns,
} from '../../../../src/contract/fields/columns.ts'
import type { Endpoint } from '../../../../src/contract/endpoint/endpoint.ts'
import { contract } from '../../../../src/contract/index.ts'

/** The guarantees of a list besides the shape of its rows (docs/contract.md#tables). */
export interface TableSpec {
  endpoint: Endpoint
  columns: readonly string[]
  defaultOrder: string
  /** Searched fields; `name` is first and last name, joined by a space. */
  searched: readonly string[]
  /** `firstName` sorts by the whole name. */
  sortsByName?: true
}

const people = ['name', 'email', 'city', 'country', 'phone']

/** Every list of the contract. */
export const tables: readonly TableSpec[] = [
  {
    endpoint: contract.users.list,
    columns: userColumns,
    defaultOrder: 'createdAt',
    searched: ['name', 'email'],
    sortsByName: true,
  },
  {
    endpoint: contract.connectors.list,
    columns: connectorColumns,
    defaultOrder: 'createdAt',
    searched: ['name', 'description'],
  },
  {
    endpoint: contract.bookmarks.list,
    columns: bookmarkColumns,
    defaultOrder: 'createdAt',
    searched: ['name', 'description'],
  },
  {
    endpoint: contract.segments.list,
    columns: segmentColumns,
    defaultOrder: 'createdAt',
    searched: ['name', 'description'],
  },
  {
    endpoint: contract.fanProfiles.list,
    columns: fanColumns,
    defaultOrder: 'createdAt',
    searched: people,
    sortsByName: true,
  },
  { endpoint: contract.fans.list, columns: fanColumns, defaultOrder: 'createdAt', searched: people, sortsByName: true },
  {
    endpoint: contract.memberships.list,
    columns: membershipColumns,
    defaultOrder: 'createdAt',
    searched: ['membershipId', ...people],
    sortsByName: true,
  },
  {
    endpoint: contract.shop.customers,
    columns: customerColumns,
    defaultOrder: 'createdAt',
    searched: ['customerId', 'name', 'email', 'country'],
  },
  {
    endpoint: contract.shop.orders,
    columns: orderColumns,
    defaultOrder: 'createdAt',
    searched: ['orderId', 'customerId', 'email'],
  },
  {
    endpoint: contract.shop.orderItems,
    columns: orderItemColumns,
    defaultOrder: 'createdAt',
    searched: ['itemId', 'name', 'orderId', 'productId'],
  },
  {
    endpoint: contract.ticketing.customers,
    columns: customerColumns,
    defaultOrder: 'createdAt',
    searched: ['customerId', ...people],
  },
  {
    endpoint: contract.ticketing.tickets,
    columns: ticketColumns,
    defaultOrder: 'timestamp',
    searched: ['itemId', 'orderId', 'customerId', 'email', 'event', 'stadium'],
  },
]
