import { useRef } from 'react'
import { useUnsaved } from '../leaving/useUnsaved.ts'
import { useDialog, type Dialog } from './useDialog.ts'

/** What `useDiscardGuard` needs to know of a form. */
export interface Unsaved {
  isDirty(): boolean
}

export interface DiscardGuard {
  /** Closes the dialog, or asks first if its form has changes. While it asks, it keeps them, as Escape does. */
  close(): void
  /** The question, for `<DiscardDialog>`. */
  question: Dialog
  /** Discards the changes. */
  discard(): void
  /**
   * Call this in an effect of the form after every render; null while there is nothing to lose, as when the changes are
   * being saved.
   */
  watch(form: Unsaved | null): void
}

/** Asks before a dialog or a panel is closed with changes that were not saved (docs/product/tables.md#row-dialogs). */
export function useDiscardGuard(dialog: Pick<Dialog, 'close' | 'opening'>): DiscardGuard {
  const question = useDialog()
  const form = useRef<Unsaved | null>(null)
  const keep = useUnsaved({
    // A form that was saved keeps its changes until it is opened again.
    isUnsaved: () => dialog.opening() !== null && form.current?.isDirty() === true,
    discard: dialog.close,
    isPanel: true,
  })
  return {
    question,
    close() {
      // Escape reaches the panel first, also while a question lies over it.
      if (keep()) return
      if (question.opened) question.close()
      else if (form.current?.isDirty()) question.open()
      else dialog.close()
    },
    discard() {
      question.close()
      dialog.close()
    },
    watch(watched) {
      form.current = watched
    },
  }
}
