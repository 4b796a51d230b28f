import { useRef, type PointerEvent } from 'react'
import { isRightToLeft } from '../../layout/isRightToLeft.ts'
import { actualWidths } from '../view/actualWidths.ts'
import type { ColumnWidths } from '../view/useColumnWidths.ts'
import classes from './ResizeHandle.module.css'

export interface ResizeHandleProps {
  id: string
  widths: ColumnWidths
}

/** The far edge of a header, which changes the column's width by drag. The columns menu does the same by keyboard. */
export function ResizeHandle({ id, widths }: ResizeHandleProps) {
  const from = useRef<{ x: number; width: number; sign: 1 | -1; isDragged: boolean } | null>(null)

  function handleDown(event: PointerEvent<HTMLSpanElement>) {
    const { currentTarget: handle, button, clientX, pointerId } = event
    const head = handle.closest('th')
    if (button !== 0 || !head) return
    event.preventDefault()
    handle.setPointerCapture(pointerId)
    from.current = { x: clientX, width: head.offsetWidth, sign: isRightToLeft(head) ? -1 : 1, isDragged: false }
  }

  function handleMove({ currentTarget, clientX }: PointerEvent<HTMLSpanElement>) {
    if (!from.current || (!from.current.isDragged && clientX === from.current.x)) return
    // A click changes no width.
    if (!from.current.isDragged) widths.start(actualWidths(currentTarget.closest('tr')))
    from.current.isDragged = true
    widths.drag(id, from.current.width + (clientX - from.current.x) * from.current.sign)
  }

  function handleEnd() {
    if (from.current?.isDragged) widths.end()
    from.current = null
  }

  return (
    <span
      aria-hidden="true"
      className={classes.handle}
      data-resize={id}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleEnd}
      onPointerCancel={handleEnd}
    />
  )
}
