import type { Control } from '../../../control.ts'
import { leap } from '../../session/keepSession.ts'
import { lengthOf, type Clock } from '../script/story.ts'
import { runWords } from './words.ts'

/** Waits for milliseconds of the host's time; rejects as soon as the signal aborts. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>

export interface PassTimeOptions {
  control: Pick<Control, 'info' | 'advance' | 'speed'>
  wait: Wait
  /** Called before each part of a long jump with its length, so that the presenter's session lasts. */
  keepSession(ahead: number): Promise<void>
  /** The moment of the next home game, in milliseconds since 1970; null if there is none. */
  nextMatch(): Promise<number | null>
  signal: AbortSignal
}

/** How often the time is read while it is shown passing, in milliseconds. */
const READ_MS = 250

/**
 * Lets time pass as a step says: in one jump, or shown at a speed. A model whose time stands still jumps, which brings
 * the same.
 *
 * @returns the milliseconds that have passed
 */
export async function passTime({ advance, toMatch, speed }: Clock, options: PassTimeOptions): Promise<number> {
  const length = toMatch ? await untilMatch(lengthOf(toMatch.before), options) : lengthOf(advance ?? {})
  if (length === 0) return 0
  if (speed === undefined || !(await showPassing(length, speed, options)))
    await leap(length, { advance: options.control.advance, keep: options.keepSession, signal: options.signal })
  return length
}

/** The milliseconds until some time before the next match; 0 if that moment has passed already. */
async function untilMatch(before: number, { control, nextMatch }: PassTimeOptions): Promise<number> {
  const match = await nextMatch()
  if (match === null) throw new Error(runWords.noMatch)
  return Math.max(0, match - before - Date.parse((await control.info()).now))
}

/** Lets time run faster until a length of it has passed; false if the time of this model stands still. */
async function showPassing(
  length: number,
  speed: number,
  { control, wait, signal }: PassTimeOptions,
): Promise<boolean> {
  const readNow = async () => Date.parse((await control.info()).now)
  const until = (await readNow()) + length
  try {
    await control.speed(speed)
  } catch {
    return false
  }
  try {
    for (let left = length; left > 0; left = until - (await readNow()))
      await wait(Math.min(READ_MS, left / speed), signal)
  } finally {
    await control.speed(1)
  }
  return true
}
