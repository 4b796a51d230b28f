import type { DeskState } from '../desk/desk.ts'
import { lengthOf, secondsOf, type Step, type Story } from '../script/story.ts'

/** `7:40` */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** `8 steps, 7:40` */
export const lengthText = (story: Story) =>
  `${story.steps.length} ${story.steps.length === 1 ? 'step' : 'steps'}, ${clockText(secondsOf(story) * 1000)}`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a step does, in a few words: `Connectors · a colleague acts · 1 hour passes`. */
export function doingText({ show, signIn, do: actions = [], clock }: Step): string {
  const parts: string[] = []
  if (show !== undefined) parts.push(placeOf(show))
  if (signIn !== undefined) parts.push(typeof signIn === 'string' ? `as ${signIn}` : 'as somebody else')
  if (actions.length > 0) parts.push('a colleague acts')
  if (clock?.toMatch) parts.push('to the next match')
  // Some seconds are only the time that a sync takes.
  if (clock?.advance && lengthOf(clock.advance) >= 60_000) parts.push(`${durationText(clock.advance)} later`)
  return capital(parts.join(' · ')) || 'Only talk'
}

function placeOf(path: string): string {
  const [page = ''] = path.split('?')
  const parts = page.split('/').filter((part) => part !== '' && !part.includes('{{'))
  return (parts.at(-1) ?? 'home').replaceAll('-', ' ')
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/** `1 hour`, `7 days` */
export function durationText(duration: Readonly<Partial<Record<(typeof units)[number], number | undefined>>>): string {
  return units
    .flatMap((unit) => {
      const count = duration[unit] ?? 0
      return count > 0 ? `${count} ${count === 1 ? unit.slice(0, -1) : unit}` : []
    })
    .join(' ')
}

/** What a screen reader is told when the state of a story changes. */
export function statusText({ story, at, phase, playing }: DeskState): string {
  if (!story) return ''
  const step = story.steps[at]
  if (!step) return 'Ready to begin.'
  const place = `Step ${at + 1} of ${story.steps.length}, ${step.title}`
  if (phase === 'working') return `${place}: under way.`
  if (phase === 'failed') return `${place}: stopped.`
  if (at === story.steps.length - 1) return `${place}. That was the last step.`
  return playing ? `${place}. The next step follows.` : `${place}.`
}
