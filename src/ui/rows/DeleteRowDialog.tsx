import { Text } from '@mantine/core'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'
import type { Dialog } from '../dialogs/useDialog.ts'
import classes from './DeleteRowDialog.module.css'

export interface DeleteRowDialogProps {
  dialog: Dialog
  /** `fan`: what is deleted, in the question and in the message of success. */
  what: string
  /** Which one. */
  name: string
  onDelete(): Promise<void>
}

/** Asks before a row is deleted (docs/product/tables.md#row-dialogs); a failure is shown in the dialog. */
export function DeleteRowDialog({ dialog, what, name, onDelete }: DeleteRowDialogProps) {
  return (
    <ConfirmDialog
      dialog={dialog}
      title="Confirm Deletion"
      confirmLabel="Delete"
      danger
      send={onDelete}
      success={`${what.charAt(0).toUpperCase()}${what.slice(1)} deleted successfully`}
    >
      <Text>Are you sure you want to delete this {what}?</Text>
      <Text className={classes.name}>{name}</Text>
    </ConfirmDialog>
  )
}
