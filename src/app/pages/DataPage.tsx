import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { FansTable } from '../../features/fans/rows/FansTable.tsx'
import { MembershipsTable } from '../../features/memberships/MembershipsTable.tsx'
import { ShopCustomersTable, ShopOrderItemsTable, ShopOrdersTable } from '../../features/shop/ShopTables.tsx'
import { TicketingCustomersTable, TicketsTable } from '../../features/ticketing/TicketingTables.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { useTab } from '../../ui/layout/useTab.ts'
import { dataTables, type DataTab } from './dataTables.ts'
import { dataWords } from '../Shell/words.ts'

const tables: Record<DataTab, ReactNode> = {
  fans: <FansTable />,
  memberships: <MembershipsTable />,
  'shop-customers': <ShopCustomersTable />,
  'shop-orders': <ShopOrdersTable />,
  'shop-order-items': <ShopOrderItemsTable />,
  'ticketing-customers': <TicketingCustomersTable />,
  'ticketing-tickets': <TicketsTable />,
}

/**
 * All imported data, one table per tab. It lives in `app` because it combines features, which cannot import each other.
 */
export function DataPage() {
  const tab = useTab() || 'fans'
  const current = dataTables.find((table) => table.tab === tab)
  if (!current) return <Navigate to={paths.data()} replace />
  return (
    <>
      <PageHead title={dataWords.title} />
      <Tabs
        label={dataWords.tabs}
        tabs={dataTables.map((table) => ({ label: table.label, to: paths.data(table.tab) }))}
        current={paths.data(tab)}
      />
      {tables[current.tab]}
    </>
  )
}
