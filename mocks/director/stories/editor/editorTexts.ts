import { durationText } from '../section/storyTexts.ts'
import { doingWords } from '../section/words.ts'
import type { Step } from '../script/story.ts'
import { actionWords, stepWords } from './words.ts'

const labels: Readonly<Record<string, string>> = {
  name: stepWords.name,
  summary: stepWords.summary,
  title: stepWords.title,
  note: stepWords.note,
  show: stepWords.page,
  seconds: stepWords.seconds,
}

/** The label of a field by its path: `Step 6: Seconds` for `story.steps[5].seconds`. */
export function fieldName(path: string): string {
  const [, step, action, rest = ''] = /^story(?:\.steps\[(\d+)\])?(?:\.do\[(\d+)\])?\.?(.*)$/.exec(path) ?? [
    '',
    '',
    '',
    path,
  ]
  return [
    ...(step ? [stepWords.step(Number(step) + 1)] : []),
    ...(action ? [actionWords.title(Number(action) + 1)] : []),
    ...(rest ? [action ? rest : (labels[rest] ?? rest)] : []),
  ].join(': ')
}

/** What the fields of a step do not show, as a sentence; empty if they show everything. */
export function furtherText({ signIn, clock, point, asked = [], do: actions = [] }: Step): string {
  const parts: string[] = []
  if (signIn !== undefined)
    parts.push(stepWords.signsIn(typeof signIn === 'string' ? doingWords.as(signIn) : doingWords.asOther))
  if (clock) parts.push(stepWords.clock(clock.advance ? durationText(clock.advance) : doingWords.toMatch))
  if (point) parts.push(stepWords.points(point.text))
  if (asked.length > 0) parts.push(stepWords.asked(asked.length))
  if (actions.some((action) => 'unless' in action)) parts.push(stepWords.unless)
  return parts.length > 0 ? stepWords.further(parts.join(', ')) : ''
}
