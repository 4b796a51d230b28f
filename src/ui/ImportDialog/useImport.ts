import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../errorMessage.ts'
import { useSubmit, type Submission } from '../Form/useSubmit.ts'
import { toast } from '../toast.ts'
import { readFile, type ReadFile } from './readFile.ts'
import type { ImportReport } from '../../contract/imports.ts'
import type { ImportRules, SendFile, Sent } from './rules.ts'
import { rowCount } from './wording.ts'

export interface ImportSource {
  /** Title of the dialog, label of its button: `Import Fans`. */
  title: string
  /** The message if rows have been imported (docs/product/fans.md#success). */
  success: string
  rules: ImportRules
  send: SendFile
}

/** The steps of an import. */
export type ImportStep =
  | { at: 'choose'; problem: string | null }
  | { at: 'reading'; name: string; rows: number }
  | { at: 'preview'; read: ReadFile }
  | { at: 'sending'; read: ReadFile; progress: Sent | null }
  | { at: 'report'; read: ReadFile; report: ImportReport }

export interface Import {
  opened: boolean
  step: ImportStep
  /** How the sending is going, and its banner. */
  upload: Pick<Submission, 'busy' | 'banner' | 'setBanner'>
  open(): void
  close(): void
  /** Reads the file that was dropped or picked; more than one is refused. */
  choose(files: readonly File[]): void
  restart(): void
  send(): void
  /** Closes the dialog and discards the report. */
  finish(): void
}

const beginning: ImportStep = { at: 'choose', problem: null }

/** Shortest time between two renders of the progress. */
const DRAW_MS = 100

/**
 * One import at a time. It outlives its dialog: if that is closed while a file is being sent, a toast shows the outcome, and the
 * report is there when the dialog is opened again.
 */
export function useImport({ title, success, rules, send: sendFile }: ImportSource): Import {
  const [opened, setOpened] = useState(false)
  const [step, setStep] = useState<ImportStep>(beginning)
  const reading = useRef<AbortController | null>(null)
  const visible = useRef(false)
  /** An import ended while the dialog was closed. */
  const unseen = useRef(false)
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
      visible.current = false
      reading.current?.abort()
    }
  }, [])

  const upload = useSubmit({
    send(file: ReadFile) {
      setStep({ at: 'sending', read: file, progress: null })
      let drawn = 0
      return sendFile(file.upload, (progress) => {
        if (performance.now() - drawn < DRAW_MS && progress.sent < progress.total) return
        drawn = performance.now()
        setStep((now) => (now.at === 'sending' ? { at: 'sending', read: file, progress } : now))
      })
    },
    isShown: () => visible.current,
    onSuccess: (report, file) => conclude(file, report),
    onError() {
      setStep((now) => (now.at === 'sending' ? { at: 'preview', read: now.read } : now))
      unseen.current = !visible.current
    },
  })

  function show(value: boolean) {
    visible.current = value
    setOpened(value)
  }

  function restart(problem: string | null = null) {
    reading.current?.abort()
    upload.setBanner(null)
    setStep({ at: 'choose', problem })
  }

  async function read(file: File) {
    reading.current?.abort()
    const { signal } = (reading.current = new AbortController())
    upload.setBanner(null)
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
      restart(errorMessage(error))
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
    const again = mounted.current ? ` “${title}” says why.` : ''
    toast('error', `${rowCount(report.failed)} of ${file.name} could not be imported.${again}`)
  }

  return {
    opened,
    step,
    upload,
    open() {
      // A closed import starts over, unless it is still being sent or its outcome has not been seen.
      if (step.at !== 'sending' && !unseen.current && step.at !== 'report') restart()
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
      if (step.at === 'preview' && visible.current) upload.submit(step.read)
    },
    finish() {
      show(false)
      restart()
    },
  }
}
