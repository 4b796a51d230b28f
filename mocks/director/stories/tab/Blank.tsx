import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Desk } from '../desk/desk.ts'
import { tabWords } from './words.ts'
import classes from './Blank.module.css'

/** Covers the product while the presenter wants all eyes; any press of a key or button shows it again. */
export function Blank({ desk }: { desk: Desk }) {
  const blank = useStore(desk.store, (state) => state.blank)
  const cover = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (blank) cover.current?.focus()
  }, [blank])
  if (!blank) return null
  return (
    <button
      ref={cover}
      type="button"
      className={classes.cover}
      aria-label={tabWords.showAgain}
      data-beside=""
      onClick={() => desk.send({ do: 'blank' })}
    />
  )
}
