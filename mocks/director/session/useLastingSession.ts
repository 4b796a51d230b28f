import { useEffect } from 'react'
import type { Control } from '../../control.ts'
import { keepSession } from './keepSession.ts'

/** At the highest speed of the clock, less than a day of the club's time. */
const LOOK_MS = 20_000

/** Keeps the user signed in while time passes faster. */
export function useLastingSession(control: Pick<Control, 'info' | 'session'>) {
  useEffect(() => {
    // A look that fails is made up for by the next one.
    const timer = setInterval(() => void keepSession(control).catch(() => {}), LOOK_MS)
    return () => clearInterval(timer)
  }, [control])
}
