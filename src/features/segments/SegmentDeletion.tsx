import { Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../api/ApiProvider.tsx'
import { invalidate } from '../../api/effects.ts'
import { errorMessage } from '../../api/errors.ts'
import { contract } from '../../contract/index.ts'
import type { Segment } from '../../contract/segments.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DangerCard } from '../../ui/DangerCard.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './SegmentDeletion.module.css'

export interface SegmentDeletionProps {
  segment: Segment | null
  /** Called when the server has begun to remove it. */
  onDeleted(): void
}

/** The way to delete a segment, with the question before it. */
export function SegmentDeletion({ segment, onDeleted }: SegmentDeletionProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <DangerCard
        title="Permanently delete segment"
        text="The segment goes. Its bookmark and its connector stay."
        disabled={!segment}
        onAsk={() => setAsking(true)}
      />
      {segment && <Question segment={segment} opened={asking} onClose={() => setAsking(false)} onDeleted={onDeleted} />}
    </>
  )
}

interface QuestionProps {
  segment: Segment
  opened: boolean
  onClose(): void
  onDeleted(): void
}

/** A failure is told in the dialog, or by a toast where that was closed meanwhile. */
function Question({ segment: { tenant, id, name }, opened, onClose, onDeleted }: QuestionProps) {
  const { call, queryClient } = useApi()
  const { get, list, remove } = contract.segments
  const open = useRef(opened)
  useEffect(() => {
    open.current = opened
    return () => {
      open.current = false
    }
  }, [opened])

  async function handleConfirm() {
    try {
      await call(remove, { params: { tenant, id } })
    } catch (error) {
      // It may be that there is no such segment any more.
      invalidate(queryClient, [get])
      if (open.current) throw error
      return toast('error', errorMessage(error))
    }
    invalidate(queryClient, [list])
    onDeleted()
  }

  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Are you sure to perform this action?"
      danger
      onConfirm={handleConfirm}
    >
      <Text className={classes.question}>
        Deletes the segment <strong>{name}</strong> for good.
      </Text>
    </ConfirmDialog>
  )
}
