import { createColumnHelper } from '@tanstack/react-table'
import { ConnectorName } from '../../domain/connectors/ConnectorName.tsx'
import type { ShopOrder, ShopOrderItem } from '../../contract/shop.ts'
import { connectorColumn } from '../../domain/connectors/connectorColumn.tsx'
import { customerColumns as makeCustomerColumns } from '../../domain/people/customerColumns.tsx'
import { createdColumn } from '../../domain/rows/createdColumn.tsx'
import { features } from '../../ui/DataTable/columns.ts'
import { DateText } from '../../ui/values/values.tsx'
import { formatAmount, formatCount } from '../../format.ts'
import { orderItemsWords, ordersWords } from './words.ts'

/** Shop - Customers (docs/contract.md#columns). */
export const customerColumns = makeCustomerColumns(ConnectorName)

const order = createColumnHelper<typeof features, ShopOrder>()
/** Shop - Orders (docs/product/shop.md#shop-orders). */
export const orderColumns = order.columns([
  order.accessor('orderId', { header: ordersWords.columns.id, meta: { width: 120, sortBy: 'orderId' } }),
  order.accessor('customerId', { header: ordersWords.columns.customerId, meta: { width: 128, sortBy: 'customerId' } }),
  order.accessor('email', { header: ordersWords.columns.email, meta: { width: 264, sortBy: 'email' } }),
  order.accessor('amount', {
    header: ordersWords.columns.amount,
    meta: { width: 112, sortBy: 'amount', align: 'end' },
    cell: ({ getValue }) => formatAmount(getValue()),
  }),
  connectorColumn<ShopOrder>(ConnectorName),
  order.accessor('timestamp', {
    header: ordersWords.columns.timestamp,
    meta: { width: 152, sortBy: 'timestamp' },
    cell: ({ getValue }) => <DateText iso={getValue()} withTime />,
  }),
  createdColumn<ShopOrder>(),
])

const item = createColumnHelper<typeof features, ShopOrderItem>()
/** Shop - Order Items (docs/product/shop.md#shop-order-items). */
export const orderItemColumns = item.columns([
  item.accessor('itemId', { header: orderItemsWords.columns.id, meta: { width: 120, sortBy: 'itemId' } }),
  item.accessor('name', { header: orderItemsWords.columns.name, meta: { width: 208, sortBy: 'name' } }),
  item.accessor('orderId', { header: orderItemsWords.columns.orderId, meta: { width: 112, sortBy: 'orderId' } }),
  item.accessor('productId', { header: orderItemsWords.columns.productId, meta: { width: 112, sortBy: 'productId' } }),
  item.accessor('price', {
    header: orderItemsWords.columns.price,
    meta: { width: 96, sortBy: 'price', align: 'end' },
    cell: ({ getValue }) => formatAmount(getValue()),
  }),
  item.accessor('quantity', {
    header: orderItemsWords.columns.quantity,
    meta: { width: 104, sortBy: 'quantity', align: 'end' },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
  item.accessor('total', {
    header: orderItemsWords.columns.total,
    meta: { width: 96, sortBy: 'total', align: 'end' },
    cell: ({ getValue }) => formatAmount(getValue()),
  }),
  connectorColumn<ShopOrderItem>(ConnectorName),
  createdColumn<ShopOrderItem>(),
])
