import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { BannerMessage } from '../feedback/Banner.tsx'
import { errorMessage } from '../feedback/errorMessage.ts'
import { toast } from '../feedback/toast.ts'
import type { Dialog } from '../dialogs/useDialog.ts'
import { serverFields, showFieldErrors, type FieldErrors, type FieldForm } from './fieldErrors.ts'

/** What the user is told about a failure. */
export interface Failure {
  text: string
  /** A second line below the text. */
  details?: string
  /** Errors by the path of their field in the form. */
  fields?: FieldErrors
}

export interface SubmitOptions<Input, Output> {
  /** Does the work. Whatever it throws is shown as the failure. */
  send(input: Input): Promise<Output>
  /** The form whose fields show the errors of the server. */
  form?: FieldForm
  /** The dialog or panel around it: it closes on success, and nothing can be submitted while it is closed. */
  dialog?: Pick<Dialog, 'opening' | 'close'>
  /** Whether there is somebody to show the outcome to. By default, while the dialog stays open or the component is mounted. */
  isShown?(): boolean
  /** The message of a success. */
  success?: string
  /** Where a success is shown: `toast` unless given. */
  successAs?: 'banner' | 'toast'
  /** Where a failure is shown: `banner` unless given. */
  failureAs?: 'banner' | 'toast'
  /** What a failure says: by default its message, and the server's errors at their fields. */
  explain?(error: unknown): Failure
  /** Shows no banner for a failure that a field shows already. */
  fieldsReplaceBanner?: boolean
  /** Another submission of the same form, whose banner this one uses too. */
  bannerOf?: Pick<Submission<never>, 'tell'>
  /** The screen is left after a success. It stays busy until then, so that nothing is sent twice. */
  leaves?: boolean
  /** Several may be under way at once, because each is meant. */
  overlaps?: boolean
  /** Called after every success, even if the form was closed before the answer came. */
  onSuccess?(output: Output, input: Input): void
  /** Called after a success if the form is still shown: the place to reset it or to navigate. */
  onDone?(output: Output, input: Input): void
  onError?(error: unknown): void
}

/** Something that can be submitted; `<Form>` and `<SubmitButton>` show it. */
export interface Submission<Input = void> {
  busy: boolean
  /** Submits once, however often it is called before the answer. */
  submit(input: Input): void
  banner: BannerMessage | null
  /** Replaces or clears the banner. */
  tell(message: BannerMessage | null): void
}

interface Attempt<Input, Output> {
  input: Input
  /** Those of the render that it was submitted from. */
  options: SubmitOptions<Input, Output>
  tell: Submission['tell']
  isShown(): boolean
}

/**
 * The one way to submit a form, a dialog or a button. It sends once at a time and shows the outcome: in the form while that is
 * there, as a toast if it was closed meanwhile.
 *
 * @example
 * const save = useSubmit({ form, send: (body: Values) => update({ params, body }), success: 'Saved' })
 * <Form form={form} submission={save}>…<SubmitButton>Save</SubmitButton></Form>
 */
export function useSubmit<Input = void, Output = unknown>(options: SubmitOptions<Input, Output>): Submission<Input> {
  const { form, dialog, leaves = false, overlaps = false } = options
  const [banner, setBanner] = useState<BannerMessage | null>(null)
  const tell = options.bannerOf?.tell ?? setBanner
  /** Unlike the state of the mutation, this changes at once: a second click may come before the next render. */
  const locked = useRef(false)
  const mounted = useMounted()

  const mutation = useMutation<Output, unknown, Attempt<Input, Output>>({
    mutationFn: (attempt) => attempt.options.send(attempt.input),
    onSuccess: showSuccess,
    onError: showFailure,
    onSettled(_output, error) {
      locked.current = leaves && error === null
    },
  })

  return {
    busy: mutation.isPending || (leaves && mutation.isSuccess),
    submit(input) {
      const opening = dialog?.opening()
      if ((locked.current && !overlaps) || opening === null) return
      locked.current = true
      tell(null)
      form?.clearErrors()
      const isShown = options.isShown ?? (() => (dialog ? dialog.opening() === opening : mounted.current))
      mutation.mutate({ input, options, tell, isShown })
    },
    banner,
    tell,
  }
}

function showSuccess<Input, Output>(output: Output, { input, options, tell, isShown }: Attempt<Input, Output>) {
  const { success, successAs = 'toast' } = options
  const shown = isShown()
  if (success !== undefined && successAs === 'banner' && shown) tell({ kind: 'success', text: success })
  else if (success !== undefined) toast('success', success)
  options.onSuccess?.(output, input)
  if (!shown) return
  options.onDone?.(output, input)
  options.dialog?.close()
}

function showFailure<Input, Output>(error: unknown, { options, tell, isShown }: Attempt<Input, Output>) {
  const { form, explain = explainByServer } = options
  const { text, details, fields = {} } = explain(error)
  options.onError?.(error)
  const asToast = [text, details].filter(Boolean).join(': ')
  if (!isShown()) return toast('error', asToast)
  const marked = form !== undefined && showFieldErrors(form, fields)
  if (options.failureAs === 'toast') return toast('error', asToast)
  if (marked && options.fieldsReplaceBanner) return
  tell({ kind: 'error', text, ...(details !== undefined && { details }) })
}

const explainByServer = (error: unknown): Failure => ({ text: errorMessage(error), fields: serverFields(error) })

function useMounted() {
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return mounted
}
