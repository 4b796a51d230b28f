import assert from 'node:assert/strict'
import { contract } from '../../../src/contract/index.ts'
import type { Segment, SegmentState } from '../../../src/contract/segments.ts'
import type { Law } from '../law.ts'
import { newBookmark, newConnector, newSegment, syncedSegment } from '../tools/rows.ts'
import { expectError } from '../tools/replies.ts'
import type { Sent, Session } from '../tools/session.ts'
import { eventsOf, eventSummary } from '../tools/stream.ts'

const { create, get, update, remove, sync } = contract.segments

async function expectChange(session: Session, row: Sent, after: number, from: SegmentState, to: SegmentState | null) {
  await session.target.control?.advance(after - 1)
  assert.equal((await session.ok(get, row)).state, from, `${after - 1} ms later`)
  await session.target.control?.advance(1)
  if (to === null) expectError(await session.send(get, row), 404)
  else assert.equal((await session.ok(get, row)).state, to, `${after} ms later`)
}

const updated = ({ id }: Segment) => `SegmentUpdated ${id}`

export const segments: Law[] = [
  {
    operation: create.id,
    title: 'starts as WAITING, with the settings for the marketing provider',
    check: 'rules',
    async run(session) {
      const { segment, bookmark, connector } = await newSegment(session)
      assert.equal(segment.state, 'WAITING')
      assert.equal(segment.lastSync, null)
      assert.equal(segment.bookmarkId, bookmark.id)
      assert.equal(segment.connectorId, connector.id)
      assert.deepEqual(segment.config, {
        enabled: true,
        provider: connector.provider,
        name: segment.name,
        description: 'For the renewal letter',
      })
      assert.deepEqual(segment.metadata, connector.metadata)
      const bare = await newSegment(session, { config: undefined, description: undefined })
      assert.deepEqual(bare.segment.config, {
        enabled: true,
        provider: connector.provider,
        name: bare.segment.name,
        description: null,
      })
    },
  },
  {
    operation: create.id,
    title: 'requires a bookmark and a marketing connector of the club',
    check: 'rules',
    needs: ['otherTenant'],
    async run(session) {
      const { sent } = await session.asAdmin()
      const { bookmark } = await newBookmark(session)
      const marketing = (await newConnector(session)).connector
      const social = (await newConnector(session, { provider: 'DEMOSOCIAL' })).connector
      const other = await session.signIn(session.target.otherTenant ?? session.target.admin)
      const foreign = { params: { tenant: other.tenant }, bearer: other.accessToken }
      const theirs = (await session.ok(contract.bookmarks.list, foreign)).items[0]
      const their = (await session.ok(contract.connectors.list, { ...foreign, query: { type: 'marketing' } })).items[0]
      const body = { name: 'x', bookmarkId: bookmark.id, connectorId: marketing.id }
      for (const [field, value] of [
        ['bookmarkId', 'no-such-id'],
        ['bookmarkId', theirs?.id],
        ['connectorId', 'no-such-id'],
        ['connectorId', social.id],
        ['connectorId', their?.id],
        ['name', ''],
      ] as const) {
        assert.notEqual(value, undefined, `the other club has no ${field} to try`)
        expectError(await session.send(create, { ...sent, body: { ...body, [field]: value } }), 400, { field })
      }
      const wrong = { ...body, config: { provider: 'MAUTIC' } }
      expectError(await session.send(create, { ...sent, body: wrong }), 400, { field: 'config.provider' })
    },
  },
  {
    operation: create.id,
    title: 'is waiting, syncing and synced, with an event for each state',
    check: 'states',
    needs: ['control'],
    async run(session) {
      let made: Awaited<ReturnType<typeof newSegment>> | undefined
      const received = await eventsOf(session, async () => {
        made = await newSegment(session)
        await expectChange(session, made.row, 1000, 'WAITING', 'SYNCING')
        await expectChange(session, made.row, 3000, 'SYNCING', 'SYNCED')
      })
      assert.ok(made)
      const now = (await session.target.control?.info())?.now
      assert.equal((await session.ok(get, made.row)).lastSync, now)
      const own = updated(made.segment)
      const aboutIt = received.map(eventSummary).filter((event) => event.startsWith('Segment'))
      assert.deepEqual(aboutIt, [own, own, own])
    },
  },
  {
    operation: sync.id,
    title: 'goes through the same states again, and is refused until it is synced',
    check: 'states',
    needs: ['control'],
    async run(session) {
      const { segment, row } = await syncedSegment(session)
      const received = await eventsOf(session, async () => {
        assert.equal((await session.ok(sync, row)).state, 'WAITING')
        expectError(await session.send(sync, row), 400)
        await expectChange(session, row, 1000, 'WAITING', 'SYNCING')
        expectError(await session.send(sync, row), 400)
        await expectChange(session, row, 3000, 'SYNCING', 'SYNCED')
      })
      assert.deepEqual(received.map(eventSummary), [updated(segment), updated(segment), updated(segment)])
    },
  },
  {
    operation: sync.id,
    title: 'fails if its connector was removed, and is refused if the segment is disabled',
    check: 'states',
    needs: ['control'],
    async run(session) {
      const { segment, row, connector, sent } = await syncedSegment(session)
      await session.ok(contract.connectors.remove, { ...sent, params: { ...sent.params, id: connector.id } })
      await session.target.control?.advance(2000)
      await session.ok(sync, row)
      await session.target.control?.advance(4000)
      const failed = await session.ok(get, row)
      assert.equal(failed.state, 'FAILED')
      assert.equal(failed.lastSync, segment.lastSync)
      const disabled = await newSegment(session, { config: { enabled: false } })
      assert.equal(disabled.segment.config.enabled, false)
      await session.target.control?.advance(4000)
      expectError(await session.send(sync, disabled.row), 400)
    },
  },
  {
    operation: remove.id,
    title: 'is removing, then gone, with an event for each',
    check: 'states',
    needs: ['control'],
    async run(session) {
      const { segment, row } = await syncedSegment(session)
      const received = await eventsOf(session, async () => {
        await session.ok(update, { ...row, body: { name: 'Renamed' } })
        await session.ok(remove, row)
        assert.equal((await session.send(remove, row)).status, 204)
        expectError(await session.send(sync, row), 400)
        await expectChange(session, row, 2000, 'REMOVING', null)
      })
      assert.deepEqual(received.map(eventSummary), [updated(segment), updated(segment), `SegmentDeleted ${segment.id}`])
    },
  },
]
