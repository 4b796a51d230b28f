import { createColumnHelper } from '@tanstack/react-table'
import { ConnectorName } from '../../api/ConnectorName.tsx'
import type { Ticket, TicketingCustomer } from '../../contract/ticketing.ts'
import { features } from '../../ui/DataTable/columns.ts'
import { DateText, formatAmount, Value } from '../../ui/values.tsx'

const connector = (id: string | null) => <Value>{id === null ? null : <ConnectorName id={id} />}</Value>

const customer = createColumnHelper<typeof features, TicketingCustomer>()
/** Ticketing - Customers (data-side 2). */
export const customerColumns = customer.columns([
  customer.accessor('customerId', { header: 'ID', meta: { width: 112, sortBy: 'customerId' } }),
  customer.accessor('firstName', { header: 'First Name', meta: { width: 132, sortBy: 'firstName' } }),
  customer.accessor('lastName', {
    header: 'Last Name',
    meta: { width: 152, sortBy: 'lastName' },
    cell: ({ getValue }) => <Value>{getValue()}</Value>,
  }),
  customer.accessor('email', { header: 'Email', meta: { width: 240, sortBy: 'email' } }),
  customer.accessor('country', {
    header: 'Country',
    meta: { width: 152, sortBy: 'country' },
    cell: ({ getValue }) => <Value>{getValue()}</Value>,
  }),
  customer.accessor('connectorId', {
    header: 'Connector',
    meta: { width: 136, sortBy: 'connectorId' },
    cell: ({ getValue }) => connector(getValue()),
  }),
  customer.accessor('signedUpAt', {
    header: 'Signed Up',
    meta: { width: 148, sortBy: 'signedUpAt' },
    cell: ({ getValue }) => <DateText iso={getValue()} withTime />,
  }),
])

const ticket = createColumnHelper<typeof features, Ticket>()
/** Ticketing - Tickets (data-side 2). */
export const ticketColumns = ticket.columns([
  ticket.accessor('itemId', { header: 'Item ID', meta: { width: 116, sortBy: 'itemId' } }),
  ticket.accessor('orderId', { header: 'Order ID', meta: { width: 116, sortBy: 'orderId' } }),
  ticket.accessor('customerId', { header: 'Customer', meta: { width: 100, sortBy: 'customerId' } }),
  ticket.accessor('email', { header: 'Email', meta: { width: 216, sortBy: 'email' } }),
  ticket.accessor('price', {
    header: 'Price',
    meta: { width: 84, sortBy: 'price', align: 'end' },
    cell: ({ getValue }) => formatAmount(getValue()),
  }),
  ticket.accessor('event', { header: 'Event', meta: { width: 264, sortBy: 'event' } }),
  ticket.accessor('name', { header: 'Name', meta: { width: 232, sortBy: 'name' } }),
  ticket.accessor('stadium', { header: 'Stadium', meta: { width: 128, sortBy: 'stadium' } }),
  ticket.accessor('connectorId', {
    header: 'Connector',
    meta: { width: 128, sortBy: 'connectorId' },
    cell: ({ getValue }) => connector(getValue()),
  }),
  ticket.accessor('timestamp', {
    header: 'Time',
    meta: { width: 148, sortBy: 'timestamp' },
    cell: ({ getValue }) => <DateText iso={getValue()} withTime />,
  }),
])
