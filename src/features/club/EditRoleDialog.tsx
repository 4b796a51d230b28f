import { Radio, Stack } from '@mantine/core'
import { useRef } from 'react'
import { useApi, useUser } from '../../api/ApiProvider.tsx'
import { invalidate, setAnswer } from '../../api/effects.ts'
import { contract } from '../../contract/index.ts'
import { Role, type ClubUserDetail } from '../../contract/user.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { roles } from './roles.ts'
import type { Dialog } from '../../ui/useDialog.ts'
import classes from './EditRoleDialog.module.css'

const { get, list, setRole } = contract.users

/** Makes a user an admin, or an admin a user (docs/product/club.md#club-user). */
export function EditRoleDialog({ user, dialog }: { user: ClubUserDetail; dialog: Dialog }) {
  const { call, queryClient, session } = useApi()
  const me = useUser()
  const group = useRef<HTMLDivElement>(null)

  const handleConfirm = () =>
    dialog.run(async () => {
      const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value
      const input = { params: { tenant: user.tenant, userId: user.id } }
      const saved = await call(setRole, { ...input, body: { role: Role.parse(chosen) } })
      setAnswer(queryClient, get, input, saved)
      invalidate(queryClient, [list])
      // Who changes the own role is somebody else from now on.
      if (user.id === me.id) void session.revalidate()
      toast('success', 'User role updated successfully')
    })

  return (
    <ConfirmDialog
      opened={dialog.opened}
      onClose={dialog.close}
      title="Edit role"
      confirmLabel="Save"
      onConfirm={handleConfirm}
    >
      <Radio.Group ref={group} label="Role" name="role" defaultValue={user.role}>
        <Stack gap="sm" mt={4}>
          {Role.options.map((role) => (
            <Radio
              key={role}
              value={role}
              label={roles[role].title}
              description={roles[role].may}
              classNames={{ radio: classes.radio }}
              {...(role === user.role && { 'data-autofocus': true })}
            />
          ))}
        </Stack>
      </Radio.Group>
    </ConfirmDialog>
  )
}
