import { useEffect, type RefObject } from 'react'

/** `/` moves the focus to the search box in `panel`, unless somebody types in a field or a dialog is open. */
export function useSlashKey(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const { target } = event
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
      if (document.querySelector('[role="dialog"]')) return
      const box = panel.current?.querySelector<HTMLInputElement>('input[type="search"]')
      if (!box) return
      event.preventDefault()
      box.focus()
      box.select()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [panel])
}
