import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { BannerMessage } from '../feedback/messages/Banner.tsx'
import { errorMessage } from '../feedback/messages/errorMessage.ts'
import { toast } from '../feedback/messages/toast.ts'
import type { Dialog } from '../dialogs/useDialog.ts'
import { useMounted } from '../useMounted.ts'
import { serverFields, showFieldErrors, type FieldErrors, type FieldForm } from './fieldErrors.ts'

/** A failure as the user sees it. */
export interface Failure {
  text: string
  /** A second line below the text. */
  details?: string
  /** Errors by the path of their field in the form. */
  fields?: FieldErrors
}

export interface SubmitOptions<Input, Output> {
  /** Does the work. Anything that it throws is shown as the failure. */
  send(input: Input): Promise<Output>
  /** The form whose fields show the errors of the server. */
  form?: FieldForm
  /** The dialog or panel around it: it closes on success, and nothing can be submitted while it is closed. */
  dialog?: Pick<Dialog, 'opening' | 'close'>
  /** True if the form can show the outcome. By default, while the dialog stays open or the component is mounted. */
  isShown?(): boolean
  /** The message of a success. */
  success?: string
  /** Shows a success as a `toast` (the default) or in the `banner`. */
  successAs?: 'banner' | 'toast'
  /** Shows a failure in the `banner` (the default) or as a `toast`. */
  failureAs?: 'banner' | 'toast'
  /** Describes a failure. By default it has the message of the error, and the server's errors at their fields. */
  explain?(error: unknown): Failure
  /** Shows no banner for a failure that a field shows already. */
  fieldsReplaceBanner?: boolean
  /** Another submission of the same form, whose banner this one uses too. */
  bannerOf?: Pick<Submission<never>, 'setBanner'>
  /** The screen is left after a success. It stays busy until then, so that nothing is sent twice. */
  leaves?: boolean
  /** Allows several submissions at once, because each click is intended. */
  overlaps?: boolean
  /** Called after every success, even if the form was closed before the answer came. */
  onSuccess?(output: Output, input: Input): void
  /** Called after a success if the form is still shown. Use it to reset the form or to navigate. */
  onDone?(output: Output, input: Input): void
  onError?(error: unknown): void
}

/** A submission and its state, which `<Form>` and `<SubmitButton>` show. */
export interface Submission<Input = void> {
  busy: boolean
  /** Submits. Further calls before the answer are ignored, unless `overlaps` is set. */
  submit(input: Input): void
  banner: BannerMessage | null
  /** Replaces or clears the banner. */
  setBanner(message: BannerMessage | null): void
}

interface Attempt<Input, Output> {
  input: Input
  /** The options of the render that submitted it. */
  options: SubmitOptions<Input, Output>
  setBanner: Submission['setBanner']
  isShown(): boolean
}

/**
 * Submits a form, a dialog or a button, once at a time. It shows the outcome in the form, or as a toast if the form was
 * closed before the answer.
 *
 * @example
 * const save = useSubmit({ form, send: (body: Values) => update({ params, body }), success: 'Saved' })
 * <Form form={form} submission={save}>…<SubmitButton>Save</SubmitButton></Form>
 */
export function useSubmit<Input = void, Output = unknown>(options: SubmitOptions<Input, Output>): Submission<Input> {
  const { form, dialog, leaves = false, overlaps = false } = options
  const [banner, setOwnBanner] = useState<BannerMessage | null>(null)
  const setBanner = options.bannerOf?.setBanner ?? setOwnBanner
  /** Unlike the state of the mutation, this changes immediately: a second click may come before the next render. */
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
      setBanner(null)
      form?.clearErrors()
      const isShown = options.isShown ?? (() => (dialog ? dialog.opening() === opening : mounted.current))
      mutation.mutate({ input, options, setBanner, isShown })
    },
    banner,
    setBanner,
  }
}

function showSuccess<Input, Output>(output: Output, { input, options, setBanner, isShown }: Attempt<Input, Output>) {
  const { success, successAs = 'toast' } = options
  const visible = isShown()
  if (success !== undefined && successAs === 'banner' && visible) setBanner({ kind: 'success', text: success })
  else if (success !== undefined) toast('success', success)
  options.onSuccess?.(output, input)
  if (!visible) return
  options.onDone?.(output, input)
  options.dialog?.close()
}

function showFailure<Input, Output>(error: unknown, { options, setBanner, isShown }: Attempt<Input, Output>) {
  const { form, explain = explainByServer } = options
  const { text, details, fields = {} } = explain(error)
  options.onError?.(error)
  const asToast = [text, details].filter(Boolean).join(': ')
  if (!isShown()) return toast('error', asToast)
  const hasFieldErrors = form !== undefined && showFieldErrors(form, fields)
  if (options.failureAs === 'toast') return toast('error', asToast)
  if (hasFieldErrors && options.fieldsReplaceBanner) return
  setBanner({ kind: 'error', text, ...(details !== undefined && { details }) })
}

const explainByServer = (error: unknown): Failure => ({ text: errorMessage(error), fields: serverFields(error) })
