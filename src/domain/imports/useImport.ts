import { useEffect, useRef, useState } from 'react'
import { useFocusReturn } from '../../ui/dialogs/useFocusReturn.ts'
import { errorMessage } from '../../ui/feedback/messages/errorMessage.ts'
import { useMounted } from '../../ui/useMounted.ts'
import { useSubmit, type Submission } from '../../ui/Form/useSubmit.ts'
import { toast } from '../../ui/feedback/messages/toast.ts'
import type { Country } from '../../contract/system.ts'
import type { ReadFile } from './csv/readFile.ts'
import type { ImportReport } from '../../contract/imports/imports.ts'
import type { ImportKind, SendFile, Sent } from './rules.ts'
import { importWords } from './words.ts'
import { importRules } from './importRules.ts'

export interface ImportSource {
  /** Title of the dialog, label of its button: `Import Fans`. */
  title: string
  /** The message if rows have been imported (docs/product/fans.md#success). */
  success: string
  kind: ImportKind
  send: SendFile
  /** The countries of the server, whose names replace codes; empty if they cannot be loaded. */
  loadCountries?: (() => Promise<readonly Country[]>) | undefined
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
 * One import at a time. It outlives its dialog: if that is closed while a file is being sent, a toast shows the
 * outcome, and the report is there when the dialog is opened again.
 */
export function useImport({ title, success, kind, send: sendFile, loadCountries }: ImportSource): Import {
  const [step, setStep] = useState<ImportStep>(beginning)
  const { opened, show, isVisible, isMounted, hasUnseenOutcome, setUnseenOutcome } = useVisibility()

  const upload = useSubmit({
    send(file: ReadFile) {
      setStep({ at: 'sending', read: file, progress: null })
      const isDrawDue = createDrawLimit()
      return sendFile(file.upload, (progress) => {
        if (!isDrawDue() && progress.sent < progress.total) return
        setStep((now) => (now.at === 'sending' ? { at: 'sending', read: file, progress } : now))
      })
    },
    isShown: isVisible,
    onSuccess: (report, file) => conclude(file, report),
    onError() {
      setStep((now) => (now.at === 'sending' ? { at: 'preview', read: now.read } : now))
      setUnseenOutcome(!isVisible())
    },
  })
  const { readFrom, abortReading } = useFileReader({ kind, loadCountries }, setStep, restart)

  function restart(problem: string | null = null) {
    abortReading()
    upload.setBanner(null)
    setStep({ at: 'choose', problem })
  }

  function conclude(file: ReadFile, report: ImportReport) {
    if (report.imported > 0) toast('success', success)
    if (report.failed === 0) {
      show(false)
      return
    }
    setStep({ at: 'report', read: file, report })
    if (isVisible()) return
    setUnseenOutcome(true)
    toast('error', importWords.failed(report.failed, file.name, isMounted() ? title : null))
  }

  return {
    opened,
    step,
    upload,
    open() {
      // A closed import starts over, unless it is still being sent or its outcome has not been seen.
      const isSending = step.at === 'sending' && upload.busy
      if (!isSending && !hasUnseenOutcome() && step.at !== 'report') restart()
      setUnseenOutcome(false)
      show(true)
    },
    close() {
      abortReading()
      show(false)
    },
    choose([file, ...others]) {
      if (others.length > 0) return restart(importWords.oneFile)
      if (!file) return
      upload.setBanner(null)
      void readFrom(file)
    },
    restart: () => restart(),
    send() {
      if (step.at === 'preview' && isVisible()) upload.submit(step.read)
    },
    finish() {
      show(false)
      restart()
    },
  }
}

/** Tracks whether the user can see the dialog, for callbacks that may run after it was closed or unmounted. */
function useVisibility() {
  const [opened, setOpened] = useState(false)
  const visible = useRef(false)
  /** An import ended while the dialog was closed. */
  const unseen = useRef(false)
  const mounted = useMounted()

  useFocusReturn(opened)

  function show(value: boolean) {
    visible.current = value
    setOpened(value)
  }

  return {
    opened,
    show,
    isVisible: () => visible.current && mounted.current,
    isMounted: () => mounted.current,
    hasUnseenOutcome: () => unseen.current,
    setUnseenOutcome(value: boolean) {
      unseen.current = value
    },
  }
}

/**
 * Reads one file at a time and moves the import to its preview. Reading a new file or unmounting aborts the previous
 * read.
 */
function useFileReader(
  { kind, loadCountries }: Pick<ImportSource, 'kind' | 'loadCountries'>,
  setStep: (step: ImportStep) => void,
  onError: (problem: string) => void,
) {
  const reading = useRef<AbortController | null>(null)
  const abortReading = () => reading.current?.abort()
  useEffect(() => abortReading, [])

  async function readFrom(file: File) {
    abortReading()
    const { signal } = (reading.current = new AbortController())
    setStep({ at: 'reading', name: file.name, rows: 0 })
    const isDrawDue = createDrawLimit(performance.now())
    const onProgress = (rows: number) => {
      if (isDrawDue()) setStep({ at: 'reading', name: file.name, rows })
    }
    const countries = loadCountries?.() ?? Promise.resolve([])
    try {
      const { readFile } = await import('./csv/readFile.ts')
      const found = await readFile(file, importRules[kind], { signal, onProgress, countries })
      if (!signal.aborted) setStep({ at: 'preview', read: found })
    } catch (error) {
      if (!signal.aborted) onError(errorMessage(error))
    }
  }

  return { readFrom, abortReading }
}

/** Returns a function that is true at most once per DRAW_MS; `drawn` is the time of the last render in milliseconds. */
function createDrawLimit(drawn = 0): () => boolean {
  return () => {
    if (performance.now() - drawn < DRAW_MS) return false
    drawn = performance.now()
    return true
  }
}
