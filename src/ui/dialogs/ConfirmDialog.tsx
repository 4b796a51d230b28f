import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form, noFields, type SubmitForm } from '../Form/Form.tsx'
import { SubmitButton } from '../Form/SubmitButton.tsx'
import { useSubmit, type SubmitOptions } from '../Form/useSubmit.ts'
import type { Dialog } from './useDialog.ts'
import { confirmWords } from '../words.ts'

export interface ConfirmDialogProps<Values, Output> extends Omit<SubmitOptions<Values, Output>, 'form' | 'dialog'> {
  dialog: Dialog
  title: string
  /** The form in the dialog, which closing resets; without one, there is only the question. */
  form?: SubmitForm<Values> & { reset(): void }
  /** The question, with any fields to fill in first. */
  children: ReactNode
  confirmLabel?: string
  /** Colours the confirm button red, for an action that cannot be undone. */
  danger?: boolean
}

/** Asks for confirmation before an action. It closes on success, and shows a failure in a banner. */
export function ConfirmDialog<Values = void, Output = unknown>({
  dialog,
  title,
  ...rest
}: ConfirmDialogProps<Values, Output>) {
  function handleClose() {
    dialog.close()
    rest.form?.reset()
  }
  return (
    <Modal opened={dialog.opened} onClose={handleClose} title={title} centered withCloseButton={false}>
      <Question key={dialog.openings} dialog={{ ...dialog, close: handleClose }} {...rest} />
    </Modal>
  )
}

function Question<Values, Output>({
  dialog,
  // Without a form there are no values, so `Values` is void.
  form = noFields as SubmitForm<Values>,
  children,
  confirmLabel = confirmWords.confirm,
  danger = false,
  ...options
}: Omit<ConfirmDialogProps<Values, Output>, 'title' | 'form'> & { form?: SubmitForm<Values> }) {
  const submission = useSubmit<Values, Output>({ ...options, dialog, form })
  return (
    <Form form={form} submission={submission}>
      {children}
      <Group justify="flex-end" mt="lg">
        {/* Enter must not confirm by accident; if there is a field, it takes the focus instead. */}
        <Button variant="default" onClick={dialog.close} data-autofocus>
          {confirmWords.cancel}
        </Button>
        <SubmitButton color={danger ? 'red' : 'pitch'}>{confirmLabel}</SubmitButton>
      </Group>
    </Form>
  )
}
