import { useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react'
import { useStore } from 'zustand'
import { lazyComponent } from '../../../src/loading/lazyComponent.tsx'
import type { Control } from '../../control.ts'
import { OneColourMark } from '../panel/OneColourMark.tsx'
import { listenForPutBack } from '../panel/ownWindow.ts'
import { BUTTON_ID, closePanel, openPanel, PANEL_ID, panelStore } from '../panel/panelStore.ts'
import type { DirectorProps } from '../panel/Director.tsx'
import { ariaKeyOfDirector, useDirectorKey } from './directorKey.ts'
import classes from './DirectorHost.module.css'

/** Loads after the product, because nobody needs it before. */
const Director = lazyComponent<DirectorProps>(async () => (await import('../panel/Director.tsx')).Director)

/** The director beside the product: its button, or its panel while it is open (docs/guides/director.md#open-it). */
export function DirectorHost({ control }: { control: Control }) {
  const open = useStore(panelStore, (state) => state.open)
  const buttonHidden = useStore(panelStore, (state) => state.buttonHidden)
  useDirectorKey()
  useEffect(listenForPutBack, [])
  // The page becomes narrower; see the style sheet.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (open) dataset.director = ''
    return () => {
      delete dataset.director
    }
  }, [open])
  if (open) return <Panel control={control} />
  if (buttonHidden) return null
  return (
    <button
      id={BUTTON_ID}
      type="button"
      className={classes.button}
      aria-label="Director"
      aria-expanded={false}
      aria-keyshortcuts={ariaKeyOfDirector()}
      title="Director"
      onClick={openPanel}
    >
      <OneColourMark size={16} />
    </button>
  )
}

function Panel({ control }: { control: Control }) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (panelStore.getState().takesFocus) panel.current?.focus()
  }, [])
  useEffect(() => {
    // After the handlers of React, which are on the element around the panel, and before those of the product, on the window.
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
      aria-label="Director"
      className={classes.panel}
      onFocusCapture={keepEscape}
    >
      <Director control={control} place="beside" />
    </aside>
  )
}

/** Escape closes only the director: this attribute makes the dialogs of the product ignore the key. */
function keepEscape({ target }: FocusEvent) {
  if (target instanceof HTMLElement) target.dataset.mantineStopPropagation = 'true'
}
