import { z } from '../../../../src/contract/zod.ts'
import { BillingPlan } from '../../../../src/contract/fields/user.ts'
import { endpoints } from '../../../../src/contract/index.ts'
import { isOfProduct } from '../../../share/readPage.ts'
import { callProblems } from './callProblems.ts'
import { problemWords, storyWords } from './words.ts'

/** The version of the file format. */
const VERSION = 1
/** The most steps of a story, and the most actions of a step. */
export const STEPS_MAX = 60
export const ACTIONS_MAX = 20
/** As far ahead as one step may move the clock. */
const ADVANCE_MAX_DAYS = 400

const text = (max: number) =>
  z
    .string({ error: problemWords.text })
    .max(max, { error: problemWords.tooLong(max) })
    .refine((given) => given.trim() !== '', { error: problemWords.empty })

const count = (max: number) =>
  z
    .number({ error: problemWords.number })
    .min(0, { error: problemWords.negative })
    .max(max, { error: problemWords.most(max) })

/** Names the wrong keys of an object, or says that it should be one. */
const objectError = (issue: { code?: string | undefined; keys?: unknown }) =>
  issue.code === 'unrecognized_keys' && Array.isArray(issue.keys)
    ? problemWords.keys(issue.keys.join(', '))
    : problemWords.object

const partsOfTime = { days: count(ADVANCE_MAX_DAYS), hours: count(9600), minutes: count(9600), seconds: count(9600) }
const Duration = z.strictObject(partsOfTime, { error: objectError }).partial()
export type Duration = z.infer<typeof Duration>

/** A length of time in milliseconds. */
export const lengthOf = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Duration) =>
  Math.round((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)

const someTime = (given: Duration) => lengthOf(given) > 0

/** Somebody of the club, or a person that the story has made. */
export const Person = z.union(
  [z.enum(['admin', 'user', 'nobody']), z.strictObject({ email: text(300), password: text(300) })],
  { error: problemWords.person },
)
export type Person = z.infer<typeof Person>

const keep = z.string({ error: problemWords.text }).regex(/^[a-z][A-Za-z0-9]*$/, { error: problemWords.name })

const unless = text(200)

/** What the ghost colleague does: an operation of the contract with its input. */
export const CallAction = z.strictObject(
  {
    call: z.string({ error: problemWords.text }).refine((id) => endpoints.some((endpoint) => endpoint.id === id), {
      error: problemWords.operation,
    }),
    by: Person.default('admin'),
    params: z.record(z.string(), z.unknown(), { error: problemWords.object }).optional(),
    query: z.record(z.string(), z.unknown(), { error: problemWords.object }).optional(),
    body: z.unknown().optional(),
    /** The text of a CSV file, for an import. */
    file: z.string({ error: problemWords.text }).optional(),
    /** The token of a mailed link. */
    bearer: text(4000).optional(),
    /** The name by which later steps refer to the answer. */
    keep: keep.optional(),
    /** A value; if there is one, the action is left out. */
    unless: unless.optional(),
  },
  { error: objectError },
)
export type CallAction = z.infer<typeof CallAction>

/** What the payment provider reports: a club has paid for a plan. */
const PayAction = z.strictObject(
  {
    pay: z.enum(BillingPlan.exclude(['none']).options, { error: problemWords.plan }),
    club: text(200),
  },
  { error: objectError },
)

export const Action = z.union([CallAction, PayAction])
export type Action = z.infer<typeof Action>

/** Reads an action by the key that it has, so that the sentences are those of its kind. */
const ActionByKind = z.unknown().transform((value, context): Action => {
  const isPayment = typeof value === 'object' && value !== null && 'pay' in value
  const parsed = (isPayment ? PayAction : CallAction).safeParse(value)
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message })
  return z.NEVER
})

/** Time that passes: a length, shown at a speed if there is one, or until some time before the next match. */
const Clock = z
  .strictObject(
    {
      advance: Duration.refine(someTime, { error: problemWords.someTime }).optional(),
      toMatch: z.strictObject({ before: Duration }, { error: objectError }).optional(),
      /** Shows the time passing this many times faster; without it, the clock jumps. */
      speed: z
        .int({ error: problemWords.whole })
        .min(2, { error: problemWords.range(2, 3600) })
        .max(3600, { error: problemWords.range(2, 3600) })
        .optional(),
    },
    { error: objectError },
  )
  .refine((clock) => (clock.advance === undefined) !== (clock.toMatch === undefined), {
    error: problemWords.clock,
  })
