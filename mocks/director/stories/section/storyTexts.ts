import type { DeskState } from '../desk/desk.ts'
import { lengthOf, secondsOf, type Step, type Story } from '../script/story.ts'
import { capital } from '../script/capital.ts'
import { pageName } from '../script/pageName.ts'
import { doingWords, durationWords, pickerWords, statusWords } from './words.ts'

/** `7:40` */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** `8 steps, 7:40` */
export const lengthText = (story: Story) => pickerWords.length(story.steps.length, clockText(secondsOf(story) * 1000))

/** What a step does, in a few words: `Connectors · a colleague acts · 1 hour passes`. */
export function doingText({ show, signIn, do: actions = [], clock }: Step): string {
  const parts: string[] = []
  if (show !== undefined) parts.push(pageName(show) ?? doingWords.home)
  if (signIn !== undefined) parts.push(typeof signIn === 'string' ? doingWords.as(signIn) : doingWords.asOther)
  if (actions.length > 0) parts.push(doingWords.acts)
  if (clock?.toMatch) parts.push(doingWords.toMatch)
  // Some seconds are only the time that a sync takes.
  if (clock?.advance && lengthOf(clock.advance) >= 60_000) parts.push(doingWords.later(durationText(clock.advance)))
  return capital(parts.join(' · ')) || doingWords.talk
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/** `1 hour`, `7 days` */
export function durationText(duration: Readonly<Partial<Record<(typeof units)[number], number | undefined>>>): string {
  return units
    .flatMap((unit) => {
      const count = duration[unit] ?? 0
      return count > 0 ? durationWords[unit](count) : []
    })
    .join(' ')
}

/** What a screen reader is told when the state of a story changes. */
export function statusText({ story, at, phase, playing }: DeskState): string {
  if (!story) return ''
  const step = story.steps[at]
  if (!step) return statusWords.ready
  const place = statusWords.place(at + 1, story.steps.length, step.title)
  if (phase === 'working') return statusWords.working(place)
  if (phase === 'failed') return statusWords.stopped(place)
  if (at === story.steps.length - 1) return statusWords.last(place)
  return playing ? statusWords.playing(place) : statusWords.shown(place)
}
