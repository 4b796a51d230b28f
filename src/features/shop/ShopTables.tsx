import { useApi, useUser } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'
import {
  customerColumns as customerFields,
  orderColumns as orderFields,
  orderItemColumns as orderItemFields,
} from '../../contract/fields/columns.ts'
import { contract } from '../../contract/index.ts'
import { ExportButton } from '../../domain/exports/ExportButton.tsx'
import { DataTable } from '../../ui/DataTable/DataTable.tsx'
import { useListParams } from '../../ui/DataTable/useListParams.ts'
import { NewConnectorLink } from '../../domain/connectors/NewConnectorLink.tsx'
import { customerColumns, orderColumns, orderItemColumns } from './columns.tsx'
import { orderItemsWords, ordersWords, shopCustomersWords, shopWords } from './words.ts'

const liveList = { keepPrevious: true, live: true } as const
const emptyState = {
  empty: shopWords.empty,
  emptyAction: <NewConnectorLink category="shop" />,
}

/** Shop - Customers. A live reload keeps page and search (docs/product/live-data.md#events-and-effects). */
export function ShopCustomersTable() {
  const { tenant } = useUser()
  const { call } = useApi()
  const params = useListParams('shop-customers', customerFields, 'createdAt')
  const result = useEndpoint(contract.shop.customers, { params: { tenant }, query: params.query }, liveList)
  return (
    <DataTable
      label={shopCustomersWords.title}
      columns={customerColumns}
      result={result}
      params={params}
      tools={
        <ExportButton
          what={shopCustomersWords.rows}
          kind="shopCustomers"
          rows={(range, options) =>
            call(contract.shop.customers, { params: { tenant }, query: { ...params.query, ...range } }, options)
          }
          count={result.data?.totalItems}
        />
      }
      searchPlaceholder={shopCustomersWords.search}
      {...emptyState}
    />
  )
}

/** Shop - Orders. A live reload resets page and search. */
export function ShopOrdersTable() {
  const { tenant } = useUser()
  const { call } = useApi()
  const params = useListParams('shop-orders', orderFields, 'createdAt')
  const result = useEndpoint(
    contract.shop.orders,
    { params: { tenant }, query: params.query },
    { ...liveList, onLiveEvent: params.restart },
  )
  return (
    <DataTable
      label={ordersWords.title}
      columns={orderColumns}
      result={result}
      params={params}
      tools={
        <ExportButton
          what={ordersWords.rows}
          kind="shopOrders"
          rows={(range, options) =>
            call(contract.shop.orders, { params: { tenant }, query: { ...params.query, ...range } }, options)
          }
          count={result.data?.totalItems}
        />
      }
      rangeWord={ordersWords.range}
      searchPlaceholder={ordersWords.search}
      {...emptyState}
    />
  )
}

/** Shop - Order Items. A live reload resets page and search. */
export function ShopOrderItemsTable() {
  const { tenant } = useUser()
  const { call } = useApi()
  const params = useListParams('shop-order-items', orderItemFields, 'createdAt')
  const result = useEndpoint(
    contract.shop.orderItems,
    { params: { tenant }, query: params.query },
    { ...liveList, onLiveEvent: params.restart },
  )
  return (
    <DataTable
      label={orderItemsWords.title}
      columns={orderItemColumns}
      result={result}
      params={params}
      tools={
        <ExportButton
          what={orderItemsWords.rows}
          kind="shopOrderItems"
          rows={(range, options) =>
            call(contract.shop.orderItems, { params: { tenant }, query: { ...params.query, ...range } }, options)
          }
          count={result.data?.totalItems}
        />
      }
      rangeWord={orderItemsWords.range}
      searchPlaceholder={orderItemsWords.search}
      {...emptyState}
    />
  )
}