export type Clock = z.infer<typeof Clock>

/** What to point at: an element by its role and name, or a part of the product by the attribute `data-part`. */
const Point = z
  .strictObject(
    { role: text(40).optional(), name: text(200).optional(), part: text(80).optional(), text: text(160) },
    {
      error: objectError,
    },
  )
  .refine(({ role, name, part }) => part !== undefined || (role !== undefined && name !== undefined), {
    error: problemWords.point,
  })
export type Point = z.infer<typeof Point>

const Step = z.strictObject(
  {
    title: text(80),
    /** What the presenter says, in paragraphs. */
    note: text(2000),
    /** What people ask here, with an answer. */
    asked: z
      .array(z.strictObject({ question: text(160), answer: text(400) }, { error: objectError }), {
        error: problemWords.questions,
      })
      .max(6, { error: problemWords.most(6) })
      .optional(),
    /** The planned time in seconds. */
    seconds: z
      .int({ error: problemWords.whole })
      .min(1, { error: problemWords.range(1, 3600) })
      .max(3600, { error: problemWords.range(1, 3600) }),
    /** Where the presenter's tab goes, before anything is done. */
    show: text(500).refine(isOfProduct, { error: problemWords.path }).optional(),
    /** As whom the presenter's tab is signed in from now on; without it, nothing changes. */
    signIn: Person.optional(),
    do: z
      .array(ActionByKind, { error: problemWords.actions })
      .max(ACTIONS_MAX, { error: problemWords.most(ACTIONS_MAX) })
      .optional(),
    clock: Clock.optional(),
    point: Point.optional(),
  },
  { error: objectError },
)
export type Step = z.infer<typeof Step>

/** A story as data: what the presenter says, and what happens at the same time. */
export const Story = z.strictObject(
  {
    touchline: z.literal('story', { error: problemWords.story }),
    version: z.literal(VERSION, { error: problemWords.version(VERSION) }),
    name: text(80),
    summary: text(300),
    steps: z
      .array(Step, { error: problemWords.steps })
      .min(1, { error: problemWords.noSteps })
      .max(STEPS_MAX, { error: problemWords.most(STEPS_MAX) }),
  },
  { error: objectError },
)
export type Story = z.infer<typeof Story>

/** A story as it is written in code, before the defaults. */
export type StoryInput = z.input<typeof Story>

/** A wrong field of a story: its path, such as `story.steps[2].note`, and what is wrong with it. */
export interface StoryProblem {
  field: string
  message: string
}

/**
 * Checks a story, and its calls against the contract; a problem for each wrong field (docs/guides/stories.md#the-file).
 */
export function checkStory(value: unknown): { story: Story } | { problems: StoryProblem[] } {
  const parsed = Story.safeParse(value)
  if (parsed.success) {
    const problems = callProblems(parsed.data).map(({ path, message }) => ({ field: fieldOf(path), message }))
    return problems.length > 0 ? { problems } : { story: parsed.data }
  }
  return { problems: parsed.error.issues.map(({ path, message }) => ({ field: fieldOf(path), message })) }
}

/** Reads a story. Throws an error with a sentence for each wrong field: `story.steps[2].note must not be empty.` */
export function readStory(value: unknown): Story {
  const checked = checkStory(value)
  if ('story' in checked) return checked.story
  throw new Error(
    [...new Set(checked.problems.map(({ field, message }) => storyWords.problem(field, message)))].join(' '),
  )
}

/** Reads the text of a file. Throws an error with a sentence for whatever is wrong with it. */
export function parseStory(file: string): Story {
  let value: unknown
  try {
    value = JSON.parse(file)
  } catch {
    throw new Error(storyWords.notJson)
  }
  return readStory(value)
}

/** The text of a file with a story, which `parseStory` reads. */
export const printStory = (story: Story) => `${JSON.stringify(story, null, 2)}\n`

/** Everything that the presenter reads. */
export const textsToRead = ({ summary, steps }: Story): string[] => [
  summary,
  ...steps.flatMap(({ title, note, asked = [] }) => [
    title,
    note,
    ...asked.flatMap(({ question, answer }) => [question, answer]),
  ]),
]

/** The planned time of a story in seconds. */
export const secondsOf = ({ steps }: Pick<Story, 'steps'>) => steps.reduce((sum, { seconds }) => sum + seconds, 0)

const fieldOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>((name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}.${String(key)}`), 'story')
