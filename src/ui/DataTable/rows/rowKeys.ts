import type { KeyboardEvent } from 'react'

const rowsOf = (row: Element) => [...(row.parentElement?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]

/** Which row an arrow key leads to from the row at `at`; null for other keys. */
function targetOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(count - 1, at + 1)
    case 'ArrowUp':
      return Math.max(0, at - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/**
 * Moves the focus between the rows of a table by the arrow keys, Home and End. Enter on a row opens it, which is a
 * click on its first link or button. Space selects it, if rows can be selected, and Escape ends the selection.
 */
export function handleRowKey(event: KeyboardEvent<HTMLElement>, onEscape?: () => void) {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || ctrlKey || metaKey || event.defaultPrevented || !(target instanceof HTMLElement)) return
  const row = target.closest<HTMLElement>('tr[data-row]')
  if (!row) return
  if (key === 'Escape') return onEscape?.()
  const rows = rowsOf(row)
  const to = targetOf(key, rows.indexOf(row), rows.length)
  if (to !== null) {
    event.preventDefault()
    rows[to]?.focus()
    return
  }
  // The links, buttons and boxes in a row have their own Enter and Space.
  if (target !== row) return
  const box = row.querySelector<HTMLElement>('td[data-select] input')
  const control = key === 'Enter' ? row.querySelector<HTMLElement>('a, button') : key === ' ' ? box : null
  if (!control) return
  event.preventDefault()
  // With Shift, as a click with Shift does.
  control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: key === ' ' && shiftKey }))
}
