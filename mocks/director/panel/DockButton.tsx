import { IconLayoutBottombar, IconLayoutSidebarRight } from '@tabler/icons-react'
import { useStore } from 'zustand'
import { CALLS, isBelow, panelStore } from './panelStore.ts'
import { headWords } from './words.ts'
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
      aria-label={below ? headWords.side : headWords.below}
      title={below ? headWords.sideHint : headWords.belowHint}
      onClick={() => panelStore.setState({ dock: below ? 'side' : 'bottom' })}
    >
      <Picture size={18} stroke={1.6} aria-hidden="true" />
    </button>
  )
}
