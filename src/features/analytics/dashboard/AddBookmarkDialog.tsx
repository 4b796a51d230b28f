import { Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useUser } from '../../../api/ApiProvider.tsx'
import { useWrite } from '../../../api/useWrite.ts'
import { contract } from '../../../contract/index.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import type { Dialog } from '../../../ui/dialogs/useDialog.ts'
import { FilterChips } from '../filters/FilterChips.tsx'
import { viewFiltersOf } from '../filters/viewFilters.ts'
import { addBookmarkWords } from '../words.ts'
import classes from './AddBookmarkDialog.module.css'

/** The dashboard's analytics has this fixed name (docs/contract.md#dashboard-frame). */
const CONNECTOR = 'metabase'

interface AddBookmarkDialogProps {
  dialog: Dialog
  /** The view to save, as a query string. */
  params: string
}

/** Saves the view of the dashboard under a name (docs/product/analytics.md#dashboard). */
export function AddBookmarkDialog({ dialog, params }: AddBookmarkDialogProps) {
  const { tenant } = useUser()
  const create = useWrite(contract.bookmarks.create, { stale: [contract.bookmarks.list] })
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', description: '' },
    validate: { name: (name) => (name.trim() === '' ? addBookmarkWords.nameMissing : null) },
  })

  return (
    <ConfirmDialog
      dialog={dialog}
      title={addBookmarkWords.title}
      confirmLabel={addBookmarkWords.submit}
      form={form}
      send={({ name, description }: typeof form.values) =>
        create({
          params: { tenant },
          body: { name: name.trim(), description: description.trim() || null, connectorId: CONNECTOR, params },
        })
      }
      success={addBookmarkWords.done}
    >
      <TextInput
        label={addBookmarkWords.name}
        autoComplete="off"
        data-autofocus
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <Textarea
        label={addBookmarkWords.description}
        mt="md"
        rows={3}
        key={form.key('description')}
        {...form.getInputProps('description')}
      />
      <ViewFilters params={params} />
    </ConfirmDialog>
  )
}

/** Lists the filters that the bookmark saves. */
function ViewFilters({ params }: { params: string }) {
  if (viewFiltersOf(params).length === 0) return <p className={classes.view}>{addBookmarkWords.unfiltered}</p>
  return (
    <div className={classes.view}>
      <p>{addBookmarkWords.filtered}</p>
      <FilterChips params={params} />
    </div>
  )
}
