import { useUser } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'
import { useLive } from '../../api/useLive.ts'
import { fanColumns } from '../../contract/fans.ts'
import { contract } from '../../contract/index.ts'
import { DataTable } from '../../ui/DataTable/DataTable.tsx'
import { useListParams } from '../../ui/DataTable/useListParams.ts'
import { dataColumns } from './columns.tsx'
import { fanEvents } from './fanEvents.ts'

/** The fans as their sources and people have written them; /fans has the profiles made of them (readings 3.1). */
export function FansTable() {
  const { tenant } = useUser()
  const params = useListParams(fanColumns, 'createdAt')
  const result = useEndpoint(contract.fans.list, { params: { tenant }, query: params.query }, { keepPrevious: true })
  useLive(fanEvents)
  return (
    <DataTable
      label="Fans"
      columns={dataColumns}
      result={result}
      params={params}
      searchPlaceholder="Search for name, email, city, country, phone..."
      empty="Fans appear here once a connector has brought them in."
    />
  )
}
