import createClient from 'openapi-fetch'
import { createParser } from 'eventsource-parser'
import type { components, paths } from '../../../.cache/clients/openapiFetch/schema.ts'
import { typed, type StoryOptions, type Told } from '../told.ts'

type LiveEvent = components['schemas']['LiveEvent']

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

/** The first event of a stream, which it closes. */
async function firstEvent(stream: ReadableStream<Uint8Array>): Promise<LiveEvent> {
  const events: LiveEvent[] = []
  const parser = createParser({ onEvent: ({ data }) => events.push(JSON.parse(data)) })
  const decoder = new TextDecoder()
  for await (const chunk of stream) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    const [first] = events
    if (first) return first
  }
  throw new Error('the stream ended')
}

/**
 * Signs in, lists fans, lets a bookmark live and reads an event, with openapi-fetch and the types of
 * openapi-typescript.
 */
export async function story({ baseUrl, email, password }: StoryOptions): Promise<Told> {
  const client = createClient<paths>({ baseUrl })
  const { data: tokens } = await client.POST('/accounts/login', { body: { email, password } })
  if (!tokens) throw new Error('the login failed')
  const token: string = typed(tokens.accessToken)
  client.use({
    onRequest: ({ request }) => request.headers.set('authorization', `Bearer ${token}`),
  })

  const { data: me } = await client.GET('/accounts/me')
  if (!me) throw new Error('nobody is signed in')
  const tenant = typed(me.tenant)
  const path = { tenant }

  const { data: fans } = await client.GET('/fan/{tenant}/fans', {
    params: { path, query: { limit: 1, orderBy: 'email', orderDirection: 'asc' } },
  })
  const [first] = fans?.items ?? []
  if (!fans || !first) throw new Error('the club has no fans')

  const bookmarks = '/analytics/{tenant}/bookmarks/{id}'
  const { data: created } = await client.POST('/analytics/{tenant}/bookmarks', {
    params: { path },
    body: { name: 'Young fans', connectorId: 'metabase', params: 'age=18-29' },
  })
  if (!created) throw new Error('the bookmark was not created')
  const row = { params: { path: { tenant, id: typed(created.id) } } }
  const { data: updated } = await client.PUT(bookmarks, { ...row, body: { name: 'Under 30' } })
  await client.DELETE(bookmarks, row)
  const { error, response } = await client.GET(bookmarks, row)
  if (!updated || !error) throw new Error('the bookmark was not updated, or is still there')

  const { data: stream } = await client.GET('/system/sse', { parseAs: 'stream' })
  if (!stream) throw new Error('there is no stream')
  await client.POST('/fan/{tenant}/fan-profiles/sync', { params: { path } })
  const event = await firstEvent(stream)
  return {
    fans: typed(fans.totalItems),
    firstEmail: typed(first.email),
    names: [created.name, updated.name],
    gone: [response.status, typed(error.error.details)],
    event: [event.type, subjectOf(event)],
  }
}
