import assert from 'node:assert/strict'
import { contract } from '../../../src/contract/index.ts'
import type { Law } from '../law.ts'
import { newBookmark, newSegment } from '../tools/rows.ts'
import { expectError } from '../tools/replies.ts'

const { dashboard } = contract.analytics
const { create, get, remove } = contract.bookmarks

export const analytics: Law[] = [
  {
    operation: dashboard.id,
    title: 'returns a page to embed, a different one for each club',
    check: 'isolation',
    needs: ['otherTenant'],
    async run(session) {
      const { sent } = await session.asAdmin()
      const other = await session.signIn(session.target.otherTenant ?? session.target.admin)
      const own = await session.ok(dashboard, sent)
      assert.notEqual(own.url, '')
      assert.ok(URL.canParse(own.url, session.target.url), 'the URL is invalid')
      const theirs = await session.ok(dashboard, { params: { tenant: other.tenant }, bearer: other.accessToken })
      assert.notEqual(own.url, theirs.url)
    },
  },
  {
    operation: create.id,
    title: 'keeps the params unchanged, letter by letter',
    check: 'rules',
    async run(session) {
      for (const params of ['', 'a=1&a=2', 'city=K%C3%B6ln+am%20Rhein&q=%26%3D', '?tab=x#y', 'ünïcödé=✓']) {
        const { bookmark, row } = await newBookmark(session, { params, connectorId: 'metabase' })
        assert.equal(bookmark.params, params)
        assert.equal((await session.ok(get, row)).params, params)
        assert.equal(bookmark.connectorId, 'metabase')
      }
      const { sent } = await session.asAdmin()
      const body = { name: '', connectorId: 'metabase', params: '' }
      expectError(await session.send(create, { ...sent, body }), 400, { field: 'name' })
    },
  },
  {
    operation: remove.id,
    title: 'removes a bookmark that a segment uses, and keeps the segment',
    check: 'rules',
    async run(session) {
      const { bookmark, row, segment, sent } = await newSegment(session)
      await session.ok(remove, { ...sent, params: { ...sent.params, id: bookmark.id } })
      assert.equal((await session.ok(contract.segments.get, row)).bookmarkId, bookmark.id)
      assert.equal(segment.bookmarkId, bookmark.id)
    },
  },
]
