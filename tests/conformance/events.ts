import assert from 'node:assert/strict'
import { createParser } from 'eventsource-parser'
import { LiveEvent } from '../../src/contract/events.ts'
import { contract } from '../../src/contract/index.ts'
import type { Law } from './law.ts'
import type { Session } from './session.ts'

const { sse } = contract.system
const { sync, status } = contract.fanProfiles

interface Listening {
  /** What has come so far: number and event. */
  events: { id: string; event: string | undefined; data: LiveEvent }[]
  comments: string[]
  /** Resolves once so many events have come; rejects after two seconds. */
  until(count: number): Promise<void>
  stop(): Promise<void>
}

/** Opens the stream of a token and collects what comes. */
export async function listen({ target }: Session, bearer: string, lastEventId?: string): Promise<Listening> {
  const headers = new Headers({ authorization: `Bearer ${bearer}`, accept: 'text/event-stream' })
  if (lastEventId !== undefined) headers.set('last-event-id', lastEventId)
  const response = await target.fetch(new Request(target.url + sse.path, { headers }))
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  assert.ok(reader)
  const listening: Listening = {
    events: [],
    comments: [],
    async until(count) {
      const deadline = Date.now() + 2000
      while (listening.events.length < count) {
        assert.ok(Date.now() < deadline, `${listening.events.length} of ${count} events have come`)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    },
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
  void pump().catch(() => {})
  return listening
}

const types = ({ events }: Listening) => events.map(({ data }) => data.type)

export const events: Law[] = [
  {
    operation: sse.id,
    title: 'tells a sync from its beginning to its end, in order, numbered, each event named as its data',
    needs: ['control'],
    async run(session) {
      const { accessToken: bearer, tenant } = await session.signIn(session.target.admin)
      const stream = await listen(session, bearer)
      await session.ok(sync, { params: { tenant }, bearer })
      await stream.until(1)
      assert.equal((await session.ok(status, { params: { tenant }, bearer })).status, 'SYNCING')
      await session.target.control?.advance(2999)
      assert.equal((await session.ok(status, { params: { tenant }, bearer })).status, 'SYNCING')
      await session.target.control?.advance(1)
      await stream.until(3)
      assert.deepEqual(types(stream), ['TenantStatusUpdated', 'TenantStatusUpdated', 'FansImported'])
      const now = (await session.target.control?.info())?.now
      const done = await session.ok(status, { params: { tenant }, bearer })
      assert.deepEqual(done, { status: 'SYNCED', lastSync: now })
      for (const { event, data } of stream.events) {
        assert.equal(event, data.type)
        assert.equal(data.tenant, tenant)
        assert.equal(data.id, null)
      }
      assert.equal(stream.events[2]?.data.at, now)
      assert.equal(new Set(stream.events.map(({ id }) => id)).size, 3)
      await stream.stop()
    },
  },
  {
    operation: sse.id,
    title: 'tells a club its own events only',
    needs: ['control', 'otherTenant'],
    async run(session) {
      const own = await session.signIn(session.target.admin)
      const other = await session.signIn(session.target.otherTenant ?? session.target.admin)
      const stream = await listen(session, other.accessToken)
      await session.ok(sync, { params: { tenant: own.tenant }, bearer: own.accessToken })
      await session.target.control?.advance(3000)
      await session.ok(sync, { params: { tenant: other.tenant }, bearer: other.accessToken })
      await stream.until(1)
      assert.deepEqual(
        stream.events.map(({ data }) => data.tenant),
        [other.tenant],
      )
      await stream.stop()
    },
  },
  {
    operation: sse.id,
    title: 'resumes without a loss and without a repetition',
    needs: ['control'],
    async run(session) {
      const { accessToken: bearer, tenant } = await session.signIn(session.target.admin)
      const first = await listen(session, bearer)
      await session.target.control?.emit({ type: 'FansImported', tenant, id: null })
      await first.until(1)
      await first.stop()
      for (const type of ['MembershipsImported', 'ShopOrdersUpdated', 'TicketingTicketsUpdated'] as const) {
        await session.target.control?.emit({ type, tenant, id: null })
      }
      const second = await listen(session, bearer, first.events[0]?.id)
      await second.until(3)
      await session.target.control?.emit({ type: 'ConnectorUpdated', tenant, id: 'c1' })
      await second.until(4)
      assert.deepEqual(types(second), [
        'MembershipsImported',
        'ShopOrdersUpdated',
        'TicketingTicketsUpdated',
        'ConnectorUpdated',
      ])
      assert.equal(second.events[3]?.data.id, 'c1')
      assert.ok(!second.comments.includes('gap'))
      await second.stop()
    },
  },
  {
    operation: sse.id,
    title: 'resumes within the last 1,000 events, and says where it cannot',
    needs: ['control'],
    async run(session) {
      const { accessToken: bearer, tenant } = await session.signIn(session.target.admin)
      const { control } = session.target
      const watcher = await listen(session, bearer)
      for (let count = 0; count < 1002; count++) await control?.emit({ type: 'FansImported', tenant, id: null })
      await watcher.until(1002)
      await watcher.stop()
      const [tooOld, oldest] = watcher.events
      const whole = await listen(session, bearer, oldest?.id)
      await whole.until(1000)
      assert.ok(!whole.comments.includes('gap'))
      await whole.stop()
      for (const lost of [tooOld?.id ?? '', 'nonsense']) {
        const stream = await listen(session, bearer, lost)
        await control?.emit({ type: 'MembershipsImported', tenant, id: null })
        await stream.until(1)
        assert.deepEqual(types(stream), ['MembershipsImported'])
        assert.ok(stream.comments.includes('gap'), `no gap after ${lost}`)
        await stream.stop()
      }
    },
  },
  {
    operation: sse.id,
    title: 'ends when the world that it tells of ends',
    needs: ['control'],
    async run(session) {
      const { accessToken: bearer } = await session.signIn(session.target.admin)
      const headers = { authorization: `Bearer ${bearer}` }
      const response = await session.target.fetch(new Request(session.target.url + sse.path, { headers }))
      await session.target.control?.reset()
      assert.match(await response.text(), /^: open/)
    },
  },
]
