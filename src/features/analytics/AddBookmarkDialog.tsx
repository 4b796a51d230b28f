import { Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { useUser } from '../../api/ApiProvider.tsx'
import { ApiError, errorMessage } from '../../api/errors.ts'
import { useAction } from '../../api/useAction.ts'
import { contract } from '../../contract/index.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './AddBookmarkDialog.module.css'

/** The dashboard's analytics has this fixed name (docs/contract.md#dashboard-frame). */
const CONNECTOR = 'metabase'

interface AddBookmarkDialogProps {
  opened: boolean
  onClose(): void
  /** The view to keep, as a query string. */
  params: string
}

/** Keeps the view of the dashboard under a name (docs/product/analytics.md#dashboard). */
export function AddBookmarkDialog({ opened, onClose, params }: AddBookmarkDialogProps) {
  const { tenant } = useUser()
  const create = useAction(contract.bookmarks.create, { stale: [contract.bookmarks.list] })
  const form = useForm({ mode: 'uncontrolled', initialValues: { name: '', description: '' } })
  const shown = useRef(opened)
  useEffect(() => {
    shown.current = opened
    return () => {
      shown.current = false
    }
  }, [opened])

  function handleClose() {
    onClose()
    form.reset()
  }

  async function handleConfirm() {
    const { name, description } = form.getValues()
    if (name.trim() === '') {
      form.setErrors({ name: 'Enter a name' })
      return form.getInputNode('name')?.focus()
    }
    const body = { name: name.trim(), description: description.trim() || null, connectorId: CONNECTOR, params }
    try {
      await create.mutateAsync({ params: { tenant }, body })
    } catch (error) {
      // Who has closed the dialog meanwhile is told of the failure all the same.
      if (!shown.current) return toast('error', errorMessage(error))
      if (error instanceof ApiError) form.setErrors(error.fields)
      throw error
    }
    toast('success', 'Bookmark created successfully')
    if (shown.current) handleClose()
  }

  return (
    <ConfirmDialog
      opened={opened}
      onClose={handleClose}
      title="Add bookmark"
      confirmLabel="Add bookmark"
      onConfirm={handleConfirm}
    >
      <TextInput
        label="Name"
        autoComplete="off"
        data-autofocus
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <Textarea
        label="Description"
        mt="md"
        rows={3}
        key={form.key('description')}
        {...form.getInputProps('description')}
      />
      <ViewFilters params={params} />
    </ConfirmDialog>
  )
}

/** What the bookmark will keep, in words. */
function ViewFilters({ params }: { params: string }) {
  const filters = [...new URLSearchParams(params)]
  if (filters.length === 0) return <p className={classes.view}>Keeps the whole dashboard: no filter is set.</p>
  return (
    <div className={classes.view}>
      Keeps the dashboard with
      <ul>
        {filters.map(([name, value]) => (
          <li key={`${name}=${value}`}>
            {name} <b>{value}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
