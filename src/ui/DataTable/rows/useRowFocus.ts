import { useEffect, useRef, type RefObject } from 'react'

/** What had the focus last: the id and index of the row, and the index of the control in it; -1 is the row itself. */
interface Place {
  id: string
  row: number
  control: number
}

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('a, button, input')]

/**
 * Keeps the focus in the table when the row that has it is deleted, here or elsewhere. It moves to the same control of
 * the row that takes its place, or to the search box if no row is left.
 *
 * @param items the rows; the hook runs again when this reference changes
 */
export function useRowFocus(panel: RefObject<HTMLElement | null>, items: unknown) {
  const place = useRef<Place | null>(null)

  useEffect(() => {
    function handleFocus({ target }: FocusEvent) {
      if (!(target instanceof Element)) return
      const row = target.closest('tr[data-row]')
      // A dialog that was opened from a row returns the focus to it.
      if (!row || !panel.current?.contains(row)) {
        if (!target.closest('[role="dialog"]')) place.current = null
        return
      }
      const rows = [...(row.parentElement?.children ?? [])]
      const control = controlsOf(row).findIndex((one) => one.contains(target))
      place.current = { id: row.getAttribute('data-row') ?? '', row: rows.indexOf(row), control }
    }
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [panel])

  useEffect(() => {
    const table = panel.current
    const lost = place.current
    if (!table || !lost) return
    const rows = () => [...table.querySelectorAll<HTMLElement>('tr[data-row]')]
    if (rows().some((row) => row.getAttribute('data-row') === lost.id)) return

    const move = () => {
      if (document.activeElement !== document.body) return
      place.current = null
      const row = rows().at(Math.min(lost.row, rows().length - 1))
      const control = row && (lost.control < 0 ? row : controlsOf(row).at(lost.control))
      ;(control ?? table.querySelector('input'))?.focus()
    }
    const holder = document.activeElement
    if (holder === null || holder === document.body) return move()
    // The dialog that deleted the row may still be open. When it closes, it cannot return the focus.
    const observer = new MutationObserver(() => {
      if (holder.isConnected) return
      observer.disconnect()
      move()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [panel, items])
}
