import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import { fanColumns } from '../../../contract/fields/columns.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { ExportButton } from '../../../domain/exports/ExportButton.tsx'
import { DataTable } from '../../../ui/DataTable/DataTable.tsx'
import { useListParams } from '../../../ui/DataTable/useListParams.ts'
import { NewConnectorLink } from '../../../domain/connectors/NewConnectorLink.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { columns } from '../columns.tsx'
import { FanSyncBadge, FanSyncButton } from './FanSync.tsx'
import { fansWords } from '../words.ts'

/** Every person the club knows, one row for each e-mail address (docs/contract.md#fan-profiles). */
export function FansPage() {
  const { tenant } = useUser()
  const { call } = useApi()
  const params = useListParams('fan-profiles', fanColumns, 'createdAt')
  const result = useEndpoint(
    contract.fanProfiles.list,
    { params: { tenant }, query: params.query },
    { keepPrevious: true, live: true },
  )

  return (
    <>
      <PageHead title={fansWords.title} meta={<FanSyncBadge withLastSync />} actions={<FanSyncButton />} />
      <DataTable
        label={fansWords.title}
        columns={columns}
        result={result}
        params={params}
        tools={
          <ExportButton
            what={fansWords.profiles}
            kind="fanProfiles"
            rows={(range, options) =>
              call(contract.fanProfiles.list, { params: { tenant }, query: { ...params.query, ...range } }, options)
            }
            count={result.data?.totalItems}
          />
        }
        rowHref={({ id }) => paths.fan(id)}
        searchPlaceholder={fansWords.search}
        empty={fansWords.empty}
        emptyAction={<NewConnectorLink category="fan" />}
      />
    </>
  )
}
