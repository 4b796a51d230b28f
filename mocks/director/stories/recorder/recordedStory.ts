import { idOfWrite } from '../../../db/random/ids.ts'
import { capital } from '../script/capital.ts'
import { pageName } from '../script/pageName.ts'
import { ACTIONS_MAX, readStory, STEPS_MAX, type Action, type Story, type StoryInput } from '../script/story.ts'
import { recordedWords } from './words.ts'

/** Something that the presenter has done, with the host's time in milliseconds since 1970. */
export type Recorded = { on: number } & (
  | { did: 'visit'; path: string }
  | {
      did: 'write'
      seq: number
      operation: string
      input: Readonly<Record<string, unknown>>
      /** The club and the role of who has written. */
      tenant: string
      role: 'admin' | 'user'
    }
  /** A move of the clock; at a speed, or in one jump. */
  | { did: 'clock'; passed: number; speed: number | null }
)

export interface RecordedFrom {
  seed: string
  /** References for ids that other clubs have as well, such as `connector.shop.id`. */
  references: ReadonlyMap<string, string>
  /** The host's time at which the recording ended. */
  end: number
}

type StepInput = StoryInput['steps'][number]

/** Operations that are left out: what they carry is nobody else's business. */
const secret: readonly string[] = ['account.changePassword', 'account.resetPassword', 'account.forgotPassword']

/** Turns a recording into a story, whose notes the presenter still has to write (docs/guides/stories.md#recording). */
export function recordedStory(events: readonly Recorded[], from: RecordedFrom): Story {
  const ids = new Map(from.references)
  const steps: { began: number; step: StepInput }[] = []
  const begin = (on: number, step: Partial<StepInput>) => {
    const entry = { began: on, step: { title: recordedWords.step, note: recordedWords.note, seconds: 1, ...step } }
    steps.push(entry)
    return entry.step
  }
  const names = new Map<string, number>()

  for (const event of events) {
    const last = steps.at(-1)?.step
    if (event.did === 'visit') {
      const show = withReferences(event.path, ids)
      // A search or another page of a list: only the last of them is shown.
      if (last && !last.clock && !last.do && pageOf(last.show) === pageOf(show)) last.show = show
      else begin(event.on, { title: titleOf(event.path), show })
    } else if (event.did === 'clock')
      addClock(last && !last.clock ? last : begin(event.on, { title: recordedWords.time }), event)
    else if (!secret.includes(event.operation)) {
      const hasRoom = last && !last.clock && (last.do?.length ?? 0) < ACTIONS_MAX
      const step = hasRoom ? last : begin(event.on, { title: wordsOf(event.operation) })
      const keep = nameFor(event.operation, names)
      step.do = [...(step.do ?? []), actionOf(event, ids, keep)]
      ids.set(idOfWrite(from.seed, event.seq, 1), `{{${keep}.id}}`)
    }
  }
  const timed = steps.map(({ began, step }, index) => {
    const until = steps[index + 1]?.began ?? from.end
    return { ...step, seconds: Math.min(3600, Math.max(5, Math.round((until - began) / 1000))) }
  })
  return readStory({
    touchline: 'story',
    version: 1,
    name: recordedWords.name,
    summary: recordedWords.summary,
    // The presenter can shorten what is there; what is too long for a story would be lost as a whole.
    steps:
      timed.length > 0
        ? timed.slice(0, STEPS_MAX)
        : [{ title: recordedWords.nothing, note: recordedWords.note, seconds: 5 }],
  })
}

function addClock(step: StepInput, { passed, speed }: Extract<Recorded, { did: 'clock' }>) {
  const seconds = Math.round(passed / 1000)
  step.clock = {
    advance: {
      days: Math.floor(seconds / 86_400),
      hours: Math.floor(seconds / 3600) % 24,
      minutes: Math.floor(seconds / 60) % 60,
      seconds: seconds % 60,
    },
    ...(speed !== null && speed > 1 && { speed }),
  }
}

function actionOf(
  { operation, input, tenant, role }: Extract<Recorded, { did: 'write' }>,
  ids: ReadonlyMap<string, string>,
  keep: string,
): Action {
  const { tenant: club, ...params } = recordOf(input.params)
  const query = recordOf(input.query)
  const filled = (value: unknown) => withReferences(value, ids)
  return {
    call: operation,
    by: role,
    ...(club !== tenant && club !== undefined && { params: { tenant: club } }),
    ...(Object.keys(params).length > 0 && { params: recordOf(filled(params)) }),
    ...(Object.keys(query).length > 0 && { query: recordOf(filled(query)) }),
    ...(input.body !== undefined && { body: filled(input.body) }),
    ...(typeof input.file === 'string' && { file: input.file }),
    keep,
  }
}

/** A plain object; empty for anything else. */
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

/** Replaces the ids in a value by references to them. */
function withReferences<T>(value: T, ids: ReadonlyMap<string, string>): T {
  let text = JSON.stringify(value)
  for (const [id, reference] of ids) text = text.replaceAll(id, reference)
  // Only the texts in it have changed.
  return JSON.parse(text) as T
}

/** `segments.create` is kept as `segment1`. */
function nameFor(operation: string, names: Map<string, number>): string {
  const area = operation.split('.')[0] ?? 'answer'
  const name = area.replace(/s$/, '')
  const count = (names.get(name) ?? 0) + 1
  names.set(name, count)
  return `${name}${count}`
}

/** `segments.create` becomes "Create in segments". */
function wordsOf(operation: string): string {
  const [area = '', verb = ''] = operation.split('.')
  return `${capital(words(verb))} · ${words(area)}`
}

const words = (text: string) => text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

/** A path without its query. */
const pageOf = (path: string | undefined) => path?.split('?')[0]

/** `/integrations/connectors/…` becomes "Connectors". */
const titleOf = (path: string) => capital(pageName(path) ?? recordedWords.home)
