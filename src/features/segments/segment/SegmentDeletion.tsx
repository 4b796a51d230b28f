import { Text } from '@mantine/core'
import { useWrite } from '../../../api/useWrite.ts'
import { contract } from '../../../contract/index.ts'
import type { Segment } from '../../../contract/segments.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { DangerCard } from '../../../ui/layout/DangerCard.tsx'
import { useDialog, type Dialog } from '../../../ui/dialogs/useDialog.ts'
import { deleteSegmentWords } from '../words.ts'
import classes from './SegmentDeletion.module.css'

const { get, list, remove } = contract.segments

export interface SegmentDeletionProps {
  segment: Segment | null
  /** Called when the server has begun to remove it. */
  onDeleted(): void
}

/** The card that deletes a segment, with its confirmation dialog. */
export function SegmentDeletion({ segment, onDeleted }: SegmentDeletionProps) {
  const dialog = useDialog()
  return (
    <>
      <DangerCard
        title={deleteSegmentWords.title}
        text={deleteSegmentWords.hint}
        disabled={!segment}
        onDeleteClick={dialog.open}
      />
      {segment && <Question segment={segment} dialog={dialog} onDeleted={onDeleted} />}
    </>
  )
}

interface QuestionProps {
  segment: Segment
  dialog: Dialog
  onDeleted(): void
}

function Question({ segment: { tenant, id, name }, dialog, onDeleted }: QuestionProps) {
  const deleteSegment = useWrite(remove, { stale: [list], staleIfGone: [get] })
  return (
    <ConfirmDialog
      dialog={dialog}
      title={deleteSegmentWords.question}
      danger
      send={() => deleteSegment({ params: { tenant, id } })}
      onSuccess={onDeleted}
    >
      <Text className={classes.question}>
        {deleteSegmentWords.meaning.before}
        <strong>{name}</strong>
        {deleteSegmentWords.meaning.after}
      </Text>
    </ConfirmDialog>
  )
}
