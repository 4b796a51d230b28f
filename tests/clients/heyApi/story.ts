import {
  accountLogin,
  accountMe,
  bookmarksCreate,
  bookmarksGet,
  bookmarksRemove,
  bookmarksUpdate,
  fanProfilesSync,
  fansList,
  systemSse,
  type LiveEvent,
} from '../../../.cache/clients/heyApi/index.ts'
import { createClient } from '../../../.cache/clients/heyApi/client/index.ts'
import { typed, type StoryOptions, type Told } from '../told.ts'

/** The row that an event is about, or its club. Compiles only if the union is typed by `type`. */
function subjectOf(event: LiveEvent): string {
  switch (event.type) {
    case 'ConnectorUpdated':
    case 'ConnectorDeleted':
    case 'SegmentUpdated':
    case 'SegmentDeleted':
      return event.id
    case 'TenantStatusUpdated':
    case 'FansImported':
    case 'MembershipsImported':
    case 'ShopCustomersUpdated':
    case 'ShopOrdersUpdated':
    case 'ShopOrderItemsUpdated':
    case 'TicketingCustomersUpdated':
    case 'TicketingTicketsUpdated': {
      const none: null = event.id
      return none ?? event.tenant
    }
  }
}

/** Signs in, lists fans, lets a bookmark live and reads an event, with the client of @hey-api/openapi-ts. */
export async function story({ baseUrl, email, password }: StoryOptions): Promise<Told> {
  let token = ''
  const client = createClient({ baseUrl, auth: () => token })
  const { data: tokens } = await accountLogin({ client, body: { email, password } })
  if (!tokens) throw new Error('the login failed')
  token = typed(tokens.accessToken)

  const { data: me } = await accountMe({ client })
  if (!me) throw new Error('nobody is signed in')
  const tenant = typed(me.tenant)
  const path = { tenant }

  const { data: fans } = await fansList({ client, path, query: { limit: 1, orderBy: 'email', orderDirection: 'asc' } })
  const [first] = fans?.items ?? []
  if (!fans || !first) throw new Error('the club has no fans')

  const body = { name: 'Young fans', connectorId: 'metabase', params: 'age=18-29' }
  const { data: created } = await bookmarksCreate({ client, path, body })
  if (!created) throw new Error('the bookmark was not created')
  const row = { client, path: { tenant, id: typed(created.id) } }
  const { data: updated } = await bookmarksUpdate({ ...row, body: { name: 'Under 30' } })
  await bookmarksRemove(row)
  const { error, response } = await bookmarksGet(row)
  if (!updated || !error || !response) throw new Error('the bookmark was not updated, or is still there')

  const ended = new AbortController()
  const { stream } = await systemSse({ client, signal: ended.signal })
  const reading = stream.next()
  await fanProfilesSync({ client, path })
  const { value: event } = await reading
  ended.abort()
  if (!event) throw new Error('the stream ended')
  return {
    fans: typed(fans.totalItems),
    firstEmail: typed(first.email),
    names: [created.name, updated.name],
    gone: [response.status, typed(error.error.details)],
    event: [event.type, subjectOf(event)],
  }
}
