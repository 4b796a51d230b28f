import { useUser } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'
import { customerColumns as customerFields } from '../../contract/fields/customer.ts'
import { contract } from '../../contract/index.ts'
import { ticketColumns as ticketFields } from '../../contract/ticketing.ts'
import { DataTable } from '../../ui/DataTable/DataTable.tsx'
import { useListParams } from '../../ui/DataTable/useListParams.ts'
import { NewConnectorLink } from '../../domain/connectors/NewConnectorLink.tsx'
import { customerColumns, ticketColumns } from './columns.tsx'

const liveList = { keepPrevious: true, live: true } as const
const emptyState = {
  empty: 'Rows appear here once a ticketing connector has brought them in.',
  emptyAction: <NewConnectorLink category="ticketing" />,
}

/** Ticketing - Customers. A live reload resets page and search (docs/product/live-data.md#events-and-effects). */
export function TicketingCustomersTable() {
  const { tenant } = useUser()
  const params = useListParams('ticketing-customers', customerFields, 'createdAt')
  const result = useEndpoint(
    contract.ticketing.customers,
    { params: { tenant }, query: params.query },
    { ...liveList, onLiveEvent: params.restart },
  )
  return (
    <DataTable
      label="Ticketing - Customers"
      columns={customerColumns}
      result={result}
      params={params}
      searchPlaceholder="Search for customer ID, name, email, city, country, phone..."
      {...emptyState}
    />
  )
}

/**
 * Ticketing - Tickets, the latest first. A live reload resets page and search (docs/product/live-data.md#events-and-effects,
 * docs/product/ticketing.md#ticketing-tickets).
 */
export function TicketsTable() {
  const { tenant } = useUser()
  const params = useListParams('ticketing-tickets', ticketFields, 'timestamp')
  const result = useEndpoint(
    contract.ticketing.tickets,
    { params: { tenant }, query: params.query },
    { ...liveList, onLiveEvent: params.restart },
  )
  return (
    <DataTable
      label="Ticketing - Tickets"
      columns={ticketColumns}
      result={result}
      params={params}
      searchPlaceholder="Search for item ID, order ID, customer ID, email, event, stadium..."
      {...emptyState}
    />
  )
}
