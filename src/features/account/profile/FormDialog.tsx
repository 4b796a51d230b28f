import { Button, Group, Modal, Stack } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { Form, type FormProps } from '../../../ui/Form/Form.tsx'
import { SubmitButton } from '../../../ui/Form/SubmitButton.tsx'
import type { Dialog } from '../../../ui/dialogs/useDialog.ts'
import { dialogWords } from './words.ts'

export interface FormDialogProps {
  title: string
  dialog: Dialog
  /** The form; remounted each time the dialog opens. */
  children: ReactNode
}

/** A dialog around a form. */
export function FormDialog({ title, dialog, children }: FormDialogProps) {
  return (
    <Modal
      opened={dialog.opened}
      onClose={dialog.close}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': dialogWords.close }}
    >
      <Fragment key={dialog.openings}>{children}</Fragment>
    </Modal>
  )
}

export interface DialogFormProps<Values> extends FormProps<Values> {
  dialog: Pick<Dialog, 'close'>
  submitLabel: string
  /** Marks an action that cannot be undone. */
  danger?: boolean
}

/** The form of a dialog: its fields, Cancel and the submit button. */
export function DialogForm<Values>({
  dialog,
  submitLabel,
  danger = false,
  children,
  ...form
}: DialogFormProps<Values>) {
  return (
    <Form {...form}>
      <Stack gap="md">{children}</Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={dialog.close}>
          {dialogWords.cancel}
        </Button>
        <SubmitButton color={danger ? 'red' : 'pitch'}>{submitLabel}</SubmitButton>
      </Group>
    </Form>
  )
}
