/** The texts of the box office's tables (docs/product/ticketing.md). */

export const ticketingWords = { empty: 'Rows appear here once a ticketing connector has synced them.' } as const

export const ticketingCustomersWords = {
  title: 'Ticketing - Customers',
  /** What the rows are; names the file of an export. */
  rows: 'ticketing customers',
  search: 'Search for customer ID, name, email, city, country, phone...',
} as const

export const ticketsWords = {
  title: 'Ticketing - Tickets',
  rows: 'tickets',
  search: 'Search for item ID, order ID, customer ID, email, event, stadium...',
  columns: {
    itemId: 'Item ID',
    orderId: 'Order ID',
    customer: 'Customer',
    email: 'Email',
    price: 'Price',
    event: 'Event',
    name: 'Name',
    stadium: 'Stadium',
    time: 'Time',
  },
} as const
