import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useApi, useUser } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'
import type { FetchRows } from '../../domain/rows/listedRows.ts'
import { useRowRemoval } from '../../domain/rows/useRowRemoval.ts'
import { useSelectableRows } from '../../domain/rows/useSelectableRows.tsx'
import { contract } from '../../contract/index.ts'
import type { Membership } from '../../contract/memberships.ts'
import { membershipColumns } from '../../contract/fields/columns.ts'
import { DataTable } from '../../ui/DataTable/DataTable.tsx'
import { leaveEmptiedPage } from '../../ui/DataTable/pager/paging.ts'
import { useListParams } from '../../ui/DataTable/useListParams.ts'
import { DeleteRowDialog } from '../../ui/rows/DeleteRowDialog.tsx'
import { RowActions } from '../../ui/rows/RowActions.tsx'
import { useDialog } from '../../ui/dialogs/useDialog.ts'
import { useOpenRequest } from '../../ui/dialogs/useOpenRequest.ts'
import { useRowDialog } from '../../ui/rows/useRowDialog.ts'
import { columns } from './columns.tsx'
import { ImportMembershipsButton } from './ImportMembershipsButton.tsx'
import { fullName } from '../../ui/values/fullName.ts'
import { AddMembershipPanel, UpdateMembershipPanel } from './MembershipPanels.tsx'
import { membershipsWords } from './words.ts'

/** The memberships of the club. A live reload keeps page and search (docs/product/live-data.md#events-and-effects). */
export function MembershipsTable() {
  const { tenant } = useUser()
  const params = useListParams('memberships', membershipColumns, 'createdAt')
  const query = { params: { tenant }, query: params.query }
  const result = useEndpoint(contract.memberships.list, query, { keepPrevious: true, live: true })
  const adding = useDialog()
  useOpenRequest('add', adding.open)
  const editing = useRowDialog<Membership>()
  const deleting = useRowDialog<Membership>()
  const remove = useRowRemoval(contract.memberships.remove, contract.memberships.list)

  async function handleDelete() {
    const { row } = deleting
    if (!row) return
    const leavePage = leaveEmptiedPage(result.data, params.goTo)
    await remove({ params: { tenant, id: row.id } }, leavePage, () => selecting.selection.forget(row.id))
  }

  const { call } = useApi()
  const fetchRows: FetchRows<Membership> = (range, options) =>
    call(contract.memberships.list, { params: { tenant }, query: { ...params.query, ...range } }, options)
  const { selecting, exportButton, removalDialog } = useSelectableRows({
    list: contract.memberships.list,
    result,
    params,
    fetchRows,
    remove: (id) => call(contract.memberships.remove, { params: { tenant, id } }),
    words: membershipsWords.kinds,
    nameOf: fullName,
    kind: 'memberships',
  })

  const actionsOf = (membership: Membership) => (
    <RowActions
      name={fullName(membership)}
      onEdit={() => editing.openFor(membership)}
      onDelete={() => deleting.openFor(membership)}
    />
  )

  return (
    <>
      <DataTable
        label={membershipsWords.title}
        columns={columns}
        result={result}
        params={params}
        searchPlaceholder={membershipsWords.search}
        empty={membershipsWords.empty}
        emptyAction={
          <Button variant="default" onClick={adding.open}>
            {membershipsWords.addFirst}
          </Button>
        }
        selecting={selecting}
        tools={
          <>
            {exportButton}
            <ImportMembershipsButton />
            <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />} onClick={adding.open}>
              {membershipsWords.add}
            </Button>
          </>
        }
        rowActions={actionsOf}
      />
      <AddMembershipPanel dialog={adding} />
      <UpdateMembershipPanel dialog={editing} rows={result.data?.items} />
      {removalDialog}
      <DeleteRowDialog
        dialog={deleting}
        what={membershipsWords.kind}
        name={deleting.row ? `${fullName(deleting.row)}, ${deleting.row.membershipId}` : ''}
        onDelete={handleDelete}
      />
    </>
  )
}
