import type {
  BookmarkColumn,
  ConnectorColumn,
  CustomerColumn,
  FanColumn,
  MembershipColumn,
  OrderColumn,
  OrderItemColumn,
  SegmentColumn,
  TicketColumn,
  UserColumn,
} from '../../src/contract/fields/columns.ts'
import type { FanProfile } from '../../src/contract/fanProfiles.ts'
import type { Fan, FanUpdate } from '../../src/contract/fans.ts'
import type { Membership } from '../../src/contract/memberships.ts'
import type { ShopCustomer, ShopOrder, ShopOrderItem } from '../../src/contract/shop.ts'
import type { Ticket, TicketingCustomer } from '../../src/contract/ticketing.ts'
import type { BookmarkRecord, ConnectorRecord, SegmentRecord, UserRecord } from './collections.ts'
import { createCollections } from './createCollections.ts'
import { AutoSyncs } from './autoSyncs.ts'
import { CountedMap } from './changes.ts'
import type { Clock } from './simulation.ts'
import { fullNameColumn, timestampColumns, textColumns, type TableSpec } from './table/columns.ts'
import { createTable } from './table/table.ts'

/** A fan as the model stores it: without the age, which depends on the clock. */
export type FanRow = Omit<Fan, 'age'>

/** A fan profile as the model stores it; `edits` are the fields that users have changed, which every sync preserves. */
export type FanProfileRow = Omit<FanProfile, 'age'> & { edits: FanUpdate | null }

/**
 * Full years from a birthday to a day, both `YYYY-MM-DD` (docs/contract.md#age-and-score); null for an unknown or
 * future birthday.
 */
export function ageOn(birthDay: string | null, today: string): number | null {
  if (birthDay === null) return null
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4))
  const age = today.slice(5) < birthDay.slice(5) ? years - 1 : years
  return age < 0 ? null : age
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string | null }) =>
  `${firstName} ${lastName ?? ''}`

const connectorOf = ({ connectorId }: { connectorId: string | null }) => connectorId

/** E-mails are compared without case. */
const emailOf = ({ email }: { email: string }) => email.toLowerCase()

const fanSpec: TableSpec<FanRow, FanColumn> = {
  columns: {
    ...textColumns<FanRow>()('email', 'gender', 'city', 'country', 'membership', 'connectorId'),
    ...timestampColumns<FanRow>()('signedUpAt', 'createdAt'),
    firstName: fullNameColumn(),
    age: { key: (row, today) => ageOn(row.birthDay, today), daily: true },
    score: { key: (row) => row.score },
  },
  search: (row) => [fullName(row), row.email, row.city, row.country, row.phone],
  lookup: emailOf,
  source: connectorOf,
}

const membershipSpec: TableSpec<Membership, MembershipColumn> = {
  columns: {
    ...textColumns<Membership>()('membershipId', 'type', 'email', 'city', 'country', 'connectorId'),
    ...timestampColumns<Membership>()('entryDate', 'expirationDate', 'createdAt'),
    firstName: fullNameColumn(),
  },
  search: (row) => [row.membershipId, fullName(row), row.email, row.city, row.country, row.phone],
  lookup: ({ membershipId }) => membershipId,
  source: connectorOf,
}

const customerColumns = {
  ...textColumns<ShopCustomer>()('customerId', 'firstName', 'lastName', 'email', 'country', 'connectorId'),
  ...timestampColumns<ShopCustomer>()('signedUpAt', 'createdAt'),
}

const shopCustomerSpec: TableSpec<ShopCustomer, CustomerColumn> = {
  columns: customerColumns,
  search: (row) => [row.customerId, fullName(row), row.email, row.country],
  lookup: emailOf,
  source: connectorOf,
}

const orderSpec: TableSpec<ShopOrder, OrderColumn> = {
  columns: {
    ...textColumns<ShopOrder>()('orderId', 'customerId', 'email', 'connectorId'),
    ...timestampColumns<ShopOrder>()('timestamp', 'createdAt'),
    amount: { key: (row) => row.amount },
  },
  search: (row) => [row.orderId, row.customerId, row.email],
  lookup: emailOf,
  source: connectorOf,
}

const orderItemSpec: TableSpec<ShopOrderItem, OrderItemColumn> = {
  columns: {
    ...textColumns<ShopOrderItem>()('itemId', 'name', 'orderId', 'productId', 'connectorId'),
    ...timestampColumns<ShopOrderItem>()('createdAt'),
    price: { key: (row) => row.price },
    quantity: { key: (row) => row.quantity },
    total: { key: (row) => row.total },
  },
  search: (row) => [row.itemId, row.name, row.orderId, row.productId],
  lookup: ({ orderId }) => orderId,
  source: connectorOf,
}

