import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { FansTable } from '../../features/fans/rows/FansTable.tsx'
import { MembershipsTable } from '../../features/memberships/MembershipsTable.tsx'
import { ShopCustomersTable, ShopOrderItemsTable, ShopOrdersTable } from '../../features/shop/ShopTables.tsx'
import { TicketingCustomersTable, TicketsTable } from '../../features/ticketing/TicketingTables.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'

/** The seven tables by their sub-path, in order (docs/product/data.md#data). */
const tables: readonly { tab: string; label: string; table: ReactNode }[] = [
  { tab: 'fans', label: 'Fans', table: <FansTable /> },
  { tab: 'memberships', label: 'Memberships', table: <MembershipsTable /> },
  { tab: 'shop-customers', label: 'Shop - Customers', table: <ShopCustomersTable /> },
  { tab: 'shop-orders', label: 'Shop - Orders', table: <ShopOrdersTable /> },
  { tab: 'shop-order-items', label: 'Shop - Order Items', table: <ShopOrderItemsTable /> },
  { tab: 'ticketing-customers', label: 'Ticketing - Customers', table: <TicketingCustomersTable /> },
  { tab: 'ticketing-tickets', label: 'Ticketing - Tickets', table: <TicketsTable /> },
]

/** All imported data, one table per tab. It lives in `app` because it combines features, which cannot import each other. */
export function DataPage() {
  const { '*': path = '' } = useParams()
  const tab = path === '' ? 'fans' : path
  const current = tables.find((table) => table.tab === tab)
  if (!current) return <Navigate to={paths.data()} replace />
  return (
    <>
      <PageHead title="Data" />
      <Tabs
        label="Tables"
        tabs={tables.map((table) => ({ label: table.label, to: paths.data(table.tab) }))}
        current={paths.data(tab)}
      />
      {current.table}
    </>
  )
}
