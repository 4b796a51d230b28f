import { Button } from '@mantine/core'
import { IconLogout, IconPencil } from '@tabler/icons-react'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { initialsOf } from '../../../ui/values/initials.ts'
import { useAccent } from '../../../ui/brand/useAccent.ts'
import { useDialog } from '../../../ui/dialogs/useDialog.ts'
import { EditProfileDialog } from './EditProfileDialog.tsx'
import classes from './ProfileHeader.module.css'

/** The signed-in user in the club's tint, with the edit button (docs/product/account.md#your-profile). */
export function ProfileHeader({ accent }: { accent: string | null }) {
  const { session } = useApi()
  const user = useUser()
  const { tint, text } = useAccent(accent)
  const editing = useDialog()
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <div className={classes.header}>
      <span className={classes.avatar} style={{ background: tint, color: text }} aria-hidden="true">
        {initialsOf(user)}
      </span>
      <div className={classes.who}>
        <h1 title={name}>{name}</h1>
        <div className={classes.facts}>
          <span title={user.email}>{user.email}</span>
          <span>{user.role === 'admin' ? 'Admin' : 'User'}</span>
        </div>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconLogout size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => session.logout()}
        >
          Logout
        </Button>
        <Button leftSection={<IconPencil size={16} stroke={1.8} aria-hidden="true" />} onClick={editing.open}>
          Edit Profile
        </Button>
      </div>
      <EditProfileDialog dialog={editing} />
    </div>
  )
}
