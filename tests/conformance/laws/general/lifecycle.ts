import assert from 'node:assert/strict'
import type { Endpoint } from '../../../../src/contract/endpoint/endpoint.ts'
import { contract } from '../../../../src/contract/index.ts'
import type { Law } from '../../law.ts'
import { walk } from './lists.ts'
import type { Row } from './sortKey.ts'
import { newBookmark, newConnector, newFan, newMembership, newSegment } from '../../tools/rows.ts'
import { expectError } from '../../tools/replies.ts'
import type { Sent, Session } from '../../tools/session.ts'

/** Rows that people create, change and delete. */
interface Life {
  list: Endpoint
  /** Absent if a row can only be found through the list. */
  get?: Endpoint
  update: Endpoint
  remove: Endpoint
  /** All further operations on one row. */
  others: readonly Endpoint[]
  create(
    session: Session,
  ): Promise<{ row: Sent & { params: { tenant: string; id: string } }; created: Row; text: string }>
  /** A change of text fields; the law searches for the first of them. */
  change: Record<string, string>
  /** A field that can be cleared with null. */
  clears: string
  otherBodies?: Record<string, unknown>
}

const { bookmarks, connectors, fans, memberships, segments, fanProfiles } = contract

const moment = '2025-07-01T10:30:00.000Z'
/** Every field of a person that people can write. */
const person = {
  birthDay: '1990-05-17',
  address: '12 Quay Street',
  zipCode: 'F91 4AB',
  city: 'Sligo',
  country: 'Ireland',
  phone: '+353 85 123 4567',
  gender: 'Female',
  acceptsPrivacyPolicy: true,
  acceptsCommercialInfo: true,
  acceptsCommercialPartners: true,
}

const lives: Life[] = [
  {
    list: bookmarks.list,
    get: bookmarks.get,
    update: bookmarks.update,
    remove: bookmarks.remove,
    others: [],
    async create(session) {
      const { bookmark, row } = await newBookmark(session)
      return { row, created: bookmark, text: bookmark.name }
    },
    change: { name: 'Ångström’s view', params: 'tab=&a=%20b+c&ü=1' },
    clears: 'description',
  },
  {
    list: connectors.list,
    get: connectors.get,
    update: connectors.update,
    remove: connectors.remove,
    others: [connectors.setup, connectors.sync, connectors.reset],
    async create(session) {
      const { connector, row } = await newConnector(session, { description: 'Twice a month' })
      return { row, created: connector, text: connector.name }
    },
    change: { name: 'Ångström’s newsletter', description: 'Monthly' },
    clears: 'description',
    otherBodies: { [connectors.setup.id]: { providerConfig: { provider: 'DEMOMARKETING', config: {} } } },
  },
  {
    list: segments.list,
    get: segments.get,
    update: segments.update,
    remove: segments.remove,
    others: [segments.sync],
    async create(session) {
      const { segment, row } = await newSegment(session)
      return { row, created: segment, text: segment.name }
    },
    change: { name: 'Ångström’s segment', description: 'Second round' },
    clears: 'description',
  },
  {
    list: fans.list,
    get: fans.get,
    update: fans.update,
    remove: fans.remove,
    others: [fanProfiles.statistics],
    async create(session) {
      const { fan, row } = await newFan(session, { ...person, membership: 'Member', signedUpAt: moment })
      return { row, created: fan, text: fan.email }
    },
    change: { lastName: 'Ångström', city: 'Kirkby Lonsdale', birthDay: '1988-02-29' },
    clears: 'phone',
  },
  {
    list: memberships.list,
    update: memberships.update,
    remove: memberships.remove,
    others: [],
    async create(session) {
      const { membership, row } = await newMembership(session, {
        ...person,
        type: 'Season ticket',
        entryDate: moment,
        expirationDate: moment,
      })
      return { row, created: membership, text: membership.membershipId }
    },
    change: { lastName: 'Ångström', city: 'Kirkby Lonsdale', entryDate: '2025-07-01T00:00:00.000Z' },
    clears: 'phone',
  },
]

/** The row without keys that change over time: states, and fields that follow from them. */
const settled = (row: Row) => ({ ...row, state: undefined, lastSync: undefined, age: undefined })

