import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../ui/files/saveFile.ts'
import { errorMessage } from '../../ui/feedback/messages/errorMessage.ts'
import { toast } from '../../ui/feedback/messages/toast.ts'
import { formatCount, localDate } from '../../ui/values/values.tsx'
import type { FetchRows } from '../rows/listedRows.ts'
import { lazyModule } from '../../loading/lazyComponent.tsx'
import type { ExportProgress } from './exportFile.ts'
import type { ExportKind } from './rowFields.ts'
import { exportWords } from './words.ts'

const loadExport = lazyModule(async () => {
  const [{ exportFile }, { rowFields }] = await Promise.all([import('./exportFile.ts'), import('./rowFields.ts')])
  return { exportFile, rowFields }
})

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
      const { exportFile, rowFields } = await loadExport()
      const { file, count } = await exportFile(rows, {
        fields: rowFields[kind],
        signal: controller.signal,
        onProgress: setProgress,
      })
      saveFile(file, `${what.replaceAll(' ', '-')}-${localDate(new Date().toISOString())[0]}.csv`)
      toast('success', exportWords.success(count, formatCount(count)))
    } catch (error) {
      if (!controller.signal.aborted) toast('error', errorMessage(error))
    } finally {
      running.current = null
      setProgress(null)
    }
  }

  return { progress, start, cancel: () => running.current?.abort() }
}
