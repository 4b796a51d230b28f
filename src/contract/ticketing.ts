import { z } from './zod.ts'
import { ticketColumns, customerColumns } from './fields/columns.ts'
import { customerFields, Money, aboutMoney } from './fields/customer.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { about, Email, Id, NullableText, tenantParams, Text, Timestamp } from './fields/fields.ts'
import { pageOf, pagingQuery } from './endpoint/paging.ts'
import { connectorId } from './fields/person.ts'

/** A customer of the ticket office; the search includes city and phone (docs/product/ticketing.md#fields). */
export const TicketingCustomer = z
  .strictObject({
    ...customerFields,
    city: NullableText.meta(about('Town.', 'Sligo')),
    phone: NullableText.meta(about('In any format.', '+44 7700 900123')),
  })
  .meta({ id: 'TicketingCustomer', description: 'A customer of the ticket office.' })
export type TicketingCustomer = z.infer<typeof TicketingCustomer>

/** A ticket. */
export const Ticket = z
  .strictObject({
    id: Id,
    itemId: Text.meta(about("The ticket office's own number.", 'T-2031184')),
    orderId: Text.meta(about('The purchase that it belongs to.', 'B-0931127')),
    customerId: Text.meta(about('customerId of the customer.', '31877')),
    email: Email.meta(about('Of the customer.', 'niamh@post.example')),
    price: Money.meta(aboutMoney('The price paid.', 32)),
    event: Text.meta(about('The fixture.', 'Carrick v Northport Athletic')),
    name: Text.meta(about('Kind of ticket and seat.', 'Adult, Quay Stand, row 12, seat 41')),
    stadium: Text.meta(about('The venue.', 'Quayside Park')),
    connectorId,
    timestamp: Timestamp.meta({ description: 'When it was bought.' }),
    createdAt: Timestamp,
  })
  .meta({ id: 'Ticket', description: 'A ticket.' })
export type Ticket = z.infer<typeof Ticket>

const source = { doc: 'docs/contract.md#ticketing-operations', stated: true } as const

export const customers = endpoint({
  id: 'ticketing.customers',
  method: 'GET',
  path: '/ticketing/:tenant/customers',
  auth: 'access',
  action: 'getting ticketing customers',
  params: tenantParams,
  query: pagingQuery(customerColumns, 'createdAt'),
  responses: { 200: pageOf(TicketingCustomer) },
  staleAfter: ['TicketingCustomersUpdated'],
  source: { ...source, decisions: { 'docs/contract.md#tables': 'city and phone are among its search fields' } },
})

export const tickets = endpoint({
  id: 'ticketing.tickets',
  method: 'GET',
  path: '/ticketing/:tenant/tickets',
  auth: 'access',
  action: 'getting ticketing tickets',
  params: tenantParams,
  query: pagingQuery(ticketColumns, 'timestamp'),
  responses: { 200: pageOf(Ticket) },
  staleAfter: ['TicketingTicketsUpdated'],
  source,
})
