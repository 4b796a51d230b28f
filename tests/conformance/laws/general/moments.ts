import assert from 'node:assert/strict'
import type { Endpoint } from '../../../../src/contract/endpoint/endpoint.ts'
import { contract } from '../../../../src/contract/index.ts'
import type { Law } from '../../law.ts'
import { newUser } from '../../tools/people.ts'
import { newBookmark, newConnector, newFan, newMembership, newSegment, syncedConnector } from '../../tools/rows.ts'
import type { Session } from '../../tools/session.ts'
import { tables } from './tables.ts'

const { bookmarks, connectors, fans, memberships, segments, users } = contract

/** The server's time, as the control API gives it. */
const nowOf = async ({ target }: Session) => (await target.control?.info())?.now ?? ''

const creators: [Endpoint, (session: Session) => Promise<{ createdAt: string }>][] = [
  [fans.create, async (session) => (await newFan(session)).fan],
  [memberships.create, async (session) => (await newMembership(session)).membership],
  [bookmarks.create, async (session) => (await newBookmark(session)).bookmark],
  [connectors.create, async (session) => (await newConnector(session)).connector],
  [segments.create, async (session) => (await newSegment(session)).segment],
  [
    users.get,
    async (session) => {
      const { id: userId } = await newUser(session)
      const { sent } = await session.asAdmin()
      return session.ok(users.get, { ...sent, params: { ...sent.params, userId } })
    },
  ],
]

/** Rows carry the server's time in UTC, and no other (docs/contract.md#dates). */
export const moments: Law[] = [
  ...creators.map(([endpoint, create]): Law => ({
    operation: endpoint.id,
    title: 'gives a new row the time of the server, in UTC (docs/contract.md#dates)',
    check: 'rules',
    needs: ['control'],
    async run(session) {
      const { createdAt } = await create(session)
      assert.equal(createdAt, await nowOf(session))
    },
  })),
  {
    operation: connectors.get.id,
    title: 'gives the last sync as the moment at which it ended (docs/contract.md#dates)',
    check: 'states',
    needs: ['control'],
    async run(session) {
      const { connector } = await syncedConnector(session)
      const latest = Date.parse(await nowOf(session))
      const lastSync = Date.parse(connector.lastSync ?? '')
      // The law looks every half second.
      assert.ok(lastSync <= latest && lastSync > latest - 500, `lastSync is ${connector.lastSync}`)
    },
  },
  ...tables.map(({ endpoint }): Law => ({
    operation: endpoint.id,
    title: 'has no row that was created in the future (docs/contract.md#dates)',
    check: 'rules',
    needs: ['control'],
    async run(session) {
      const { sent } = await session.asAdmin()
      // Every list has this column, as the contract says of all rows.
      const { body } = await session.send(endpoint, { ...sent, query: { orderBy: 'createdAt', limit: 1000 } })
      const { items } = body as { items: { createdAt: string }[] }
      const now = await nowOf(session)
      assert.deepEqual(
        items.map(({ createdAt }) => createdAt).filter((createdAt) => createdAt > now),
        [],
      )
    },
  })),
]
