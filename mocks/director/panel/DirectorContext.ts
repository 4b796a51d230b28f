import { createContext, useContext, useEffect, useState } from 'react'
import type { Control, ModelInfo } from '../../control.ts'
import { messageOf } from '../parts/messageOf.ts'
import { pollWhileVisible } from '../pollWhileVisible.ts'

/** What the sections of the director share. */
export interface Director {
  control: Control
  /** The state of the model, read every second; null until it is known. */
  info: ModelInfo | null
  /** How far the time of the model was ahead of the computer's at the last reading, in milliseconds. */
  ahead: number
  /** Why the state could not be read the last time; null if it could. */
  failure: string | null
  /** Reads the state at once, after a change or to try again. */
  refresh(): void
  /** The panel beside the product, or the window of its own. */
  place: 'beside' | 'window'
}

export const DirectorContext = createContext<Director | null>(null)

/** The director around a section. */
export function useDirector(): Director {
  const director = useContext(DirectorContext)
  if (!director) throw new Error('useDirector needs a <DirectorProvider> above it')
  return director
}

type Reading = Pick<Director, 'info' | 'ahead' | 'failure'>

/** Reads the state of the model every second while the page is visible. */
export function useInfo({ info: read }: Pick<Control, 'info'>) {
  const [state, setState] = useState<Reading>({ info: null, ahead: 0, failure: null })
  const [reads, setReads] = useState(0)
  useEffect(
    () =>
      pollWhileVisible(
        () =>
          read().then(
            (info): Reading => ({ info, ahead: Date.parse(info.now) - Date.now(), failure: null }),
            (error: unknown): Reading => ({ info: null, ahead: 0, failure: messageOf(error) }),
          ),
        (reading) => setState((known) => (reading.info ? reading : { ...known, failure: reading.failure })),
      ),
    [read, reads],
  )
  return { ...state, refresh: () => setReads((count) => count + 1) }
}
