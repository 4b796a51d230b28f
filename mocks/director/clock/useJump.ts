import { useState } from 'react'
import type { Match } from '../../control.ts'
import { useDirector } from '../panel/DirectorContext.ts'
import { useBusyAction, type RunOptions } from '../parts/actions/useBusyAction.ts'
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
  const { busy, failure, run } = useBusyAction()
  const [text, setText] = useState('')

  async function move(options: RunOptions, begun: string, act: () => Promise<string>) {
    await run(async () => {
      setText(begun)
      try {
        setText(await act())
      } catch (error) {
        setText('')
        throw error
      }
    }, options)
    refresh()
  }

  /** Renews the session during the jump, so that the presenter stays signed in, and says how far a long one is. */
  const jump = (length: number) =>
    leap(length, {
      advance: control.advance,
      keep: (ahead) => keepSession(control, ahead),
      report: (share) => setText(jumpWords.running(share)),
    })

  const advance = (name: string, milliseconds: number) =>
    move({ name }, jumpWords.advancing, async () => {
      await jump(milliseconds)
      return jumpWords.advanced(momentText((await control.info()).now))
    })

  return {
    busy,
    text,
    failure,
    advance,
    async toMatch(name, { at, event }) {
      await move({ name }, jumpWords.toMatch, async () => {
        await jump(Date.parse(at) - Date.parse((await control.info()).now))
        return jumpWords.atMatch(event)
      })
    },
    setSpeed: (speed) =>
      // It can be chosen during a jump, too.
      move({ overlaps: true }, '', async () => {
        await control.speed(speed)
        return jumpWords.speed(speed)
      }),
    startToday: (name) =>
      move({ name }, jumpWords.starting, async () => {
        await control.reset()
        return jumpWords.started
      }),
  }
}
