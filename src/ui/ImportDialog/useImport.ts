import { useEffect, useRef, useState } from 'react'
import type { BannerMessage } from '../Banner.tsx'
import { toast } from '../toast.ts'
import { useAlive } from '../useAlive.ts'
import { readFile, type ReadFile } from './readFile.ts'
import type { ImportReport, ImportRules, SendFile, Sent } from './rules.ts'
import { messageOf, rowCount } from './wording.ts'

export interface ImportSource {
  /** Title of the dialog, label of its button: `Import Fans`. */
  title: string
  /** Told where rows have been imported (docs/product/fans.md#success). */
  success: string
  rules: ImportRules
  send: SendFile
}

/** Where an import stands. */
export type ImportStep =
  | { at: 'choose'; problem: string | null }
  | { at: 'reading'; name: string; rows: number }
  | { at: 'preview'; read: ReadFile }
  | { at: 'sending'; read: ReadFile; progress: Sent | null }
  | { at: 'report'; read: ReadFile; report: ImportReport }

export interface Import {
  opened: boolean
  step: ImportStep
  banner: BannerMessage | null
  clearBanner(): void
  open(): void
  close(): void
  /** Reads what was dropped or picked; more than one file is refused. */
  choose(files: readonly File[]): void
  restart(): void
  send(): void
  /** Closes, and is done with the report. */
  finish(): void
}

const beginning: ImportStep = { at: 'choose', problem: null }

/** So often at most the dialog is drawn anew while bytes go out. */
const DRAW_MS = 100

/**
 * One import after the other. It outlives its dialog: who closes it while a file is sent is told of the end by a toast, and
 * finds the report when opening it again.
 */
export function useImport({ title, success, rules, send: sendFile }: ImportSource): Import {
  const [opened, setOpened] = useState(false)
  const [step, setStep] = useState<ImportStep>(beginning)
  const [banner, setBanner] = useState<BannerMessage | null>(null)
  const reading = useRef<AbortController | null>(null)
  const sending = useRef(false)
  const visible = useRef(false)
  /** Something came to its end while nobody looked. */
  const unseen = useRef(false)
  const alive = useAlive()
  useEffect(
    () => () => {
      visible.current = false
      reading.current?.abort()
    },
    [],
  )

  function show(value: boolean) {
    visible.current = value
    setOpened(value)
  }

  function restart(problem: string | null = null) {
    reading.current?.abort()
    setBanner(null)
    setStep({ at: 'choose', problem })
  }

  async function read(file: File) {
    reading.current?.abort()
    const { signal } = (reading.current = new AbortController())
    setBanner(null)
    setStep({ at: 'reading', name: file.name, rows: 0 })
    let drawn = performance.now()
    const onProgress = (rows: number) => {
      if (performance.now() - drawn < DRAW_MS) return
      drawn = performance.now()
      setStep({ at: 'reading', name: file.name, rows })
    }
    try {
      const found = await readFile(file, rules, { signal, onProgress })
      if (!signal.aborted) setStep({ at: 'preview', read: found })
    } catch (error) {
      if (signal.aborted) return
      restart(messageOf(error))
    }
  }

  async function sendOut(file: ReadFile) {
    // Two clicks, one import.
    if (sending.current) return
    sending.current = true
    setBanner(null)
    setStep({ at: 'sending', read: file, progress: null })
    let drawn = 0
    try {
      const report = await sendFile(file.upload, (progress) => {
        if (!sending.current || (performance.now() - drawn < DRAW_MS && progress.sent < progress.total)) return
        drawn = performance.now()
        setStep({ at: 'sending', read: file, progress })
      })
      conclude(file, report)
    } catch (error) {
      setStep({ at: 'preview', read: file })
      if (visible.current) return setBanner({ kind: 'error', text: messageOf(error) })
      unseen.current = true
      toast('error', messageOf(error))
    } finally {
      sending.current = false
    }
  }

  function conclude(file: ReadFile, report: ImportReport) {
    if (report.imported > 0) toast('success', success)
    if (report.failed === 0) {
      show(false)
      return
    }
    setStep({ at: 'report', read: file, report })
    if (visible.current) return
    unseen.current = true
    const again = alive.current ? ` “${title}” says why.` : ''
    toast('error', `${rowCount(report.failed)} of ${file.name} could not be imported.${again}`)
  }

  return {
    opened,
    step,
    banner,
    clearBanner: () => setBanner(null),
    open() {
      // What was closed is done with, unless it went on behind, or rows are still to be corrected.
      if (!sending.current && !unseen.current && step.at !== 'report') restart()
      unseen.current = false
      show(true)
    },
    close() {
      reading.current?.abort()
      show(false)
    },
    choose([file, ...others]) {
      if (others.length > 0) return restart('Choose one file at a time.')
      if (file) void read(file)
    },
    restart: () => restart(),
    send() {
      if (step.at === 'preview' && visible.current) void sendOut(step.read)
    },
    finish() {
      show(false)
      restart()
    },
  }
}
