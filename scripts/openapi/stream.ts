import type { oas31, ZodOpenApiMediaTypeObject } from 'zod-openapi'
import { z } from 'zod'
import { LiveEvent } from '../../src/contract/endpoint/events.ts'
import { GAP_COMMENT, HEARTBEAT_S, liveEventTypes, type LiveEventType } from '../../src/contract/endpoint/stream.ts'
import { Id } from '../../src/contract/fields/fields.ts'

const subjects = ['Connector', 'Segment'] as const

/**
 * The schema of one event: its type, and the id of the changed row if it is about one row
 * (docs/contract.md#event-format).
 */
function eventOf(type: LiveEventType) {
  const subject = subjects.find((name) => type.startsWith(name))
  const id = subject
    ? Id.describe(`The ${subject.toLowerCase()}.`)
    : z.null().describe('Null: the event is about many rows.')
  return LiveEvent.extend({ type: z.literal(type), id }).meta({
    id: `${type}Event`,
    description: `The data of an event \`${type}\`.`,
  })
}

const [first, ...others] = liveEventTypes.map(eventOf)
if (!first) throw new Error('there are no live events')

/** The data of any live event. */
export const AnyLiveEvent = z
  .discriminatedUnion('type', [first, ...others])
  .meta({ id: 'LiveEvent', description: 'The data of one live event.' })

/** What the reply of the stream is. */
export const streamDescription = `A stream of server-sent events, which stays open. Each has an \`id\`, an \`event\`, which is its type, and one line of \`data\`, a JSON object
that \`LiveEvent\` describes. It says that something has changed, not how: fetch again what you show. Only events of the own club come.

Lines that begin with a colon are comments. A heartbeat comes every ${HEARTBEAT_S} s; treat a stream that is silent for 45 s as dead. A
stream that could not resume begins with the comment \`${GAP_COMMENT}\`: fetch again everything that you show.`

/** The content of the event stream. */
export function streamContent(example: string | undefined): ZodOpenApiMediaTypeObject {
  return {
    schema: {
      type: 'string',
      contentMediaType: 'text/event-stream',
      contentSchema: { $ref: '#/components/schemas/LiveEvent' },
    },
    ...(example !== undefined && { example }),
  }
}

/** The request header that resumes a cut stream. */
export const lastEventId: oas31.ParameterObject = {
  in: 'header',
  name: 'Last-Event-ID',
  description:
    'The `id` of the last received event: the stream first sends all that came after it, as long as it is among the last 1,000 events.',
  schema: { type: 'string' },
}

/** The reply header that says which events an answer includes. */
export const includedEvents: oas31.HeaderObject = {
  description:
    'Ours, and optional: the `id` of the last event that the answer includes. A stream opened with it as `Last-Event-ID` sends all later events. On the stream itself: the last event before it was opened.',
  schema: { type: 'string' },
  example: '1-17',
}

/** The events of a stream without its comments: the lines of each by name. */
export function parseStream(text: string): Record<string, string>[] {
  const blocks = text
    .split('\n\n')
    .map((block) => block.split('\n').filter((line) => line !== '' && !line.startsWith(':')))
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2))))
}
