import { Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useApi } from '../../api/ApiProvider.tsx'
import { errorMessage } from '../../api/errors.ts'
import type { Bookmark } from '../../contract/analytics.ts'
import { contract } from '../../contract/index.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './bookmarkDeletion.module.css'

export interface BookmarkDeletionProps {
  /** Null while none is asked about; the dialog is there all the same, so that it knows where the focus was. */
  bookmark: Bookmark | null
  opened: boolean
  onClose(): void
  /** Called when the bookmark is gone, before the dialog closes. */
  onDeleted(): Promise<void> | void
}

/** Asks before a bookmark is deleted; a failure is told in the dialog, or by a toast where that was closed meanwhile. */
export function BookmarkDeletion({ bookmark, opened, onClose, onDeleted }: BookmarkDeletionProps) {
  const { call } = useApi()
  const open = useRef(opened)
  useEffect(() => {
    open.current = opened
    return () => {
      open.current = false
    }
  }, [opened])

  async function handleConfirm() {
    if (!bookmark) return
    const { tenant, id } = bookmark
    try {
      await call(contract.bookmarks.remove, { params: { tenant, id } })
    } catch (error) {
      if (open.current) throw error
      return toast('error', errorMessage(error))
    }
    toast('success', 'Bookmark deleted successfully')
    await onDeleted()
    if (open.current) onClose()
  }

  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Confirm Deletion"
      confirmLabel="Delete"
      danger
      onConfirm={handleConfirm}
    >
      <Text>Are you sure you want to delete this bookmark?</Text>
      <Text mt={4} className={classes.name}>
        {bookmark?.name}
      </Text>
    </ConfirmDialog>
  )
}