function lifeLaws(life: Life): Law[] {
  const { list, get, update, remove } = life
  const read = async (session: Session, row: Sent, text: string): Promise<Row | undefined> => {
    if (get) return session.ok(get, row)
    return found(session, row, text)
  }
  const found = async (session: Session, row: Sent, text: string) => {
    const sent = { params: { tenant: row.params?.tenant ?? '' }, bearer: row.bearer ?? '' }
    // The list is a variable endpoint without a static row type; its schema has checked the rows.
    const rows = (await walk(session, list, sent, { searchQuery: text })) as Row[]
    return rows.find(({ id }) => id === row.params?.id)
  }
  const [searched = ''] = Object.values(life.change)
  const law = (operation: Endpoint, title: string, run: Law['run']): Law => ({
    operation: operation.id,
    title,
    check: 'lifecycle',
    run,
  })
  return [
    law(list, 'contains a created row, and so does the search', async (session) => {
      const { row, created, text } = await life.create(session)
      assert.deepEqual(settled((await read(session, row, text)) ?? created), settled(created))
      const listed = await found(session, row, '')
      assert.ok(listed, 'the list lacks the row')
      assert.deepEqual(settled(listed), settled(created))
      assert.deepEqual(settled((await found(session, row, text)) ?? { id: '', createdAt: '' }), settled(created))
    }),
    law(update, 'changes given fields and keeps absent ones; the list and the search show it', async (session) => {
      const { row, created, text } = await life.create(session)
      await read(session, row, text)
      // As above.
      const changed = (await session.ok(update, { ...row, body: life.change })) as Row
      assert.deepEqual(settled(changed), settled({ ...created, ...life.change }))
      assert.deepEqual(settled((await read(session, row, text)) ?? created), settled(changed))
      const bySearch = await found(session, row, searched.slice(0, 8).toUpperCase())
      assert.ok(bySearch, 'the search does not find the change')
      assert.deepEqual(settled(bySearch), settled(changed))
      for (const [key, value] of Object.entries(life.change)) {
        // As above.
        const one = (await session.ok(update, { ...row, body: { [key]: value } })) as Row
        assert.deepEqual(settled(one), settled(changed), `a change of ${key} alone`)
      }
    }),
    law(update, 'clears null fields, and only those', async (session) => {
      const { row, created, text } = await life.create(session)
      assert.notEqual(created[life.clears], null)
      // As above.
      const cleared = (await session.ok(update, { ...row, body: { [life.clears]: null } })) as Row
      assert.deepEqual(settled(cleared), settled({ ...created, [life.clears]: null }))
      assert.deepEqual(settled((await read(session, row, text)) ?? created), settled(cleared))
    }),
    law(update, 'never changes the id, the club or the time of creation', async (session) => {
      const { row, created } = await life.create(session)
      const body = {
        id: 'x',
        tenant: 'x',
        createdAt: '2001-01-01T00:00:00.000Z',
        state: 'FAILED',
        score: 1,
        shoeSize: 44,
      }
      // As above.
      assert.deepEqual(settled((await session.ok(update, { ...row, body })) as Row), settled(created))
    }),
    law(remove, 'removes the row permanently: no list contains it, every operation answers 404', async (session) => {
      const { row, text } = await life.create(session)
      const answer = await session.send(remove, row)
      assert.equal(answer.status, 204)
      assert.equal(answer.body, undefined, 'a 204 has no body')
      if (get) await session.until('its end', async () => (await session.send(get, row)).status === 404)
      assert.equal(await found(session, row, ''), undefined)
      assert.equal(await found(session, row, text), undefined)
      for (const endpoint of [get, update, remove, ...life.others].flatMap((known) => known ?? [])) {
        const body = life.otherBodies?.[endpoint.id] ?? (endpoint.body ? {} : undefined)
        expectError(await session.send(endpoint, { ...row, ...(body !== undefined && { body }) }), 404)
      }
    }),
  ]
}

/** A created row can be read, listed, searched, updated and deleted, and is gone in the end. */
export const lifecycle: Law[] = lives.flatMap(lifeLaws)
