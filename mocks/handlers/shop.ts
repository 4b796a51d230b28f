import type { Handlers } from '../http/handler.ts'

export const shop: Handlers['shop'] = {
  customers: ({ params, query, db }) => db.tables.shopCustomers.list(params.tenant, query),
  orders: ({ params, query, db }) => db.tables.shopOrders.list(params.tenant, query),
  orderItems: ({ params, query, db }) => db.tables.shopOrderItems.list(params.tenant, query),
}
