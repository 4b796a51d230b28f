import assert from 'node:assert/strict'
import type { Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { contract } from '../../../src/contract/index.ts'
import type { Provider } from '../../../src/contract/fields/providers.ts'
import { credentialFields } from '../../../src/contract/fields/providerList.ts'
import { noteLeaving } from './leaving.ts'
import type { Sent, Session } from './session.ts'

/** Rows that a law creates, and how to remove them from a target that is not reset. */

const { bookmarks, connectors, fans, memberships, segments } = contract

/** Part of every secret that the suite sends. No reply may contain it. */
export const SECRET = 'a-secret-of-the-suite'

/** Credentials that a provider accepts, as far as the model can check them. */
export const credentialsOf = (provider: Provider) =>
  Object.fromEntries(
    Object.entries(credentialFields(provider)).map(([name, { secret }]) => [
      name,
      secret ? `${SECRET}-${name}` : `plain ${name}`,
    ]),
  )

/** Removes a row. A row that no longer exists counts as removed. */
export async function ensureRemoved(session: Session, remove: Endpoint, row: Sent): Promise<boolean> {
  const { status } = await session.send(remove, row)
  if (status === 204) noteLeaving(session, remove, row)
  return status === 204 || status === 404
}

export async function newBookmark(session: Session, body: object = {}) {
  const { sent, tenant, bearer } = await session.asAdmin()
  const name = session.fresh('Bookmark')
  const bookmark = await session.ok(bookmarks.create, {
    ...sent,
    body: { name, description: 'For the renewal letter', connectorId: 'metabase', params: 'country=Ireland', ...body },
  })
  const row = { params: { tenant, id: bookmark.id }, bearer }
  session.undo(`bookmark ${name}`, () => ensureRemoved(session, bookmarks.remove, row))
  return { bookmark, row, sent }
}

/** Creates a connector, which is SYNCING. */
export async function newConnector(
  session: Session,
  {
    provider = 'DEMOMARKETING',
    config = {},
    ...body
  }: { provider?: Provider; config?: Record<string, string> } & Record<string, unknown> = {},
) {
  const { sent, tenant, bearer } = await session.asAdmin()
  const name = session.fresh('Connector')
  const connector = await session.ok(connectors.create, {
    ...sent,
    body: { name, providerConfig: { provider, config }, ...body },
  })
  const row = { params: { tenant, id: connector.id }, bearer }
  session.undo(`connector ${name}`, () => ensureRemoved(session, connectors.remove, row))
  return { connector, row, sent }
}

/** Creates a connector and waits for its first sync. */
export async function syncedConnector(session: Session, options: Parameters<typeof newConnector>[1] = {}) {
  const made = await newConnector(session, options)
  await session.until('the first sync', async () => (await session.ok(connectors.get, made.row)).state !== 'SYNCING')
  return { ...made, connector: await session.ok(connectors.get, made.row) }
}

/** Creates a segment, which is WAITING. */
export async function newSegment(session: Session, body: object = {}) {
  const { bookmark } = await newBookmark(session)
  const { connector } = await newConnector(session)
  const { sent, tenant, bearer } = await session.asAdmin()
  const name = session.fresh('Segment')
  const segment = await session.ok(segments.create, {
    ...sent,
    body: {
      name,
      description: 'For the renewal letter',
      connectorId: connector.id,
      bookmarkId: bookmark.id,
      config: { provider: connector.provider, name, description: 'For the renewal letter' },
      ...body,
    },
  })
  const row = { params: { tenant, id: segment.id }, bearer }
  session.undo(`segment ${name}`, () => ensureRemoved(session, segments.remove, row))
  return { segment, row, sent, bookmark, connector }
}

export async function syncedSegment(session: Session) {
  const made = await newSegment(session)
  await session.until('the first sync', async () =>
    ['SYNCED', 'FAILED'].includes((await session.ok(segments.get, made.row)).state),
  )
  return { ...made, segment: await session.ok(segments.get, made.row) }
}

export async function newFan(session: Session, body: object = {}) {
  const { sent, tenant, bearer } = await session.asAdmin()
  const email = `${session.fresh('fan')}@post.example`
  const fan = await session.ok(fans.create, {
    ...sent,
    body: { firstName: 'Niamh', lastName: 'Kearney', email, ...body },
  })
  const row = { params: { tenant, id: fan.id }, bearer }
  session.undo(`fan ${email}`, () => ensureRemoved(session, fans.remove, row))
  return { fan, row, sent }
}

export async function newMembership(session: Session, body: object = {}) {
  const { sent, tenant, bearer } = await session.asAdmin()
  const membershipId = session.fresh('M')
  const membership = await session.ok(memberships.create, {
    ...sent,
    body: { membershipId, firstName: 'Niamh', lastName: 'Kearney', email: 'niamh@post.example', ...body },
  })
  const row = { params: { tenant, id: membership.id }, bearer }
  session.undo(`membership ${membershipId}`, () => ensureRemoved(session, memberships.remove, row))
  return { membership, row, sent }
}

/** Removes rows of a list after the law. The search text must only occur in them. */
export function removeFound(
  session: Session,
  table: typeof bookmarks | typeof connectors | typeof fans | typeof memberships | typeof segments,
  sent: { params: { tenant: string }; bearer: string },
  searchQuery: string,
) {
  const [area] = table.list.id.split('.')
  const isMade = () =>
    session.exchanges.some(
      ({ operation, status }) =>
        operation?.split('.')[0] === area && operation !== table.list.id && (status === null || status < 300),
    )
  session.undo(`the rows with ${searchQuery}`, async () => {
    // A server that is being built may lack both the write and the list.
    if (!isMade()) return true
    const page = await session.ok(table.list, { ...sent, query: { searchQuery, limit: 1000 } })
    for (const { id } of page.items) {
      const row = { ...sent, params: { ...sent.params, id } }
      assert.ok(await ensureRemoved(session, table.remove, row))
    }
    return true
  })
}
