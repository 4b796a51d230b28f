import { Text } from '@mantine/core'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { useWrite } from '../../../api/useWrite.ts'
import { contract } from '../../../contract/index.ts'
import type { ClubUserDetail } from '../../../contract/fields/user.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import type { Dialog } from '../../../ui/dialogs/useDialog.ts'
import { userName } from '../../../ui/values/userName.ts'
import { deleteUserWords } from '../words.ts'
import classes from './ClubUserPage.module.css'

/**
 * Deletes a user. Who deletes the own account is logged out, rather than told at the next call that the session expired.
 *
 * @param onDeleted called when the user has been deleted, even if the dialog was closed before
 */
export function DeleteUserDialog({
  user,
  dialog,
  onDeleted,
}: {
  user: ClubUserDetail
  dialog: Dialog
  onDeleted(): void
}) {
  const { queryClient, session } = useApi()
  const me = useUser()
  const { list, get, remove: endpoint } = contract.users
  const remove = useWrite(endpoint, { stale: [list], staleIfGone: [get] })

  function handleSuccess() {
    if (user.id === me.id) return session.logout()
    // A cached list with the deleted user must not flash while the next one is loading.
    queryClient.removeQueries({ queryKey: [list.id] })
    onDeleted()
  }

  return (
    <ConfirmDialog
      dialog={dialog}
      title={deleteUserWords.title}
      confirmLabel={deleteUserWords.submit}
      danger
      send={() => remove({ params: { tenant: user.tenant, userId: user.id } })}
      onSuccess={handleSuccess}
    >
      <Text>{deleteUserWords.question}</Text>
      <Text mt={4} className={classes.quiet}>
        {deleteUserWords.meaning(userName(user))}
      </Text>
    </ConfirmDialog>
  )
}
