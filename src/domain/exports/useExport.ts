import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../ui/files/saveFile.ts'
import { errorMessage } from '../../ui/feedback/messages/errorMessage.ts'
import { toast } from '../../ui/feedback/messages/toast.ts'
import { localDate } from '../../format.ts'
import type { FetchRows } from '../rows/listedRows.ts'
import { exportFile, type ExportProgress } from './exportFile.ts'
import { rowFields, type ExportKind } from './rowFields.ts'
import { exportWords } from './words.ts'

export interface ExportSource<Row> {
  /** What the rows are, in the plural and without capitals: `fans`. It names the file. */
  what: string
  kind: ExportKind
  /** The rows, or what fetches all that are listed. */
  rows: readonly Row[] | FetchRows<Row>
}

export type Export = ReturnType<typeof useExport>

/** One export at a time. It ends when the table leaves the screen. */
export function useExport<Row extends { id: string }>({ what, kind, rows }: ExportSource<Row>) {
  const [progress, setProgress] = useState<ExportProgress | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setProgress({ done: 0, total: 0 })
    try {
      const { file, count } = await exportFile(rows, {
        fields: rowFields[kind],
        signal: controller.signal,
        onProgress: setProgress,
      })
      saveFile(file, `${what.replaceAll(' ', '-')}-${localDate(new Date().toISOString())[0]}.csv`)
      toast('success', exportWords.success(count))
    } catch (error) {
      if (!controller.signal.aborted) toast('error', errorMessage(error))
    } finally {
      running.current = null
      setProgress(null)
    }
  }

  return { progress, start, cancel: () => running.current?.abort() }
}
