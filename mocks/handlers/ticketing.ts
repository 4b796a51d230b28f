import type { Handlers } from '../http/handler.ts'

export const ticketing: Handlers['ticketing'] = {
  customers: ({ params, query, db }) => db.tables.ticketingCustomers.list(params.tenant, query),
  tickets: ({ params, query, db }) => db.tables.tickets.list(params.tenant, query),
}
