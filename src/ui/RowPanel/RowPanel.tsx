import { Button, Drawer } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Banner, type BannerMessage } from '../Banner.tsx'
import { toast } from '../toast.ts'
import { useBusy } from '../useBusy.ts'
import type { Dialog } from '../useDialog.ts'
import { dateErrors, type RowDates } from './rowBody.ts'
import classes from './RowPanel.module.css'

export interface RowPanelProps<V extends object> extends Omit<RowFormProps<V>, 'dialog'> {
  dialog: Dialog
  title: string
}

interface RowFormProps<V extends object> {
  dialog: Dialog
  /** What stands in the fields when the panel opens; what comes later does not change what somebody is writing. */
  initial: V
  dates: RowDates<V>
  saveLabel?: string
  /** What is told when it is saved. */
  success: string
  /** @param before what the panel was opened with */
  onSave(values: V, before: V): Promise<unknown>
  children(form: UseFormReturnType<V>): ReactNode
}

/** The side panel in which a row is written or changed (docs/product/tables.md#row-dialogs). */
export function RowPanel<V extends object>({ dialog, title, ...form }: RowPanelProps<V>) {
  return (
    <Drawer
      opened={dialog.opened}
      onClose={dialog.close}
      position="right"
      // What has been typed is not lost by a click beside it.
      closeOnClickOutside={false}
      size={480}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    >
      <RowForm key={useTimesOpened(dialog.opened)} dialog={dialog} {...form} />
    </Drawer>
  )
}

/** Another number each time it opens: who opens it again while it fades out begins anew. */
function useTimesOpened(opened: boolean): number {
  const [seen, setSeen] = useState({ opened, times: 0 })
  if (seen.opened !== opened) setSeen({ opened, times: seen.times + (opened ? 1 : 0) })
  return seen.times
}

function RowForm<V extends object>({
  dialog,
  initial,
  dates,
  saveLabel = 'Save',
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
  const [banner, setBanner] = useState<BannerMessage | null>(null)
  const { busy, run } = useBusy()
  const [refusals, setRefusals] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  // The first in the order of the panel, whatever order the errors came in.
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  const handleSave = (values: V) =>
    run(async () => {
      setBanner(null)
      try {
        await dialog.run(async () => {
          await onSave(values, before)
          toast('success', success)
        })
      } catch (error) {
        setBanner({ kind: 'error', text: error instanceof Error ? error.message : String(error) })
        form.setErrors(fieldsOf(error))
        setRefusals((times) => times + 1)
      }
    })

  return (
    <form
      ref={element}
      className={classes.form}
      onSubmit={form.onSubmit(
        (values) => void handleSave(values),
        () => setRefusals((times) => times + 1),
      )}
    >
      <div className={classes.fields}>{children(form)}</div>
      <div className={classes.foot}>
        {/* Here it is seen, however far the fields are scrolled. */}
        <Banner message={banner} onClear={() => setBanner(null)} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={dialog.close}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            {saveLabel}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** What a server has said of single fields: an error of the API carries it, by field. */
function fieldsOf(error: unknown): Record<string, string> {
  const known = typeof error === 'object' && error !== null && 'fields' in error
  return known ? (error.fields as Record<string, string>) : {}
}
