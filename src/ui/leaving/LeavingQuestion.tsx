import { useContext } from 'react'
import { DiscardDialog } from '../dialogs/DiscardDialog.tsx'
import { QuestionContext } from './leavingContext.ts'

/** The question of `<AskBeforeLeaving>`, if it asks one. It stands apart, because visitors' pages never ask. */
export function LeavingQuestion() {
  const question = useContext(QuestionContext)
  return (
    <DiscardDialog
      opened={question !== null}
      // A panel below handles Escape itself, and one key press must not do two things.
      closeOnEscape={question?.isOverPanel !== true}
      onKeep={() => question?.onKeep()}
      onDiscard={() => question?.onDiscard()}
    />
  )
}
