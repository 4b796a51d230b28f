import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { OneColourMark } from '../panel/OneColourMark.tsx'
import { BUTTON_ID, closePanel, isBelow, openPanel, PANEL_ID, panelStore } from '../panel/panelStore.ts'
import { ariaKeyOfDirector, useDirectorKey } from './directorKey.ts'
import { Dot } from '../parts/Dot.tsx'
import { keepEscape } from '../parts/keepEscape.ts'
import { HeightHandle } from './HeightHandle.tsx'
import classes from './DirectorHost.module.css'

export interface PanelHostProps {
  /** The name of the panel and of its button. */
  label: string
  /** Only the key opens it. */
  withoutButton?: boolean
  /** What is going on, which the button shows as a dot and says. */
  note?: string | null
  children: ReactNode
}

/** A panel beside the product or below it: its button, or the panel while it is open. */
export function PanelHost({ label, withoutButton = false, note = null, children }: PanelHostProps) {
  const open = useStore(panelStore, (state) => state.open)
  const below = useStore(panelStore, isBelow)
  const height = useStore(panelStore, (state) => state.height)
  const buttonHidden = useStore(panelStore, (state) => state.buttonHidden)
  useDirectorKey()
  // The page becomes narrower or shorter; see the style sheet.
  useLayoutEffect(() => {
    // Each change costs the browser the styles of the whole page.
    if (!open) return
    const { dataset, style } = document.documentElement
    dataset.director = below ? 'bottom' : 'side'
    style.setProperty('--tl-director-height', `${height}px`)
    return () => {
      delete dataset.director
      style.removeProperty('--tl-director-height')
    }
  }, [open, below, height])
  if (open)
    return (
      <Panel label={label} below={below}>
        {children}
      </Panel>
    )
  if (buttonHidden || withoutButton) return null
  const buttonLabel = note === null ? label : `${label}. ${note}.`
  return (
    <button
      id={BUTTON_ID}
      type="button"
      className={classes.button}
      aria-label={buttonLabel}
      aria-expanded={false}
      aria-keyshortcuts={ariaKeyOfDirector()}
      title={buttonLabel}
      onClick={openPanel}
    >
      <OneColourMark size={16} />
      {note !== null && <Dot tone="recording" />}
    </button>
  )
}

function Panel({ label, below, children }: { label: string; below: boolean; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (panelStore.getState().takesFocus) panel.current?.focus()
  }, [])
  useEffect(() => {
    // After the handlers of React, which are on the element around the panel, and before those of the product, on the
    // window.
    function handleKeyDown(event: KeyboardEvent) {
      if (!(event.target instanceof Node) || panel.current?.contains(event.target) !== true) return
      if (event.key === 'Escape' && !event.defaultPrevented) closePanel()
      // Keys without Ctrl or ⌘ are none of the product's shortcuts.
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
    }
    document.body.addEventListener('keydown', handleKeyDown)
    return () => document.body.removeEventListener('keydown', handleKeyDown)
  }, [])

  return (
    <aside
      ref={panel}
      id={PANEL_ID}
      tabIndex={-1}
      aria-label={label}
      className={classes.panel}
      data-dock={below ? 'bottom' : undefined}
      onFocusCapture={keepEscape}
    >
      {below && <HeightHandle />}
      {children}
    </aside>
  )
}
