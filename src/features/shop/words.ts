/** The texts of the shop's tables (docs/product/shop.md). */

export const shopWords = { empty: 'Rows appear here once a shop connector has synced them.' } as const

export const shopCustomersWords = {
  title: 'Shop - Customers',
  /** What the rows are; names the file of an export. */
  rows: 'shop customers',
  search: 'Search for customer ID, name, email, country...',
} as const

export const ordersWords = {
  title: 'Shop - Orders',
  rows: 'shop orders',
  search: 'Search for order ID, customer ID, email...',
  range: 'de',
  columns: {
    id: 'ID',
    customerId: 'Customer ID',
    email: 'Email',
    amount: 'Amount',
    timestamp: 'Timestamp',
  },
} as const

export const orderItemsWords = {
  title: 'Shop - Order Items',
  rows: 'shop order items',
  search: 'Search for item ID, name, order ID, product ID...',
  range: 'de',
  columns: {
    id: 'Item ID',
    name: 'Name',
    orderId: 'Order ID',
    productId: 'Product ID',
    price: 'Price',
    quantity: 'Quantity',
    total: 'Total',
  },
} as const
