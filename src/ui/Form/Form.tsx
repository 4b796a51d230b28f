import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Banner } from '../feedback/messages/Banner.tsx'
import { BusyContext } from './BusyContext.ts'
import { focusFirstInvalid, type FieldForm } from './fieldErrors.ts'
import { takeFields, takeTrimmedFields, type ValuesForm } from './takeFields.ts'
import type { Submission } from './useSubmit.ts'
import classes from './Form.module.css'

/** The part of a @mantine/form form that `<Form>` uses. */
export interface SubmitForm<Values> extends FieldForm, ValuesForm {
  onSubmit(
    handle: (values: Values) => void,
    refuse: (errors: Record<string, unknown>) => void,
  ): (event?: FormEvent<HTMLFormElement>) => void
}

/** For a form without fields, such as a question. */
export const noFields: SubmitForm<void> = {
  onSubmit: (handle) => (event) => {
    event?.preventDefault()
    handle()
  },
  getInputNode: () => null,
  setErrors() {},
  clearErrors() {},
  getValues: () => ({}),
  setFieldValue() {},
}

export interface FormProps<Values> {
  /** Validates before anything is submitted. */
  form: SubmitForm<Values>
  submission: Pick<Submission<Values>, 'busy' | 'submit' | 'banner' | 'setBanner'>
  /** Lets the browser validate e-mail addresses. */
  browserValidates?: boolean
  /** Set to false if the form renders its `<FormBanner>` elsewhere. */
  bannerOnTop?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * Renders a form for a submission of `useSubmit`: the banner, the fields, and the focus. If validation fails, the first
 * invalid field in the order of the screen gets the focus.
 */
export function Form<Values>({
  form,
  submission,
  browserValidates = false,
  bannerOnTop = true,
  className,
  children,
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null)
  useFocusKept(submission.busy, element)
  return (
    <BusyContext value={submission.busy}>
      <form
        ref={element}
        tabIndex={-1}
        className={[classes.form, className].filter(Boolean).join(' ')}
        noValidate={!browserValidates}
        // Before a field that changes is rendered again; before a button that reads the values, or a browser's validation.
        onInputCapture={({ currentTarget, target }) => takeFields(currentTarget, form, target)}
        onClickCapture={({ currentTarget }) => takeTrimmedFields(currentTarget, form)}
        onSubmit={(event) => {
          takeTrimmedFields(event.currentTarget, form)
          form.onSubmit(submission.submit, (errors) => focusFirstInvalid(form, errors))(event)
        }}
      >
        {bannerOnTop && <FormBanner submission={submission} />}
        {children}
      </form>
    </BusyContext>
  )
}

/** The outcome of a submission, above or below its fields. */
export const FormBanner = ({
  submission: { banner, setBanner },
}: {
  submission: Pick<Submission, 'banner' | 'setBanner'>
}) => <Banner message={banner} onClear={() => setBanner(null)} />

/**
 * A busy button is disabled and would lose the focus, in a dialog even to the page behind it. The form holds it while
 * the button is busy.
 */
function useFocusKept(busy: boolean, element: React.RefObject<HTMLFormElement | null>) {
  const wasBusy = useRef(false)
  useEffect(() => {
    const button = element.current?.querySelector<HTMLElement>('[type="submit"]') ?? null
    // The focus is on the button or an ancestor of it, so it is not in a field.
    const isLost = button !== null && document.activeElement?.contains(button)
    if (busy && isLost) element.current?.focus()
    if (!busy && wasBusy.current && isLost) button.focus()
    wasBusy.current = busy
  }, [busy, element])
}
