import type { createDocument } from 'zod-openapi'
import { liveEventTypes } from '../../src/contract/endpoint/stream.ts'
import { contract } from '../../src/contract/index.ts'
import { parseStream } from './stream.ts'

type Document = ReturnType<typeof createDocument>

const ref = (schema: string) => ({ $ref: `#/components/schemas/${schema}` })

const jsonText = (schema: string) => ({
  type: 'string',
  contentMediaType: 'application/json',
  contentSchema: ref(schema),
})

/** One event of the stream as a client reads it: the lines `id`, `event` and `data`. */
const StreamedEvent = {
  type: 'object',
  description:
    'One event of the stream. `event` names its type, and `data` is the JSON text of a `LiveEvent` of this type.',
  properties: {
    id: {
      type: 'string',
      description: 'As `Last-Event-ID` it resumes the stream after this event.',
      examples: ['1-17'],
    },
    event: { type: 'string', enum: liveEventTypes },
    data: jsonText('LiveEvent'),
  },
  required: ['id', 'event', 'data'],
  oneOf: liveEventTypes.map((type) => ({
    title: type,
    properties: { event: { const: type }, data: jsonText(`${type}Event`) },
    required: ['event'],
  })),
}

/** `fanProfiles` becomes `Fan profiles`. */
const titleOf = (area: string) =>
  area.charAt(0).toUpperCase() + area.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const serverNames = ['page', 'model']

/**
 * The document in OpenAPI 3.2, from that in 3.1. It says the same and adds what only 3.2 can say: the schema of each
 * event of the stream, and names for servers and areas.
 *
 * @param stream an example of the stream of events
 */
export function withVersion32(document: Document, stream: string) {
  const { openapi: _, paths = {}, tags = [], servers = [], components, ...rest } = document
  const path = contract.system.sse.path
  const item = paths[path]
  const reply: unknown = item?.get?.responses?.['200']
  if (!item?.get || typeof reply !== 'object' || reply === null) throw new Error(`the document has no GET ${path}`)
  const content = {
    'text/event-stream': {
      itemSchema: ref('StreamedEvent'),
      examples: {
        events: { summary: 'Two events', dataValue: parseStream(stream), serializedValue: stream },
      },
    },
  }
  const get = { ...item.get, responses: { ...item.get.responses, 200: { ...reply, content } } }
  return {
    openapi: '3.2.0',
    ...rest,
    servers: servers.map((server, at) => ({ ...server, name: serverNames[at] })),
    tags: tags.map((tag) => ({ ...tag, summary: titleOf(tag.name), kind: 'nav' })),
    paths: { ...paths, [path]: { ...item, get } },
    components: { ...components, schemas: { ...components?.schemas, StreamedEvent } },
  }
}
