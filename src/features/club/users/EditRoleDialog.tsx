import { Radio, Stack } from '@mantine/core'
import { useRef } from 'react'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { answerOf } from '../../../api/cache.ts'
import { useWrite } from '../../../api/useWrite.ts'
import { contract } from '../../../contract/index.ts'
import { roles } from '../../../contract/fields/choices.ts'
import type { ClubUserDetail } from '../../../contract/fields/user.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

import type { Dialog } from '../../../ui/dialogs/useDialog.ts'
import { roleWords, userWords } from '../words.ts'
import classes from './EditRoleDialog.module.css'

const { get, list, setRole } = contract.users

/** Changes a user's role (docs/product/club.md#club-user). */
export function EditRoleDialog({ user, dialog }: { user: ClubUserDetail; dialog: Dialog }) {
  const { session } = useApi()
  const me = useUser()
  const group = useRef<HTMLDivElement>(null)
  const params = { tenant: user.tenant, userId: user.id }
  const write = useWrite(setRole, {
    stale: [list],
    staleIfGone: [get],
    store: (saved) => answerOf(get, { params }, saved),
  })

  function save() {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value
    return write({ params, body: { role: roles.find((role) => role === chosen) ?? user.role } })
  }

  function handleSuccess() {
    // Users who change their own role have other permissions from now on.
    if (user.id === me.id) void session.revalidate()
  }

  return (
    <ConfirmDialog
      dialog={dialog}
      title={userWords.editRole}
      confirmLabel={userWords.saveRole}
      send={save}
      success={userWords.roleSaved}
      onSuccess={handleSuccess}
    >
      <Radio.Group ref={group} label={userWords.role} name="role" defaultValue={user.role}>
        <Stack gap="sm" mt={4}>
          {roles.map((role) => (
            <Radio
              key={role}
              value={role}
              label={roleWords[role].title}
              description={roleWords[role].permissions}
              classNames={{ radio: classes.radio }}
              {...(role === user.role && { 'data-autofocus': true })}
            />
          ))}
        </Stack>
      </Radio.Group>
    </ConfirmDialog>
  )
}
