import { dataWords } from '../Shell/words.ts'

/** The seven tables of Data by their sub-path, in order (docs/product/data.md#data). */
export const dataTables = [
  { tab: 'fans', label: dataWords.fans },
  { tab: 'memberships', label: dataWords.memberships },
  { tab: 'shop-customers', label: dataWords.shopCustomers },
  { tab: 'shop-orders', label: dataWords.shopOrders },
  { tab: 'shop-order-items', label: dataWords.shopOrderItems },
  { tab: 'ticketing-customers', label: dataWords.ticketingCustomers },
  { tab: 'ticketing-tickets', label: dataWords.ticketingTickets },
] as const

export type DataTab = (typeof dataTables)[number]['tab']
