import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import type { FetchRows } from '../../../domain/rows/listedRows.ts'
import { useRowRemoval } from '../../../domain/rows/useRowRemoval.ts'
import { useSelectableRows } from '../../../domain/rows/useSelectableRows.tsx'
import type { Fan } from '../../../contract/fans.ts'
import { fanColumns } from '../../../contract/fields/columns.ts'
import { contract } from '../../../contract/index.ts'
import { DataTable } from '../../../ui/DataTable/DataTable.tsx'
import { leaveEmptiedPage } from '../../../ui/DataTable/pager/paging.ts'
import { useListParams } from '../../../ui/DataTable/useListParams.ts'
import { DeleteRowDialog } from '../../../ui/rows/DeleteRowDialog.tsx'
import { NewConnectorLink } from '../../../domain/connectors/NewConnectorLink.tsx'
import { RowActions } from '../../../ui/rows/RowActions.tsx'
import { useDialog } from '../../../ui/dialogs/useDialog.ts'
import { useOpenRequest } from '../../../ui/dialogs/useOpenRequest.ts'
import { useRowDialog } from '../../../ui/rows/useRowDialog.ts'
import { dataColumns } from '../columns.tsx'
import { fullName } from '../../../ui/values/fullName.ts'
import { ImportFansButton } from './ImportFansButton.tsx'
import { AddFanPanel, UpdateFanPanel } from './FanPanels.tsx'
import { fanRowsWords, fansWords } from '../words.ts'

/**
 * The fan records from connectors and users. /fans shows the profiles that are derived from them
 * (docs/contract.md#fan-profiles).
 */
export function FansTable() {
  const { tenant } = useUser()
  const params = useListParams('fans', fanColumns, 'createdAt')
  const result = useEndpoint(
    contract.fans.list,
    { params: { tenant }, query: params.query },
    { keepPrevious: true, live: true },
  )
  const adding = useDialog()
  useOpenRequest('add', adding.open)
  const editing = useRowDialog<Fan>()
  const deleting = useRowDialog<Fan>()
  const remove = useRowRemoval(contract.fans.remove, contract.fans.list)

  async function handleDelete() {
    const { row } = deleting
    if (!row) return
    const leavePage = leaveEmptiedPage(result.data, params.goTo)
    await remove({ params: { tenant, id: row.id } }, leavePage, () => selecting.selection.forget(row.id))
  }

  const { call } = useApi()
  const fetchRows: FetchRows<Fan> = (range, options) =>
    call(contract.fans.list, { params: { tenant }, query: { ...params.query, ...range } }, options)
  const { selecting, exportButton, removalDialog } = useSelectableRows({
    list: contract.fans.list,
    result,
    params,
    fetchRows,
    remove: (id) => call(contract.fans.remove, { params: { tenant, id } }),
    words: fanRowsWords.kinds,
    nameOf: fullName,
    kind: 'fans',
  })

  const actionsOf = (fan: Fan) => (
    <RowActions name={fullName(fan)} onEdit={() => editing.openFor(fan)} onDelete={() => deleting.openFor(fan)} />
  )

  return (
    <>
      <DataTable
        label={fansWords.title}
        columns={dataColumns}
        result={result}
        params={params}
        searchPlaceholder={fansWords.search}
        empty={fansWords.empty}
        emptyAction={<NewConnectorLink category="fan" />}
        selecting={selecting}
        tools={
          <>
            {exportButton}
            <ImportFansButton />
            <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />} onClick={adding.open}>
              {fanRowsWords.add}
            </Button>
          </>
        }
        rowActions={actionsOf}
      />
      <AddFanPanel dialog={adding} />
      <UpdateFanPanel dialog={editing} rows={result.data?.items} />
      {removalDialog}
      <DeleteRowDialog
        dialog={deleting}
        what={fanRowsWords.kind}
        name={deleting.row ? fullName(deleting.row) : ''}
        onDelete={handleDelete}
      />
    </>
  )
}
