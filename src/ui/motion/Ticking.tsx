import { useState } from 'react'

/** A figure that fades and slides in when it changes, and not when it first appears (docs/product/app.md#motion). */
export function Ticking({ children: text }: { children: string }) {
  const [last, setLast] = useState({ text, changes: 0 })
  if (last.text !== text) setLast({ text, changes: last.changes + 1 })
  // Another key makes another element, which starts the animation.
  return (
    <span key={last.changes} data-ticks={last.changes > 0 || undefined}>
      {text}
    </span>
  )
}
