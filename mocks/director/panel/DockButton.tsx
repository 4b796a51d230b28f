import { IconLayoutBottombar, IconLayoutSidebarRight } from '@tabler/icons-react'
import { useStore } from 'zustand'
import { CALLS, isBelow, panelStore } from './panelStore.ts'
import classes from './Director.module.css'

/** Moves the section of calls below the page or beside it; a narrow window has no room for both. */
export function DockButton() {
  const below = useStore(panelStore, isBelow)
  const isCalls = useStore(panelStore, ({ section }) => section === CALLS)
  if (!isCalls) return null
  const Picture = below ? IconLayoutSidebarRight : IconLayoutBottombar
  return (
    <button
      type="button"
      className={classes.dock}
      aria-label={below ? 'Move beside the page' : 'Move below the page'}
      title={below ? 'Beside the page' : 'Below the page'}
      onClick={() => panelStore.setState({ dock: below ? 'side' : 'bottom' })}
    >
      <Picture size={18} stroke={1.6} aria-hidden="true" />
    </button>
  )
}