const ticketingCustomerSpec: TableSpec<TicketingCustomer, CustomerColumn> = {
  columns: customerColumns,
  search: (row) => [row.customerId, fullName(row), row.email, row.city, row.country, row.phone],
  lookup: emailOf,
  source: connectorOf,
}

const ticketSpec: TableSpec<Ticket, TicketColumn> = {
  columns: {
    ...textColumns<Ticket>()('itemId', 'orderId', 'customerId', 'email', 'event', 'name', 'stadium', 'connectorId'),
    ...timestampColumns<Ticket>()('timestamp', 'createdAt'),
    price: { key: (row) => row.price },
  },
  search: (row) => [row.itemId, row.orderId, row.customerId, row.email, row.event, row.stadium],
  lookup: emailOf,
  source: connectorOf,
}

/** How small records are listed; they are stored in the collections. */
export const userSpec: TableSpec<UserRecord, UserColumn> = {
  columns: {
    ...textColumns<UserRecord>()('email', 'role'),
    ...timestampColumns<UserRecord>()('createdAt'),
    firstName: fullNameColumn(),
  },
  search: (row) => [fullName(row), row.email],
  source: () => null,
}

export const connectorSpec: TableSpec<ConnectorRecord, ConnectorColumn> = {
  columns: {
    ...textColumns<ConnectorRecord>()('name', 'type', 'provider', 'state'),
    ...timestampColumns<ConnectorRecord>()('lastSync', 'createdAt'),
  },
  search: (row) => [row.name, row.description],
  source: () => null,
}

export const bookmarkSpec: TableSpec<BookmarkRecord, BookmarkColumn> = {
  columns: { ...textColumns<BookmarkRecord>()('name'), ...timestampColumns<BookmarkRecord>()('createdAt') },
  search: (row) => [row.name, row.description],
  source: () => null,
}

export const segmentSpec: TableSpec<SegmentRecord, SegmentColumn> = {
  columns: {
    ...textColumns<SegmentRecord>()('name', 'state'),
    ...timestampColumns<SegmentRecord>()('lastSync', 'createdAt'),
  },
  search: (row) => [row.name, row.description],
  source: () => null,
}

/** Creates the tables whose rows come from connectors or imports, by the thousand. */
function createTables({ today }: Clock, touch: () => void) {
  return {
    fans: createTable({ ...fanSpec, today, touch }),
    fanProfiles: createTable<FanProfileRow, FanColumn>({ ...fanSpec, today, touch }),
    memberships: createTable({ ...membershipSpec, today, touch }),
    shopCustomers: createTable({ ...shopCustomerSpec, today, touch }),
    shopOrders: createTable({ ...orderSpec, today, touch }),
    shopOrderItems: createTable({ ...orderItemSpec, today, touch }),
    ticketingCustomers: createTable({ ...ticketingCustomerSpec, today, touch }),
    tickets: createTable({ ...ticketSpec, today, touch }),
  }
}
export type Tables = ReturnType<typeof createTables>

/**
 * Creates an empty database: everything that the model stores.
 *
 * @param touch called before every change
 */
export function createDatabase(clock: Clock, touch: () => void = () => {}) {
  let accessGeneration = 0
  return {
    ...createCollections(touch),
    tables: createTables(clock, touch),
    /** The automatic syncs of connectors, by connector id. */
    autoSyncs: new AutoSyncs(touch),
    /** Until when connectors had delivered before a reset, by id: what has arrived since then is still to come. */
    undelivered: new CountedMap<string, string>(touch),
    /** Rows that a reset of a connector has removed, by connector id; its next sync restores them. */
    rowsToRestore: new CountedMap<string, SourceRows>(touch),
    /** Access tokens of an earlier generation have expired. */
    get accessGeneration() {
      return accessGeneration
    },
    set accessGeneration(generation) {
      touch()
      accessGeneration = generation
    },
  }
}
export type Database = ReturnType<typeof createDatabase>

/** Rows from a source of a club, for the tables that connectors fill. */
export interface SourceRows {
  fans: FanRow[]
  shopCustomers: ShopCustomer[]
  shopOrders: ShopOrder[]
  shopOrderItems: ShopOrderItem[]
  ticketingCustomers: TicketingCustomer[]
  tickets: Ticket[]
}
