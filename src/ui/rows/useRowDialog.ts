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

/** The row of a dialog as the list has it now, because the list may have been refetched since the dialog was opened. */
export const latestRow = <Row extends { id: string }>({ row }: RowDialog<Row>, rows: readonly Row[] | undefined) =>
  rows?.find(({ id }) => id === row?.id) ?? row
