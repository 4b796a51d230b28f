import { useEffect, useRef, useState } from 'react'
import type { Activity } from './activity.ts'

/** Screen readers hear at most one sentence in this time, in milliseconds. */
const QUIET_MS = 60_000

/** The sentence to announce: the newest activity, but not the one that was there first, and at most one a minute. */
export function useAnnouncement(newest: Activity | undefined): string {
  const [sentence, setSentence] = useState('')
  const last = useRef({ id: newest?.id, at: 0 })
  const id = newest?.id
  const text = newest ? `${newest.title}: ${newest.text}` : ''
  useEffect(() => {
    if (id === undefined || id === last.current.id) return
    const wait = Math.max(0, last.current.at + QUIET_MS - Date.now())
    const timer = setTimeout(() => {
      last.current = { id, at: Date.now() }
      setSentence(text)
    }, wait)
    return () => clearTimeout(timer)
  }, [id, text])
  return sentence
}
