import { useUser } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'
import { useLive } from '../../api/useLive.ts'
import type { LiveEventType } from '../../contract/events.ts'
import { contract } from '../../contract/index.ts'
import { membershipColumns } from '../../contract/memberships.ts'
import { DataTable } from '../../ui/DataTable/DataTable.tsx'
import { useListParams } from '../../ui/DataTable/useListParams.ts'
import { columns } from './columns.tsx'

const imported: readonly LiveEventType[] = ['MembershipsImported']

/** The memberships of the club; a live reload stays where it is (data-side 4). */
export function MembershipsTable() {
  const { tenant } = useUser()
  const params = useListParams(membershipColumns, 'createdAt')
  const query = { params: { tenant }, query: params.query }
  const result = useEndpoint(contract.memberships.list, query, { keepPrevious: true })
  useLive(imported)
  return (
    <DataTable
      label="Memberships"
      columns={columns}
      result={result}
      params={params}
      searchPlaceholder="Search for membership ID, name, email, city, country, phone..."
      empty="Memberships appear here once they have been imported."
    />
  )
}
