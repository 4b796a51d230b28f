import { Button, Group, Modal, Stack } from '@mantine/core'
import { useEffect, useMemo, useRef, type FormEventHandler, type ReactNode } from 'react'
import { Banner } from '../../../ui/Banner.tsx'
import type { Failure } from './useSending.ts'
import classes from './FormDialog.module.css'

export interface FormDialogProps {
  title: string
  opened: boolean
  onClose(): void
}

/** A dialog around a form; the form begins anew each time that it is opened. */
export function FormDialog({ title, opened, onClose, children }: FormDialogProps & { children: ReactNode }) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': 'Close' }}>
      {children}
    </Modal>
  )
}

export interface DialogFormProps {
  onSubmit: FormEventHandler<HTMLFormElement>
  onClose(): void
  submitLabel: string
  /** What is done cannot be undone. */
  danger?: boolean
  sending: { busy: boolean; failure: Failure | null; clearFailure(): void }
  children: ReactNode
}

/** The form of a dialog: what went wrong, the fields, and the two buttons. */
export function DialogForm({ onSubmit, onClose, submitLabel, danger = false, sending, children }: DialogFormProps) {
  const { busy, failure, clearFailure } = sending
  const form = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  useFocusKept(busy, form, submit)
  // A new object only for a new failure, which starts the five seconds again.
  const banner = useMemo(
    () => (failure?.title === undefined ? null : ({ kind: 'error', text: failure.title } as const)),
    [failure],
  )
  return (
    <form ref={form} tabIndex={-1} className={classes.form} onSubmit={onSubmit}>
      <Banner message={banner} onClear={clearFailure} />
      <div role="alert">{failure?.details !== undefined && <p className={classes.details}>{failure.details}</p>}</div>
      <Stack gap="md">{children}</Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button ref={submit} type="submit" color={danger ? 'red' : 'pitch'} loading={busy}>
          {submitLabel}
        </Button>
      </Group>
    </form>
  )
}

/** A busy button is disabled, and with that the focus would fall out of the dialog: the form holds it meanwhile. */
function useFocusKept(
  busy: boolean,
  form: React.RefObject<HTMLFormElement | null>,
  submit: React.RefObject<HTMLButtonElement | null>,
) {
  const wasBusy = useRef(false)
  useEffect(() => {
    // The button itself, or what is around it: the focus is in no field.
    const nowhere = document.activeElement?.contains(submit.current)
    if (busy && nowhere) form.current?.focus()
    if (!busy && wasBusy.current && nowhere) submit.current?.focus()
    wasBusy.current = busy
  }, [busy, form, submit])
}
