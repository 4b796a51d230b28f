import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import { useRowRemoval } from '../../../domain/rows/useRowRemoval.ts'
import { fanColumns, type Fan } from '../../../contract/fans.ts'
import { contract } from '../../../contract/index.ts'
import { DataTable } from '../../../ui/DataTable/DataTable.tsx'
import { leaveEmptiedPage } from '../../../ui/DataTable/paging.ts'
import { useListParams } from '../../../ui/DataTable/useListParams.ts'
import { DeleteRowDialog } from '../../../ui/rows/DeleteRowDialog.tsx'
import { NewConnectorLink } from '../../../domain/connectors/NewConnectorLink.tsx'
import { RowActions } from '../../../ui/rows/RowActions.tsx'
import { useDialog } from '../../../ui/dialogs/useDialog.ts'
import { useOpenRequest } from '../../../ui/dialogs/useOpenRequest.ts'
import { useRowDialog } from '../../../ui/rows/useRowDialog.ts'
import { dataColumns } from '../columns.tsx'
import { AddFanPanel, UpdateFanPanel } from './FanPanels.tsx'
import { fullName } from '../../../ui/values/fullName.ts'
import { ImportFansButton } from './ImportFansButton.tsx'

/**
 * The fan records from connectors and users. /fans shows the profiles that are derived from them (docs/contract.md#fan-profiles).
 */
export function FansTable() {
  const { tenant } = useUser()
  const params = useListParams(fanColumns, 'createdAt')
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
    if (deleting.row)
      await remove({ params: { tenant, id: deleting.row.id } }, leaveEmptiedPage(result.data, params.goTo))
  }

  const actionsOf = (fan: Fan) => (
    <RowActions name={fullName(fan)} onEdit={() => editing.openFor(fan)} onDelete={() => deleting.openFor(fan)} />
  )

  return (
    <>
      <DataTable
        label="Fans"
        columns={dataColumns}
        result={result}
        params={params}
        searchPlaceholder="Search for name, email, city, country, phone..."
        empty="Fans appear here once a connector has brought them in."
        emptyAction={<NewConnectorLink category="fan" />}
        tools={
          <>
            <ImportFansButton />
            <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />} onClick={adding.open}>
              Add New Fan
            </Button>
          </>
        }
        rowActions={actionsOf}
      />
      <AddFanPanel dialog={adding} />
      <UpdateFanPanel dialog={editing} rows={result.data?.items} />
      <DeleteRowDialog
        dialog={deleting}
        what="fan"
        name={deleting.row ? fullName(deleting.row) : ''}
        onDelete={handleDelete}
      />
    </>
  )
}
