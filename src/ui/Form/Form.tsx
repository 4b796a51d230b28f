import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Banner } from '../feedback/Banner.tsx'
import { BusyContext } from './BusyContext.ts'
import { focusFirstInvalid, type FieldForm } from './fieldErrors.ts'
import type { Submission } from './useSubmit.ts'
import classes from './Form.module.css'

/** What `<Form>` needs of a form of @mantine/form. */
export interface SubmitForm<Values> extends FieldForm {
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
}

export interface FormProps<Values> {
  /** Validates before anything is submitted. */
  form: SubmitForm<Values>
  submission: Pick<Submission<Values>, 'busy' | 'submit' | 'banner' | 'tell'>
  /** Leaves the check of an e-mail address to the browser. */
  browserValidates?: boolean
  /** False for a form that has its `<FormBanner>` elsewhere than on top. */
  bannerOnTop?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * A form around what `useSubmit` gives: the banner, the fields, and the focus. A value that is refused takes the focus to the first
 * invalid field, in the order of the screen.
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
        onSubmit={form.onSubmit(submission.submit, (errors) => focusFirstInvalid(form, errors))}
      >
        {bannerOnTop && <FormBanner submission={submission} />}
        {children}
      </form>
    </BusyContext>
  )
}

/** What came of a submission, above or below its fields. */
export const FormBanner = ({ submission: { banner, tell } }: { submission: Pick<Submission, 'banner' | 'tell'> }) => (
  <Banner message={banner} onClear={() => tell(null)} />
)

/** A busy button is disabled and would lose the focus, in a dialog even to what lies behind it: the form holds it meanwhile. */
function useFocusKept(busy: boolean, element: React.RefObject<HTMLFormElement | null>) {
  const wasBusy = useRef(false)
  useEffect(() => {
    const button = element.current?.querySelector<HTMLElement>('[type="submit"]') ?? null
    // The focus is on the button or on something around it, so it is in no field.
    const isLost = button !== null && document.activeElement?.contains(button)
    if (busy && isLost) element.current?.focus()
    if (!busy && wasBusy.current && isLost) button.focus()
    wasBusy.current = busy
  }, [busy, element])
}
