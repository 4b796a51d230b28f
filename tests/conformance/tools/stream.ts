import assert from 'node:assert/strict'
import { createParser } from 'eventsource-parser'
import { LiveEvent } from '../../../src/contract/endpoint/events.ts'
import { contract } from '../../../src/contract/index.ts'
import type { Session } from './session.ts'
import { Blocked } from './violation.ts'

export interface Listening {
  /** The received events with their ids. */
  events: { id: string; event: string | undefined; data: LiveEvent }[]
  comments: string[]
  /** Resolves once a condition holds; rejects after two seconds without an event, or the given milliseconds. */
  until(what: string, holds: () => boolean, milliseconds?: number): Promise<void>
  untilCount(count: number): Promise<void>
  stop(): Promise<void>
}

const TIMEOUT_MS = 2000
/** How many times longer a stream may take that keeps bringing events. */
const LONGEST = 15

/** Opens an event stream with a token and collects what it sends. */
export async function listen({ target }: Session, bearer: string, lastEventId?: string): Promise<Listening> {
  const headers = new Headers({ authorization: `Bearer ${bearer}`, accept: 'text/event-stream' })
  if (lastEventId !== undefined) headers.set('last-event-id', lastEventId)
  const response = await target.fetch(new Request(target.url + contract.system.sse.path, { headers }))
  if (response.status !== 200) throw new Blocked(contract.system.sse.id, `it answers ${response.status}`)
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  assert.ok(reader)
  let broken: unknown
  const listening: Listening = {
    events: [],
    comments: [],
    async until(what, holds, milliseconds = TIMEOUT_MS) {
      const last = Date.now() + LONGEST * milliseconds
      let deadline = Date.now() + milliseconds
      let received = listening.events.length
      while (!holds()) {
        if (broken !== undefined) throw broken
        // A busy server sends a thousand events slowly. One that never stops is not waited for.
        if (listening.events.length > received) deadline = Math.min(last, Date.now() + milliseconds)
        received = listening.events.length
        assert.ok(Date.now() < deadline, `timed out waiting for ${what}; received ${listening.events.length} events`)
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
    },
    untilCount: (count) => listening.until(`${count} events`, () => listening.events.length >= count),
    stop: () => reader.cancel(),
  }
  const parser = createParser({
    onEvent: ({ id = '', event, data }) =>
      listening.events.push({ id, event, data: LiveEvent.parse(JSON.parse(data)) }),
    onComment: (comment) => listening.comments.push(comment.trim()),
  })
  const pump = async () => {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) parser.feed(chunk.value)
  }
  void pump().catch((error: unknown) => {
    broken = error
  })
  return listening
}

/** The id of an event that marks the end. */
const SENTINEL = 'nothing-more'

/** All events that a club receives while something runs, and no others. Needs control. */
export async function eventsOf(session: Session, act: () => Promise<unknown>): Promise<LiveEvent[]> {
  const { bearer, tenant } = await session.asAdmin()
  const stream = await listen(session, bearer)
  try {
    await act()
    await session.target.control?.emit({ type: 'TenantStatusUpdated', tenant, id: SENTINEL })
    await stream.until('the last event', () => stream.events.some(({ data }) => data.id === SENTINEL))
    const received = stream.events.filter(({ data }) => data.id !== SENTINEL)
    assert.equal(new Set(received.map(({ id }) => id)).size, received.length, 'two events have the same id')
    for (const { event, data } of received) {
      assert.equal(event, data.type, 'the name of an event differs from its data')
      assert.equal(data.tenant, tenant, 'an event of another club')
    }
    return received.map(({ data }) => data)
  } finally {
    await stream.stop()
  }
}

/** `ConnectorUpdated c1`: an event in short, for comparison. */
export const eventSummary = ({ type, id }: LiveEvent) => (id === null ? type : `${type} ${id}`)
