import { useEffect, useRef, type RefObject } from 'react'

/** Where the keyboard was: at which of a row's buttons and links, and which row that was. */
interface Place {
  id: string
  row: number
  control: number
}

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('a, button')]

/**
 * Who is at a row's button when the row goes, because it was deleted here or elsewhere, comes to the same button of the row that
 * takes its place; without any row, to the search.
 *
 * @param items the rows; another list where they may have changed
 */
export function useRowFocus(panel: RefObject<HTMLElement | null>, items: unknown) {
  const place = useRef<Place | null>(null)

  useEffect(() => {
    function handleFocus({ target }: FocusEvent) {
      if (!(target instanceof Element)) return
      const row = target.closest('tr[data-row]')
      // A dialog that a row has opened gives the focus back to it.
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
    const rows = () => [...table.querySelectorAll('tr[data-row]')]
    if (rows().some((row) => row.getAttribute('data-row') === lost.id)) return

    const move = () => {
      if (document.activeElement !== document.body) return
      place.current = null
      const row = rows().at(Math.min(lost.row, rows().length - 1))
      const control = row && controlsOf(row).at(lost.control)
      ;(control ?? table.querySelector('input'))?.focus()
    }
    const holder = document.activeElement
    if (holder === null || holder === document.body) return move()
    // The dialog that has deleted the row may still be there, and gives the focus back to nothing when it goes.
    const observer = new MutationObserver(() => {
      if (holder.isConnected) return
      observer.disconnect()
      move()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [panel, items])
}
