import assert from 'node:assert/strict'
import { LAST_EVENT_ID } from '../../../../src/contract/endpoint/stream.ts'
import { contract, endpoints } from '../../../../src/contract/index.ts'
import { exampleOf } from '../../tools/examples.ts'
import type { Law } from '../../law.ts'
import { syncedConnector } from '../../tools/rows.ts'
import { eventSummary, listen } from '../../tools/stream.ts'

const { connectors, fanProfiles, system } = contract

/** The operations that may send the header: every GET of a signed-in user. */
const reads = endpoints.filter(({ method, auth, id }) => method === 'GET' && auth === 'access' && id !== system.sse.id)

/** The header is optional. A law passes if the server does not send it. */
export const lastEventIds: Law[] = [
  {
    operation: connectors.list.id,
    title: 'says with last-event-id which events its answer includes: a stream from there sends exactly the later ones',
    check: 'events',
    needs: ['control'],
    async run(session) {
      const { bearer, tenant, sent } = await session.asAdmin()
      const { row } = await syncedConnector(session)
      const before = (await session.send(connectors.list, sent)).headers.get(LAST_EVENT_ID)
      if (before === null) return
      const { name } = await session.ok(connectors.update, { ...row, body: { name: session.fresh('Source') } })
      const after = await session.send(connectors.list, { ...sent, query: { limit: 1000 } })
      assert.ok(JSON.stringify(after.body).includes(name), 'the list does not include the change')
      await session.target.control?.emit({ type: 'FansImported', tenant, id: null })
      const later = { before: [`ConnectorUpdated ${row.params.id}`, 'FansImported'], after: ['FansImported'] }
      for (const [id, expected] of [
        [before, later.before],
        [after.headers.get(LAST_EVENT_ID) ?? '', later.after],
      ] as const) {
        const stream = await listen(session, bearer, id)
        await stream.untilCount(expected.length)
        assert.deepEqual(
          stream.events.map(({ data }) => eventSummary(data)),
          expected,
        )
        assert.ok(!stream.comments.includes('gap'), `the stream cannot resume from ${id}`)
        await stream.stop()
      }
    },
  },
  ...reads.map((endpoint): Law => ({
    operation: endpoint.id,
    title: 'does not include later events in its last-event-id',
    check: 'events',
    needs: ['control'],
    async run(session) {
      const { bearer, tenant } = await session.asAdmin()
      const sent = await exampleOf(endpoint.id)(session)
      const id = (await session.send(endpoint, { ...sent, bearer })).headers.get(LAST_EVENT_ID)
      if (id === null) return
      await session.target.control?.emit({ type: 'MembershipsImported', tenant, id: null })
      const stream = await listen(session, bearer, id)
      await stream.untilCount(1)
      assert.deepEqual(
        stream.events.map(({ data }) => data.type),
        ['MembershipsImported'],
      )
      assert.ok(!stream.comments.includes('gap'), `the stream cannot resume from ${id}`)
      await stream.stop()
    },
  })),
  {
    operation: fanProfiles.status.id,
    title: 'keeps its last-event-id when another club has events, so that no club learns how busy another one is',
    check: 'isolation',
    needs: ['control', 'otherTenant'],
    async run(session) {
      const { sent, tenant } = await session.asAdmin()
      for (const type of ['FansImported', 'ShopOrdersUpdated'] as const)
        await session.target.control?.emit({ type, tenant, id: null })
      const other = await session.signIn(session.target.otherTenant ?? session.target.admin)
      const idOf = async () => (await session.send(fanProfiles.status, sent)).headers.get(LAST_EVENT_ID)
      const before = await idOf()
      await session.target.control?.emit({ type: 'FansImported', tenant: other.tenant, id: null })
      assert.equal(await idOf(), before)
    },
  },
  {
    operation: system.sse.id,
    title: 'says with last-event-id where a new stream starts, and resumes from there without loss',
    check: 'events',
    needs: ['control'],
    async run(session) {
      const { bearer, tenant } = await session.asAdmin()
      const emit = (type: 'FansImported' | 'ShopOrdersUpdated') =>
        session.target.control?.emit({ type, tenant, id: null })
      await emit('ShopOrdersUpdated')
      const headers = { authorization: `Bearer ${bearer}` }
      const opened = await session.target.fetch(
        new Request(session.target.url + system.sse.path, { headers, signal: AbortSignal.timeout(10_000) }),
      )
      const id = opened.headers.get(LAST_EVENT_ID)
      await opened.body?.cancel()
      if (id === null) return
      await emit('FansImported')
      const resumed = await listen(session, bearer, id)
      await resumed.untilCount(1)
      assert.deepEqual(
        resumed.events.map(({ data }) => data.type),
        ['FansImported'],
      )
      assert.ok(!resumed.comments.includes('gap'), `the stream cannot resume from ${id}`)
      await resumed.stop()
    },
  },
]
