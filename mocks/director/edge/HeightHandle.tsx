import type { KeyboardEvent, PointerEvent } from 'react'
import { useStore } from 'zustand'
import { MIN_HEIGHT, panelStore } from '../panel/panelStore.ts'
import { hostWords } from './words.ts'
import classes from './DirectorHost.module.css'

/** A press of an arrow key, in pixels. */
const STEP = 24

const maxHeight = () => Math.round(window.innerHeight * 0.7)

const setHeight = (height: number) =>
  panelStore.setState({ height: Math.round(Math.max(MIN_HEIGHT, Math.min(height, maxHeight()))) })

/** The upper edge of the panel below the page: it can be dragged, or moved with the arrow keys. */
export function HeightHandle() {
  const height = useStore(panelStore, (state) => state.height)
  function handleMove({ buttons, clientY, currentTarget, pointerId }: PointerEvent) {
    if (buttons === 1 && currentTarget.hasPointerCapture(pointerId)) setHeight(window.innerHeight - clientY)
  }
  function handleKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: STEP, ArrowDown: -STEP }[event.key]
    if (by === undefined) return
    event.preventDefault()
    setHeight(height + by)
  }
  return (
    // A separator that can be moved is a control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      aria-label={hostWords.height}
      aria-orientation="horizontal"
      aria-valuenow={height}
      aria-valuemin={MIN_HEIGHT}
      aria-valuemax={maxHeight()}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classes.handle}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={handleMove}
      onKeyDown={handleKeyDown}
    />
  )
}
