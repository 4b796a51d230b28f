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
  steps: stepWords.steps,
  clock: stepWords.time,
  point: stepWords.pointer,
  asked: stepWords.questions,
  signIn: stepWords.person,
}

const FIELD = /^story(?:\.steps\[(\d+)\])?(?:\.do\[(\d+)\])?\.?(.*)$/

/** The label of a field by its path: `Step 6: Seconds` for `story.steps[5].seconds`. */
export function fieldName(path: string): string {
  const [, step, action, rest = ''] = FIELD.exec(path) ?? ['', '', '', path]
  const parts: string[] = []
  if (step) parts.push(stepWords.step(Number(step) + 1))
  if (action) parts.push(actionWords.title(Number(action) + 1))
  // The fields of an action are named by its operation.
  if (rest) parts.push(action ? rest : (labels[/^\w+/.exec(rest)?.[0] ?? ''] ?? rest))
  return parts.join(': ') || stepWords.story
}

/** What the fields of a step do not show, as a sentence; empty if they show everything. */
export function furtherText({ signIn, clock, point, asked = [], do: actions = [] }: Step): string {
  const parts: string[] = []
  if (signIn !== undefined)
    parts.push(stepWords.signsIn(typeof signIn === 'string' ? doingWords.as(signIn) : doingWords.asOther))
  if (clock) parts.push(clock.advance ? stepWords.clock(durationText(clock.advance)) : stepWords.toMatch)
  if (point) parts.push(stepWords.points(point.text))
  if (asked.length > 0) parts.push(stepWords.asked(asked.length))
  if (actions.some((action) => 'unless' in action)) parts.push(stepWords.unless)
  return parts.length > 0 ? stepWords.further(parts.join(', ')) : ''
}
