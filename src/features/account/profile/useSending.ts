import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { ApiError, errorMessage } from '../../../api/errors.ts'
import { toast } from '../../../ui/toast.ts'
import { useBusy } from '../../../ui/useBusy.ts'

/** What a failure says: over the form, in a line below that, and at its inputs. */
export interface Failure {
  title?: string
  details?: string
  fields?: Record<string, string>
}

export interface SendingOptions<Values extends Record<string, unknown>> {
  form: UseFormReturnType<Values>
  /** Whether the dialog is open: what happens after it was closed is told by a toast. */
  opened: boolean
  onClose(): void
  /** The toast of a success. */
  done?: string
  /** What a failure says; unless told, its message, and at each input what is wrong with it. */
  explain?(error: unknown): Failure
}

/** Sends what a dialog holds, once at a time, and tells how it went; a success closes the dialog. */
export function useSending<Values extends Record<string, unknown>>({
  form,
  opened,
  onClose,
  done,
  explain = explainFailure,
}: SendingOptions<Values>) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const { busy, run } = useBusy()
  const open = useRef(opened)
  useEffect(() => {
    open.current = opened
    return () => {
      open.current = false
    }
  }, [opened])

  /** The fields in the order of the form: the first that is wrong gets the focus. */
  function focusFirst(errors: object) {
    const first = Object.keys(form.getValues()).find((name) => name in errors)
    if (first !== undefined) form.getInputNode(first)?.focus()
  }

  const send = (work: () => Promise<void>) =>
    run(async () => {
      setFailure(null)
      try {
        await work()
        if (done !== undefined) toast('success', done)
        if (open.current) onClose()
      } catch (error) {
        const { title, details, fields = {} } = explain(error)
        if (!open.current)
          return toast('error', [title ?? Object.values(fields)[0], details].filter(Boolean).join(': '))
        setFailure({ ...(title !== undefined && { title }), ...(details !== undefined && { details }) })
        form.setErrors(fields)
        focusFirst(fields)
      }
    })

  return { busy, send, focusFirst, failure, clearFailure: () => setFailure(null) }
}

/** "Error <action>: <details>", and the server's word on each input; `teamIds.3` belongs to the input `teamIds`. */
export function explainFailure(error: unknown): Failure {
  const named = error instanceof ApiError ? Object.entries(error.fields) : []
  return {
    title: errorMessage(error),
    fields: Object.fromEntries(named.map(([path, message]) => [path.split('.')[0] ?? path, message])),
  }
}
