import { createColumnHelper } from '@tanstack/react-table'
import { ConnectorName } from '../../domain/connectors/ConnectorName.tsx'
import type { Ticket } from '../../contract/ticketing.ts'
import { connectorColumn } from '../../domain/connectors/connectorColumn.tsx'
import { customerColumns as makeCustomerColumns } from '../../domain/people/customerColumns.tsx'
import { features } from '../../ui/DataTable/columns.ts'
import { DateText } from '../../ui/values/values.tsx'
import { formatAmount } from '../../format.ts'
import { ticketsWords } from './words.ts'

/** Ticketing - Customers (docs/product/ticketing.md#ticketing-customers). */
export const customerColumns = makeCustomerColumns(ConnectorName)

const ticket = createColumnHelper<typeof features, Ticket>()
/** Ticketing - Tickets (docs/product/ticketing.md#ticketing-tickets). */
export const ticketColumns = ticket.columns([
  ticket.accessor('itemId', { header: ticketsWords.columns.itemId, meta: { width: 104, sortBy: 'itemId' } }),
  ticket.accessor('orderId', { header: ticketsWords.columns.orderId, meta: { width: 100, sortBy: 'orderId' } }),
  ticket.accessor('customerId', { header: ticketsWords.columns.customer, meta: { width: 84, sortBy: 'customerId' } }),
  ticket.accessor('email', { header: ticketsWords.columns.email, meta: { width: 274, sortBy: 'email' } }),
  ticket.accessor('price', {
    header: ticketsWords.columns.price,
    meta: { width: 72, sortBy: 'price', align: 'end' },
    cell: ({ getValue }) => formatAmount(getValue()),
  }),
  ticket.accessor('event', { header: ticketsWords.columns.event, meta: { width: 276, sortBy: 'event' } }),
  ticket.accessor('name', { header: ticketsWords.columns.name, meta: { width: 312, sortBy: 'name' } }),
  ticket.accessor('stadium', { header: ticketsWords.columns.stadium, meta: { width: 116, sortBy: 'stadium' } }),
  connectorColumn<Ticket>(ConnectorName, 112),
  ticket.accessor('timestamp', {
    header: ticketsWords.columns.time,
    meta: { width: 164, sortBy: 'timestamp' },
    cell: ({ getValue }) => <DateText iso={getValue()} withTime />,
  }),
])
