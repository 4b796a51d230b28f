import { Text } from '@mantine/core'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { toast } from './toast.ts'
import type { Dialog } from './useDialog.ts'
import classes from './DeleteRowDialog.module.css'

export interface DeleteRowDialogProps {
  dialog: Dialog
  /** `fan`: what is deleted, in the question and in what is told afterwards. */
  what: string
  /** Which one. */
  name: string
  onDelete(): Promise<void>
}

/** Asks before a row is deleted (docs/product/tables.md#row-dialogs); a failure stands in the dialog. */
export function DeleteRowDialog({ dialog, what, name, onDelete }: DeleteRowDialogProps) {
  const handleConfirm = () =>
    dialog.run(async () => {
      await onDelete()
      toast('success', `${what.charAt(0).toUpperCase()}${what.slice(1)} deleted successfully`)
    })

  return (
    <ConfirmDialog
      opened={dialog.opened}
      onClose={dialog.close}
      title="Confirm Deletion"
      confirmLabel="Delete"
      danger
      onConfirm={handleConfirm}
    >
      <Text>Are you sure you want to delete this {what}?</Text>
      <Text className={classes.name}>{name}</Text>
    </ConfirmDialog>
  )
}
