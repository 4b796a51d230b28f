import { createColumnHelper } from '@tanstack/react-table'
import { useUser } from '../../../api/ApiProvider.tsx'
import type { ClubUser } from '../../../contract/fields/user.ts'
import { features } from '../../../ui/DataTable/columns.ts'
import { RowLink } from '../../../ui/rows/RowLink.tsx'
import { DateText } from '../../../ui/values/values.tsx'
import { userName } from '../../../ui/values/userName.ts'

import { userPath } from './userPath.ts'
import { roleWords, usersWords } from '../words.ts'
import classes from './columns.module.css'

const helper = createColumnHelper<typeof features, ClubUser>()

/** The columns of the club's users (docs/contract.md#columns). */
export const columns = helper.columns([
  helper.accessor((user) => userName(user), {
    id: 'name',
    header: usersWords.columns.name,
    meta: { width: 232, sortBy: 'firstName' },
    cell: ({ row }) => <NameCell user={row.original} />,
  }),
  helper.accessor('email', {
    header: usersWords.columns.email,
    meta: { width: 252, sortBy: 'email' },
    cell: ({ getValue }) => <span className={classes.quiet}>{getValue()}</span>,
  }),
  helper.accessor('role', {
    header: usersWords.columns.role,
    meta: { width: 96, sortBy: 'role' },
    cell: ({ getValue }) => roleWords[getValue()].title,
  }),
  helper.accessor('createdAt', {
    header: usersWords.columns.created,
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
      {user.id === me.id && <span className={classes.you}>{usersWords.you}</span>}
    </>
  )
}
