import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseStream } from '../../../scripts/openapi/stream.ts'
import { LiveEvent } from '../../../src/contract/endpoint/events.ts'
import { liveEventTypes } from '../../../src/contract/endpoint/stream.ts'
import { contract } from '../../../src/contract/index.ts'

const Rest = z.record(z.string(), z.unknown())
const Reply = z.looseObject({ content: Rest })
const Document = z.looseObject({
  openapi: z.string(),
  servers: z.array(Rest),
  tags: z.array(Rest),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses: z.record(z.string(), Rest) }))),
  components: z.looseObject({ schemas: Rest }),
})

const read = (file: string) =>
  Document.parse(JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')))
const streamOf = (document: z.infer<typeof Document>) =>
  Reply.parse(document.paths[contract.system.sse.path]?.get?.responses['200'])

/** Takes the keys that only 3.2 has out of a list of objects. */
const without = (keys: readonly string[], list: readonly z.infer<typeof Rest>[]) =>
  list.map((each) => Object.fromEntries(Object.entries(each).filter(([key]) => !keys.includes(key))))

describe('openapi-3.2.json', () => {
  const [older, newer] = [read('openapi.json'), read('openapi-3.2.json')]

  it('says the same as openapi.json, but for what only 3.2 can say', () => {
    const { StreamedEvent, ...schemas } = newer.components.schemas
    expect(StreamedEvent).toBeDefined()
    expect(newer.openapi).toBe('3.2.0')
    const stream = newer.paths[contract.system.sse.path]?.get?.responses['200']
    if (stream) stream.content = streamOf(older).content
    expect({
      ...newer,
      openapi: older.openapi,
      servers: without(['name'], newer.servers),
      tags: without(['summary', 'kind'], newer.tags),
      components: { ...newer.components, schemas },
    }).toEqual(older)
  })

  it('types each event of the stream', () => {
    const { content } = streamOf(read('openapi-3.2.json'))
    const { itemSchema, examples } = z
      .object({
        itemSchema: z.object({ $ref: z.literal('#/components/schemas/StreamedEvent') }),
        examples: z.object({
          events: z.looseObject({ dataValue: z.array(z.record(z.string(), z.string())), serializedValue: z.string() }),
        }),
      })
      .parse(content['text/event-stream'])
    expect(itemSchema).toBeDefined()
    const { dataValue, serializedValue } = examples.events
    expect(dataValue).toEqual(parseStream(serializedValue))
    for (const { event, data = '' } of dataValue) expect(LiveEvent.parse(JSON.parse(data)).type).toBe(event)
    const { oneOf } = z
      .object({
        oneOf: z.array(z.looseObject({ properties: z.looseObject({ event: z.object({ const: z.string() }) }) })),
      })
      .parse(newer.components.schemas.StreamedEvent)
    expect(oneOf.map(({ properties }) => properties.event.const)).toEqual([...liveEventTypes])
  })
})
