import { useAdminOnly } from '../../../domain/club/useAdminOnly.ts'
import { RefusableButton } from '../../../ui/controls/buttons/RefusableButton.tsx'
import { IconUserPlus } from '@tabler/icons-react'
import { useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import { userColumns } from '../../../contract/fields/columns.ts'
import { DataTable } from '../../../ui/DataTable/DataTable.tsx'
import { useListParams } from '../../../ui/DataTable/useListParams.ts'
import { columns } from './columns.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { TabHead } from '../TabHead.tsx'
import { useDialog } from '../../../ui/dialogs/useDialog.ts'
import { useOpenRequest } from '../../../ui/dialogs/useOpenRequest.ts'
import { userPath } from './userPath.ts'
import { usersWords } from '../words.ts'

/** The users of the club, and the invitation of new ones (docs/product/club.md#users). */
export function UsersTab() {
  const me = useUser()
  const params = useListParams('club-users', userColumns, 'createdAt')
  const result = useEndpoint(
    contract.users.list,
    { params: { tenant: me.tenant }, query: params.query },
    { keepPrevious: true },
  )
  const inviting = useDialog()
  const refusal = useAdminOnly('invite')
  useOpenRequest('invite', () => {
    if (refusal === null) inviting.open()
  })

  return (
    <>
      <TabHead
        title={usersWords.title}
        hint={usersWords.hint}
        action={
          <RefusableButton
            refusal={refusal}
            leftSection={<IconUserPlus size={16} stroke={1.8} aria-hidden="true" />}
            onClick={inviting.open}
          >
            {usersWords.invite}
          </RefusableButton>
        }
      />
      <DataTable
        label={usersWords.title}
        columns={columns}
        result={result}
        params={params}
        rowHref={(user) => userPath(me, user)}
        searchPlaceholder={usersWords.search}
      />
      <InviteDialog dialog={inviting} />
    </>
  )
}
