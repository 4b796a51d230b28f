import { Text } from '@mantine/core'
import { useApi } from '../../api/ApiProvider.tsx'
import { contract } from '../../contract/index.ts'
import type { ClubUserDetail } from '../../contract/user.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { Dialog } from '../../ui/useDialog.ts'
import { userName } from './userName.ts'
import classes from './ClubUserPage.module.css'

/** @param onDeleted called when the user is gone, also where the dialog was closed before */
export function DeleteUserDialog({
  user,
  dialog,
  onDeleted,
}: {
  user: ClubUserDetail
  dialog: Dialog
  onDeleted(): void
}) {
  const { call, queryClient } = useApi()

  const handleConfirm = () =>
    dialog.run(async () => {
      await call(contract.users.remove, { params: { tenant: user.tenant, userId: user.id } })
      // A list that still has the user is not to be seen again, not even until the next one comes.
      queryClient.removeQueries({ queryKey: [contract.users.list.id] })
      onDeleted()
    })

  return (
    <ConfirmDialog
      opened={dialog.opened}
      onClose={dialog.close}
      title="Delete User"
      confirmLabel="Delete"
      danger
      onConfirm={handleConfirm}
    >
      <Text>Are you sure you want to delete this user?</Text>
      <Text mt={4} className={classes.quiet}>
        {userName(user)} can no longer sign in then.
      </Text>
    </ConfirmDialog>
  )
}
