import assert from 'node:assert/strict'
import { GAP_COMMENT, HEARTBEAT_S } from '../../../../src/contract/endpoint/stream.ts'
import { contract } from '../../../../src/contract/index.ts'
import type { Law } from '../../law.ts'
import { newBookmark, newFan, newMembership } from '../../tools/rows.ts'
import { eventsOf, eventSummary, listen, type Listening } from '../../tools/stream.ts'

const { sse } = contract.system

/** How long to wait for a heartbeat: well below the 45 s after which the client gives a stream up. */
const patience = (heartbeatMs: number) => (heartbeatMs * 4) / 3 + 2000
const { sync, status } = contract.fanProfiles

const types = ({ events }: Listening) => events.map(({ data }) => data.type)

export const events: Law[] = [
  {
    operation: sync.id,
    title: 'sends an event when it starts, and the status and the fans when it ends, each at its time',
    check: 'events',
    needs: ['control'],
    async run(session) {
      const { sent } = await session.asAdmin()
      const { control } = session.target
      const began = (await control?.info())?.now
      const received = await eventsOf(session, async () => {
        await session.ok(sync, sent)
        await control?.advance(2999)
        assert.equal((await session.ok(status, sent)).status, 'SYNCING')
        await control?.advance(1)
      })
      assert.deepEqual(received.map(eventSummary), ['TenantStatusUpdated', 'TenantStatusUpdated', 'FansImported'])
      const now = (await control?.info())?.now
      assert.deepEqual(
        received.map(({ at }) => at),
        [began, now, now],
      )
      assert.deepEqual(await session.ok(status, sent), { status: 'SYNCED', lastSync: now })
    },
  },
  {
    operation: sse.id,
    title: 'sends nothing for single writes to fans, memberships and bookmarks',
    check: 'events',
    needs: ['control'],
    async run(session) {
      const received = await eventsOf(session, async () => {
        const { row } = await newFan(session)
        await session.ok(contract.fans.update, { ...row, body: { city: 'Kendal' } })
        await session.ok(contract.fans.remove, row)
        await session.ok(contract.memberships.remove, (await newMembership(session)).row)
        await session.ok(contract.bookmarks.remove, (await newBookmark(session)).row)
      })
      assert.deepEqual(received, [])
    },
  },
  {
    operation: sse.id,
    title: 'sends a club only its own events',
    check: 'isolation',
    needs: ['control', 'otherTenant'],
    async run(session) {
      const own = await session.signIn(session.target.admin)
      const other = await session.signIn(session.target.otherTenant ?? session.target.admin)
      const stream = await listen(session, other.accessToken)
      await session.ok(sync, { params: { tenant: own.tenant }, bearer: own.accessToken })
      await session.target.control?.advance(3000)
      await session.ok(sync, { params: { tenant: other.tenant }, bearer: other.accessToken })
      await stream.untilCount(1)
      assert.deepEqual(
        stream.events.map(({ data }) => data.tenant),
        [other.tenant],
      )
      await stream.stop()
    },
  },
  {
    operation: sse.id,
    title: 'sends every listener each event once',
    check: 'events',
    needs: ['control', 'user'],
    async run(session) {
      const { bearer, tenant } = await session.asAdmin()
      const user = await session.signIn(session.target.user ?? session.target.admin)
      const streams = [
        await listen(session, bearer),
        await listen(session, bearer),
        await listen(session, user.accessToken),
      ]
      for (const type of ['FansImported', 'ShopOrdersUpdated', 'MembershipsImported'] as const)
        await session.target.control?.emit({ type, tenant, id: null })
      for (const stream of streams) {
        await stream.untilCount(3)
        assert.deepEqual(types(stream), ['FansImported', 'ShopOrdersUpdated', 'MembershipsImported'])
        assert.ok(
          stream.events.every(({ id }) => id !== ''),
          'an event without an id',
        )
        await stream.stop()
      }
      assert.deepEqual(streams[0]?.events, streams[2]?.events)
    },
  },
  {
    operation: sse.id,
    title: 'resumes without loss or repetition',
    check: 'events',
    needs: ['control'],
    async run(session) {
      const { bearer, tenant } = await session.asAdmin()
      const first = await listen(session, bearer)
      await session.target.control?.emit({ type: 'FansImported', tenant, id: null })
      await first.untilCount(1)
      await first.stop()
      for (const type of ['MembershipsImported', 'ShopOrdersUpdated', 'TicketingTicketsUpdated'] as const) {
        await session.target.control?.emit({ type, tenant, id: null })
      }
      const second = await listen(session, bearer, first.events[0]?.id)
      await second.untilCount(3)
      await session.target.control?.emit({ type: 'ConnectorUpdated', tenant, id: 'c1' })
      await second.untilCount(4)
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
    title: 'resumes within the last 1,000 events, and otherwise reports a gap',
    check: 'events',
    needs: ['control'],
    async run(session) {
      const { bearer, tenant } = await session.asAdmin()
      const { control } = session.target
      const watcher = await listen(session, bearer)
      for (let count = 0; count < 1002; count++) await control?.emit({ type: 'FansImported', tenant, id: null })
      await watcher.untilCount(1002)
      await watcher.stop()
      assert.equal(new Set(watcher.events.map(({ id }) => id)).size, 1002, 'two events have the same id')
      const [tooOld, oldest] = watcher.events
      const whole = await listen(session, bearer, oldest?.id)
      await whole.untilCount(1000)
      assert.ok(!whole.comments.includes('gap'))
      await whole.stop()
      for (const lost of [tooOld?.id ?? '', 'nonsense']) {
        const stream = await listen(session, bearer, lost)
        await control?.emit({ type: 'MembershipsImported', tenant, id: null })
        await stream.untilCount(1)
        assert.deepEqual(types(stream), ['MembershipsImported'])
        assert.ok(stream.comments.includes('gap'), `no gap after ${lost}`)
        await stream.stop()
      }
    },
  },
  {
    operation: sse.id,
    title: 'sends a heartbeat, although nothing happens (docs/contract.md#event-format)',
    check: 'events',
    async run(session) {
      const { heartbeatMs = HEARTBEAT_S * 1000 } = session.target
      const stream = await listen(session, (await session.asAdmin()).bearer)
      const beats = () => stream.comments.filter((comment) => !['open', GAP_COMMENT].includes(comment))
      await stream.until('a heartbeat', () => beats().length > 0, patience(heartbeatMs))
      await stream.stop()
    },
  },
  {
    operation: sse.id,
    title: 'ends when the model is reset',
    check: 'events',
    needs: ['control'],
    async run(session) {
      const { bearer } = await session.asAdmin()
      const headers = { authorization: `Bearer ${bearer}` }
      const response = await session.target.fetch(new Request(session.target.url + sse.path, { headers }))
      await session.target.control?.reset()
      assert.match(await response.text(), /^: open/)
    },
  },
]
