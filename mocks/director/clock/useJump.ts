import { useState } from 'react'
import type { Match } from '../../control.ts'
import { messageOf, useDirector } from '../panel/DirectorContext.ts'
import { keepSession, leap } from '../session/keepSession.ts'
import { momentText } from './moments.ts'
import { jumpWords } from './words.ts'

export interface Jump {
  /** The name of what is being done. */
  busy: string | null
  /** What was done last, as a sentence. */
  text: string
  failure: string | null
  advance(name: string, milliseconds: number): Promise<void>
  toMatch(name: string, match: Match): Promise<void>
  setSpeed(speed: number): Promise<void>
  /** Begins the club again, now. */
  startToday(name: string): Promise<void>
}

/** Moves the clock of the model, and reports the progress. */
export function useJump(): Jump {
  const { control, refresh } = useDirector()
  const [state, setState] = useState<Pick<Jump, 'busy' | 'text' | 'failure'>>({ busy: null, text: '', failure: null })

  async function run(busy: string | null, begun: string, act: () => Promise<string>) {
    setState({ busy, text: begun, failure: null })
    try {
      setState({ busy: null, text: await act(), failure: null })
    } catch (error) {
      setState({ busy: null, text: '', failure: messageOf(error) })
    }
    refresh()
  }

  /** Renews the session during the jump, so that the presenter stays signed in. */
  const jump = (length: number) =>
    leap(length, { advance: control.advance, keep: (ahead) => keepSession(control, ahead) })

  const advance = (name: string, milliseconds: number) =>
    run(name, jumpWords.advancing, async () => {
      await jump(milliseconds)
      return jumpWords.advanced(momentText((await control.info()).now))
    })

  return {
    ...state,
    advance,
    async toMatch(name, { at, event }) {
      await run(name, jumpWords.toMatch, async () => {
        await jump(Date.parse(at) - Date.parse((await control.info()).now))
        return jumpWords.atMatch(event)
      })
    },
    setSpeed: (speed) =>
      run(null, '', async () => {
        await control.speed(speed)
        return jumpWords.speed(speed)
      }),
    startToday: (name) =>
      run(name, jumpWords.starting, async () => {
        await control.reset()
        return jumpWords.started
      }),
  }
}
