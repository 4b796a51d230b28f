import assert from 'node:assert/strict'
import { contract } from '../../../../src/contract/index.ts'
import type { Law } from '../../law.ts'
import { openSession, type Session } from '../../tools/session.ts'
import { newBookmark, newFan, newMembership, newSegment, syncedConnector } from '../../tools/rows.ts'
import { invite, newUser } from '../../tools/people.ts'
import { tables } from './tables.ts'

const { fanProfiles, home } = contract

/** Lets the other club grow in every list: people, rows, a source with its data, and profiles made of them. */
async function grow(session: Session) {
  const { otherTenant, admin } = session.target
  // The tools act for the admin of their target.
  const theirs = openSession({ ...session.target, admin: otherTenant ?? admin }, session.guidance)
  const { sent } = await theirs.asAdmin()
  await newFan(theirs)
  await newMembership(theirs)
  await newBookmark(theirs)
  await newSegment(theirs)
  await newUser(theirs)
  await invite(theirs, await theirs.asAdmin())
  for (const provider of ['DEMOSHOP', 'DEMOTICKETING'] as const) await syncedConnector(theirs, { provider })
  await theirs.ok(fanProfiles.sync, sent)
  await theirs.target.control?.advance(3000)
}

const watched = [
  ...tables.map(({ endpoint }) => ({
    endpoint,
    queries: [{}, { limit: 1, offset: 1 }, { offset: 1_000_000 }, { searchQuery: 'a', limit: 5 }],
  })),
  { endpoint: home.stats, queries: [{}] },
]

/** What a club sees does not depend on how much other clubs have (docs/contract.md#unknown-tenants). */
export const neighbours: Law[] = watched.map(({ endpoint, queries }) => ({
  operation: endpoint.id,
  title: 'answers the same after another club has grown',
  check: 'isolation',
  needs: ['control', 'otherTenant'],
  async run(session) {
    const own = await session.asAdmin()
    const read = () =>
      Promise.all(queries.map(async (query) => (await session.send(endpoint, { ...own.sent, query })).body))
    const before = await read()
    await grow(session)
    assert.deepEqual(await read(), before)
  },
}))
