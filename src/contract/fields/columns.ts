/** The columns by which each list can be sorted (docs/contract.md#columns). Pages load them without the schemas. */

export const bookmarkColumns = ['name', 'createdAt'] as const
export type BookmarkColumn = (typeof bookmarkColumns)[number]

export const connectorColumns = ['name', 'type', 'provider', 'state', 'lastSync', 'createdAt'] as const
export type ConnectorColumn = (typeof connectorColumns)[number]

/** Sortable columns of fans and fan profiles (docs/contract.md#columns); `firstName` sorts by the whole name. */
export const fanColumns = [
  'firstName',
  'email',
  'age',
  'gender',
  'city',
  'country',
  'membership',
  'score',
  'connectorId',
  'signedUpAt',
  'createdAt',
] as const
export type FanColumn = (typeof fanColumns)[number]

/** Sortable columns of memberships (docs/contract.md#columns); `firstName` sorts by the whole name. */
export const membershipColumns = [
  'membershipId',
  'type',
  'firstName',
  'email',
  'city',
  'country',
  'entryDate',
  'expirationDate',
  'connectorId',
  'createdAt',
] as const
export type MembershipColumn = (typeof membershipColumns)[number]

export const segmentColumns = ['name', 'state', 'lastSync', 'createdAt'] as const
export type SegmentColumn = (typeof segmentColumns)[number]

export const orderColumns = [
  'orderId',
  'customerId',
  'email',
  'amount',
  'connectorId',
  'timestamp',
  'createdAt',
] as const
export type OrderColumn = (typeof orderColumns)[number]

export const orderItemColumns = [
  'itemId',
  'name',
  'orderId',
  'productId',
  'price',
  'quantity',
  'total',
  'connectorId',
  'createdAt',
] as const
export type OrderItemColumn = (typeof orderItemColumns)[number]

export const ticketColumns = [
  'itemId',
  'orderId',
  'customerId',
  'email',
  'price',
  'event',
  'name',
  'stadium',
  'connectorId',
  'timestamp',
  'createdAt',
] as const
export type TicketColumn = (typeof ticketColumns)[number]

/** Sortable columns of the users table (docs/contract.md#columns); `firstName` sorts by the whole name. */
export const userColumns = ['firstName', 'email', 'role', 'createdAt'] as const
export type UserColumn = (typeof userColumns)[number]

/** Sortable columns of both kinds of customers (docs/contract.md#columns). */
export const customerColumns = [
  'customerId',
  'firstName',
  'lastName',
  'email',
  'country',
  'connectorId',
  'signedUpAt',
  'createdAt',
] as const
export type CustomerColumn = (typeof customerColumns)[number]
