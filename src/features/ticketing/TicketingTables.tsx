import { useApi, useUser } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'
import { customerColumns as customerFields, ticketColumns as ticketFields } from '../../contract/fields/columns.ts'
import { contract } from '../../contract/index.ts'
import { ExportButton } from '../../domain/exports/ExportButton.tsx'
import { DataTable } from '../../ui/DataTable/DataTable.tsx'
import { useListParams } from '../../ui/DataTable/useListParams.ts'
import { NewConnectorLink } from '../../domain/connectors/NewConnectorLink.tsx'
import { customerColumns, ticketColumns } from './columns.tsx'
import { ticketingCustomersWords, ticketingWords, ticketsWords } from './words.ts'

const liveList = { keepPrevious: true, live: true } as const
const emptyState = {
  empty: ticketingWords.empty,
  emptyAction: <NewConnectorLink category="ticketing" />,
}

/** Ticketing - Customers. A live reload resets page and search (docs/product/live-data.md#events-and-effects). */
export function TicketingCustomersTable() {
  const { tenant } = useUser()
  const { call } = useApi()
  const params = useListParams('ticketing-customers', customerFields, 'createdAt')
  const result = useEndpoint(
    contract.ticketing.customers,
    { params: { tenant }, query: params.query },
    { ...liveList, onLiveEvent: params.restart },
  )
  return (
    <DataTable
      label={ticketingCustomersWords.title}
      columns={customerColumns}
      result={result}
      params={params}
      tools={
        <ExportButton
          what={ticketingCustomersWords.rows}
          kind="ticketingCustomers"
          rows={(range, options) =>
            call(contract.ticketing.customers, { params: { tenant }, query: { ...params.query, ...range } }, options)
          }
          count={result.data?.totalItems}
        />
      }
      searchPlaceholder={ticketingCustomersWords.search}
      {...emptyState}
    />
  )
}

/**
 * Ticketing - Tickets, the latest first. A live reload resets page and search
 * (docs/product/live-data.md#events-and-effects, docs/product/ticketing.md#ticketing-tickets).
 */
export function TicketsTable() {
  const { tenant } = useUser()
  const { call } = useApi()
  const params = useListParams('ticketing-tickets', ticketFields, 'timestamp')
  const result = useEndpoint(
    contract.ticketing.tickets,
    { params: { tenant }, query: params.query },
    { ...liveList, onLiveEvent: params.restart },
  )
  return (
    <DataTable
      label={ticketsWords.title}
      columns={ticketColumns}
      result={result}
      params={params}
      tools={
        <ExportButton
          what={ticketsWords.rows}
          kind="tickets"
          rows={(range, options) =>
            call(contract.ticketing.tickets, { params: { tenant }, query: { ...params.query, ...range } }, options)
          }
          count={result.data?.totalItems}
        />
      }
      searchPlaceholder={ticketsWords.search}
      {...emptyState}
    />
  )
}
