import { plural } from '../../../src/format.ts'

/** The texts of the clock (docs/guides/director.md#clock). */

export const clockWords = {
  now: 'It is',
  faster: (speed: number) => `${speed}× faster`,
  jump: 'Jump ahead',
  hour: '+1 hour',
  day: '+1 day',
  week: '+1 week',
  match: 'Next match',
  matchIn: (moment: string, span: string) => `${moment}, in ${span}`,
  failed: 'The clock did not move',
  failedText: (reason: string) => `The club is as it was. The server says: ${reason}`,
} as const

export const speedWords = {
  title: 'Speed',
  real: 'As on your watch',
  minute: 'A minute in a second',
  hour: 'An hour in a second',
} as const

export const realTimeWords = {
  title: 'Real time',
  same: 'The club’s time is that of this computer.',
  ahead: (span: string) =>
    `The club is ${span} ahead of this computer. Time does not go back: to be here and now again, the club has to start over.`,
  ask: 'Start over today…',
  cancel: 'Cancel',
  start: (changes: number) => (changes === 0 ? 'Start over' : `Lose ${plural(changes, 'change')} and start over`),
} as const

/** What the clock does, and what it has done. */
export const jumpWords = {
  advancing: 'The clock runs, and everything on the way happens…',
  running: (share: number) => `The clock runs: ${Math.round(100 * share)} % of the way…`,
  advanced: (moment: string) => `Now it is ${moment}.`,
  toMatch: 'The clock runs to the kick-off…',
  atMatch: (event: string) => `Kick-off: ${event}.`,
  speed: (speed: number) => (speed === 1 ? 'Time passes as on your watch.' : `Time passes ${speed} times faster.`),
  starting: 'Starting over…',
  started: 'The club has started over, today.',
} as const

export const spanWords = {
  day: (count: number) => plural(count, 'day'),
  hour: (count: number) => plural(count, 'hour'),
  minute: (count: number) => plural(count, 'minute'),
  short: 'less than a minute',
} as const
