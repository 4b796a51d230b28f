import { Button, Drawer } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useEffect, useState, type ReactNode } from 'react'
import { Form, FormBanner } from '../Form/Form.tsx'
import { SubmitButton } from '../Form/SubmitButton.tsx'
import { useSubmit } from '../Form/useSubmit.ts'
import { DiscardDialog } from '../dialogs/DiscardDialog.tsx'
import type { Dialog } from '../dialogs/useDialog.ts'
import { useDiscardGuard, type DiscardGuard } from '../dialogs/useDiscardGuard.ts'
import { dateErrors, type RowDates } from './rowBody.ts'
import { panelWords } from './words.ts'
import classes from './RowPanel.module.css'

export interface RowPanelProps<V extends object> extends Omit<RowFormProps<V>, 'guard'> {
  dialog: Dialog
  title: string
}

interface RowFormProps<V extends object> {
  dialog: Dialog
  guard: DiscardGuard
  /** The values of the fields when the panel opens. Later ones do not overwrite what the user is typing. */
  initial: V
  dates: RowDates<V>
  saveLabel?: string
  /** The success message. */
  success: string
  /** @param before the values that the panel was opened with */
  onSave(values: V, before: V): Promise<unknown>
  children(form: UseFormReturnType<V>): ReactNode
}

/**
 * The side panel in which a row is added or edited. It asks before it is closed with changes
 * (docs/product/tables.md#row-dialogs).
 */
export function RowPanel<V extends object>({ dialog, title, ...form }: RowPanelProps<V>) {
  const guard = useDiscardGuard(dialog)
  return (
    <>
      <Drawer
        opened={dialog.opened}
        onClose={guard.close}
        position="right"
        size={480}
        title={title}
        closeButtonProps={{ 'aria-label': panelWords.close }}
        classNames={{ content: classes.content, header: classes.header, body: classes.body }}
        attributes={{ content: { 'data-panel': true } }}
      >
        <RowForm key={dialog.openings} dialog={dialog} guard={guard} {...form} />
      </Drawer>
      <DiscardDialog
        opened={guard.question.opened}
        closeOnEscape={false}
        onKeep={guard.question.close}
        onDiscard={guard.discard}
      />
    </>
  )
}

function RowForm<V extends object>({
  dialog,
  guard,
  initial,
  dates,
  saveLabel = panelWords.save,
  success,
  onSave,
  children,
}: RowFormProps<V>) {
  const [before] = useState(initial)
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues: before,
    validate: (values) => dateErrors(values, dates),
  })
  const save = useSubmit({ form, dialog, send: (values: V) => onSave(values, before), success })
  // While values are being saved, closing the panel loses nothing, so do not ask.
  useEffect(() => guard.watch(save.busy ? null : form))

  return (
    <Form form={form} submission={save} browserValidates bannerOnTop={false} className={classes.form}>
      <div className={classes.fields}>{children(form)}</div>
      <div className={classes.foot}>
        {/* Here the banner stays visible while the fields scroll. */}
        <FormBanner submission={save} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={guard.close}>
            {panelWords.cancel}
          </Button>
          <SubmitButton>{saveLabel}</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
