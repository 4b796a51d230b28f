import { useState } from 'react'
import { useDialog, type Dialog } from '../dialogs/useDialog.ts'

export interface RowDialog<Row> extends Dialog {
  /** The row that it was last opened for. It stays while the dialog fades out. */
  row: Row | null
  openFor(row: Row): void
}

/** A dialog about one row of a table. */
export function useRowDialog<Row>(): RowDialog<Row> {
  const dialog = useDialog()
  const [row, setRow] = useState<Row | null>(null)
  return {
    ...dialog,
    row,
    openFor(of) {
      setRow(of)
      dialog.open()
    },
  }
}
