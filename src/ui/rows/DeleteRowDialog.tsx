import { Text } from '@mantine/core'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'
import type { Dialog } from '../dialogs/useDialog.ts'
import { deleteWords } from '../words.ts'
import classes from './DeleteRowDialog.module.css'

export interface DeleteRowDialogProps {
  dialog: Dialog
  /** The kind of row, such as `fan`, for the question and the success message. */
  what: string
  /** The name of the row. */
  name: string
  onDelete(): Promise<void>
}

/** Asks for confirmation before a row is deleted, and shows a failure (docs/product/tables.md#row-dialogs). */
export function DeleteRowDialog({ dialog, what, name, onDelete }: DeleteRowDialogProps) {
  return (
    <ConfirmDialog
      dialog={dialog}
      title={deleteWords.title}
      confirmLabel={deleteWords.confirm}
      danger
      send={onDelete}
      success={deleteWords.success(what)}
    >
      <Text>{deleteWords.question(what)}</Text>
      <Text className={classes.name}>{name}</Text>
    </ConfirmDialog>
  )
}
