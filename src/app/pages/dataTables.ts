/** The seven tables of Data by their sub-path, in order (docs/product/data.md#data). */
export const dataTables = [
  { tab: 'fans', label: 'Fans' },
  { tab: 'memberships', label: 'Memberships' },
  { tab: 'shop-customers', label: 'Shop - Customers' },
  { tab: 'shop-orders', label: 'Shop - Orders' },
  { tab: 'shop-order-items', label: 'Shop - Order Items' },
  { tab: 'ticketing-customers', label: 'Ticketing - Customers' },
  { tab: 'ticketing-tickets', label: 'Ticketing - Tickets' },
] as const

export type DataTab = (typeof dataTables)[number]['tab']
