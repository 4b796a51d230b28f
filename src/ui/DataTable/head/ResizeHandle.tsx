import { useRef, type PointerEvent } from 'react'
import { isRightToLeft } from '../../layout/isRightToLeft.ts'
import type { ColumnWidths } from '../view/useColumnWidths.ts'
import classes from './ResizeHandle.module.css'

export interface ResizeHandleProps {
  id: string
  widths: ColumnWidths
}

/** The far edge of a header, which changes the column's width by drag. The columns menu does the same by keyboard. */
export function ResizeHandle({ id, widths }: ResizeHandleProps) {
  const from = useRef<{ x: number; width: number; sign: 1 | -1 } | null>(null)

  function handleDown(event: PointerEvent<HTMLSpanElement>) {
    const { currentTarget: handle, button, clientX, pointerId } = event
    const head = handle.closest('th')
    if (button !== 0 || !head) return
    event.preventDefault()
    handle.setPointerCapture(pointerId)
    from.current = { x: clientX, width: head.offsetWidth, sign: isRightToLeft(head) ? -1 : 1 }
    widths.start(actualWidths(head))
  }

  function handleMove({ clientX }: PointerEvent) {
    if (from.current) widths.drag(id, from.current.width + (clientX - from.current.x) * from.current.sign)
  }

  function handleEnd() {
    if (!from.current) return
    from.current = null
    widths.end()
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

/** The widths of the columns in the row of a header cell, in pixels, by column id. */
function actualWidths(head: HTMLElement): Record<string, number> {
  const heads = head.parentElement?.querySelectorAll<HTMLElement>('th[data-column]') ?? []
  return Object.fromEntries([...heads].map((one) => [one.dataset['column'] ?? '', one.offsetWidth]))
}
