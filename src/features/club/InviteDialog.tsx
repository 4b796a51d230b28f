import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useApi, useUser } from '../../api/ApiProvider.tsx'
import { ApiError } from '../../api/errors.ts'
import { contract } from '../../contract/index.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import type { Dialog } from '../../ui/useDialog.ts'

/** Mails somebody a link into the club. The server alone judges the address (docs/product/club.md#invite-dialog). */
export function InviteDialog({ dialog }: { dialog: Dialog }) {
  const { call } = useApi()
  const { tenant } = useUser()
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(false)

  function handleClose() {
    setWrong(false)
    dialog.close()
  }

  const handleConfirm = () =>
    dialog.run(async () => {
      try {
        await call(contract.users.invite, { params: { tenant }, body: { email: input.current?.value.trim() ?? '' } })
      } catch (error) {
        // The sentence stands in the dialog's banner; the field is only marked.
        const named = error instanceof ApiError && 'email' in error.fields
        setWrong(named)
        if (named) input.current?.focus()
        throw error
      }
      setWrong(false)
      toast('success', 'Email sent successfully')
    })

  return (
    <ConfirmDialog
      opened={dialog.opened}
      onClose={handleClose}
      title="Invite a user"
      confirmLabel="Send invitation"
      onConfirm={handleConfirm}
    >
      <TextInput
        ref={input}
        label="E-mail"
        description="The link in the mail works for 7 days and once."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="email"
        autoComplete="off"
        data-autofocus
        error={wrong}
        onChange={() => setWrong(false)}
      />
    </ConfirmDialog>
  )
}
