import {
  customerColumns,
  fanColumns,
  membershipColumns,
  orderColumns,
  orderItemColumns,
  ticketColumns,
} from '../../../src/contract/fields/columns.ts'

/** A list of the product: where it is read, and the columns that it is not sorted by at first. */
export interface List {
  name: string
  path: string
  columns: readonly string[]
}

/** The columns of a list that is listed in the order of `first`: sorting by that one needs no work. */
export const without = <C extends string>(columns: readonly C[], first: C) =>
  columns.filter((column) => column !== first)

/** The lists of the eight large tables. Tickets are listed by the time of their sale. */
export const lists: readonly List[] = [
  { name: 'profiles', path: '/fan/:tenant/fan-profiles', columns: without(fanColumns, 'createdAt') },
  { name: 'fans', path: '/fan/:tenant/fans', columns: without(fanColumns, 'createdAt') },
  { name: 'memberships', path: '/membership/:tenant/memberships', columns: without(membershipColumns, 'createdAt') },
  { name: 'shop customers', path: '/shop/:tenant/customers', columns: without(customerColumns, 'createdAt') },
  { name: 'orders', path: '/shop/:tenant/orders', columns: without(orderColumns, 'createdAt') },
  { name: 'order items', path: '/shop/:tenant/order-items', columns: without(orderItemColumns, 'createdAt') },
  { name: 'ticket buyers', path: '/ticketing/:tenant/customers', columns: without(customerColumns, 'createdAt') },
  { name: 'tickets', path: '/ticketing/:tenant/tickets', columns: without(ticketColumns, 'timestamp') },
]

/** The first term of letters and the first of digits make what all later ones use. */
export const firstTerms = ['west', '041'] as const
/** Pieces of e-mail addresses and of whole names: what people type on the way to them. */
export const pieces = ['e.', 'a.s', '7@', 'an '] as const
/** Terms for any table: words, digits and pieces of e-mail addresses. */
export const terms = ['smith', 'ann', 'scarf', 'ork', '1234', '77', 'e.', 'a.s', '7@'] as const
