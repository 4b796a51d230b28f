import { useContext, useEffect, useEffectEvent } from 'react'
import { LeavingContext, type UnsavedInput } from './leavingContext.ts'

/**
 * Asks before the page is left with unsaved input, also by Back, a reload or a closed tab. Returns a function that
 * closes the question and keeps the input; it is false if nothing is asked (docs/product/app.md#unsaved-changes).
 */
export function useUnsaved(input: UnsavedInput): () => boolean {
  const leaving = useContext(LeavingContext)
  const isUnsaved = useEffectEvent(() => input.isUnsaved())
  const discard = useEffectEvent(() => input.discard())
  const { isPanel } = input
  useEffect(() => {
    // The browser asks in its own words before the page is reloaded, closed or left for another site.
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleUnload)
    const remove = leaving?.add({ isUnsaved: () => isUnsaved(), discard: () => discard(), isPanel })
    return () => {
      window.removeEventListener('beforeunload', handleUnload)
      remove?.()
    }
  }, [leaving, isPanel])
  return () => leaving?.keep() ?? false
}

/** The part of a @mantine/form form that `useUnsavedForm` uses. */
interface EditedForm {
  isDirty(): boolean
  reset(): void
}

/**
 * Asks before the page is left while its form has changes, also while they are being saved: that may still fail. A form
 * that stays is reset once they are saved; one that leaves by itself does so with `DISCARDS`
 * (docs/product/app.md#unsaved-changes).
 */
export function useUnsavedForm(form: EditedForm) {
  useUnsaved({ isUnsaved: () => form.isDirty(), discard: () => form.reset(), isPanel: false })
}
