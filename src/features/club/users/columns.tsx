import { createColumnHelper } from '@tanstack/react-table'
import { useUser } from '../../../api/ApiProvider.tsx'
import type { ClubUser } from '../../../contract/fields/user.ts'
import { features } from '../../../ui/DataTable/columns.ts'
import { RowLink } from '../../../ui/rows/RowLink.tsx'
import { DateText } from '../../../ui/values/values.tsx'
import { roles } from './roles.ts'
import { userName, userPath } from './userName.ts'
import classes from './columns.module.css'

const helper = createColumnHelper<typeof features, ClubUser>()

/** The columns of the club's users (docs/contract.md#columns). */
export const columns = helper.columns([
  helper.accessor((user) => userName(user), {
    id: 'name',
    header: 'Name',
    meta: { width: 232, sortBy: 'firstName' },
    cell: ({ row }) => <NameCell user={row.original} />,
  }),
  helper.accessor('email', {
    header: 'Email',
    meta: { width: 252, sortBy: 'email' },
    cell: ({ getValue }) => <span className={classes.quiet}>{getValue()}</span>,
  }),
  helper.accessor('role', {
    header: 'Role',
    meta: { width: 96, sortBy: 'role' },
    cell: ({ getValue }) => roles[getValue()].title,
  }),
  helper.accessor('createdAt', {
    header: 'Created at',
    meta: { width: 156, sortBy: 'createdAt' },
    cell: ({ getValue }) => (
      <span className={classes.quiet}>
        <DateText iso={getValue()} withTime />
      </span>
    ),
  }),
])

function NameCell({ user }: { user: ClubUser }) {
  const me = useUser()
  return (
    <>
      <RowLink to={userPath(me, user)}>{userName(user)}</RowLink>
      {user.id === me.id && <span className={classes.you}> (you)</span>}
    </>
  )
}
