import { Button } from '@mantine/core'
import { IconLogout, IconPencil } from '@tabler/icons-react'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { initialsOf } from '../../../ui/values/initials.ts'
import { useAccent } from '../../../ui/brand/useAccent.ts'
import { Avatar, DetailHeader } from '../../../ui/layout/DetailHeader.tsx'
import { useDialog } from '../../../ui/dialogs/useDialog.ts'
import { userName } from '../../../ui/values/userName.ts'
import { EditProfileDialog } from './EditProfileDialog.tsx'
import { profileWords } from './words.ts'
import classes from './ProfileHeader.module.css'

/** The signed-in user in the club's tint, with the edit button (docs/product/account.md#your-profile). */
export function ProfileHeader({ accent }: { accent: string | null }) {
  const { session } = useApi()
  const user = useUser()
  const { tint, text } = useAccent(accent)
  const editing = useDialog()
  const name = userName(user)
  return (
    <>
      <DetailHeader
        className={classes.header}
        picture={<Avatar initials={initialsOf(user)} style={{ background: tint, color: text }} />}
        loading={null}
        title={<h1 title={name}>{name}</h1>}
        facts={
          <>
            <span>{user.email}</span>
            <span>{user.role === 'admin' ? profileWords.roles.admin : profileWords.roles.user}</span>
          </>
        }
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconLogout size={16} stroke={1.8} aria-hidden="true" />}
              onClick={() => session.logout()}
            >
              {profileWords.logout}
            </Button>
            <Button leftSection={<IconPencil size={16} stroke={1.8} aria-hidden="true" />} onClick={editing.open}>
              {profileWords.edit}
            </Button>
          </>
        }
      />
      <EditProfileDialog dialog={editing} />
    </>
  )
}
