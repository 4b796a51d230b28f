import { describe, expect, it } from 'vitest'
import { rowEvents } from '../../src/contract/connectors.ts'
import { errorsOf, success, type Endpoint } from '../../src/contract/endpoint/endpoint.ts'
import { endpoints } from '../../src/contract/index.ts'

/**
 * Every operation of docs/contract.md#operations, one per line: operation, caller, success, its own errors, events.
 * Callers: `–` no token, `L` link token, `R` refresh token, `*` admin and user, `A` admin only. Common errors follow
 * from the operation's inputs.
 */
const table = `
POST /accounts/login | – | 200 | 401 |
POST /accounts/refresh | R | 200 | |
POST /accounts/register | – | 200 | |
POST /accounts/forgot-password | – | 200 | |
GET /accounts/validate-token | L | 200 | |
POST /accounts/create | L signup | 201 | 409 |
POST /accounts/create-user | L invitation | 201 | 409 |
POST /accounts/reset-password | L reset | 200 | |
GET /accounts/me | * | 200 | |
PUT /accounts/me | * | 200 | 409 |
POST /accounts/change-password | * | 200 | |
GET /accounts/billing | * | 200 | |
GET /accounts/{tenant} | * | 200 | |
PUT /accounts/{tenant} | A | 200 | |
DELETE /accounts/{tenant} | A | 204 | |
GET /accounts/{tenant}/users | * | 200 | |
POST /accounts/{tenant}/users/invite | A | 202 | 409 |
GET /accounts/{tenant}/users/{userId} | * | 200 | |
DELETE /accounts/{tenant}/users/{userId} | A | 204 | 400 |
POST /accounts/{tenant}/users/{userId}/role | A | 200 | 400 |
POST /customers/support | * | 202 | |
GET /system/countries | – | 200 | |
GET /system/sports | – | 200 | |
GET /system/connectors | * | 200 | |
GET /system/sse | * | 200 | | all
GET /integrations/{tenant}/connectors | * | 200 | |
POST /integrations/{tenant}/connectors | * | 201 | | ConnectorUpdated rows
GET /integrations/{tenant}/connectors/{id} | * | 200 | |
PUT /integrations/{tenant}/connectors/{id} | * | 200 | | ConnectorUpdated
DELETE /integrations/{tenant}/connectors/{id} | * | 204 | | ConnectorUpdated ConnectorDeleted rows
POST /integrations/{tenant}/connectors/{id}/setup | * | 200 | 400 | ConnectorUpdated
POST /integrations/{tenant}/connectors/test | * | 200 | 400 |
POST /integrations/{tenant}/connectors/{id}/reset | * | 202 | 400 | ConnectorUpdated rows
POST /integrations/{tenant}/connectors/{id}/sync | * | 202 | 400 | ConnectorUpdated rows
GET /analytics/{tenant}/dashboard | * | 200 | |
GET /analytics/{tenant}/bookmarks | * | 200 | |
POST /analytics/{tenant}/bookmarks | * | 201 | |
GET /analytics/{tenant}/bookmarks/{id} | * | 200 | |
PUT /analytics/{tenant}/bookmarks/{id} | * | 200 | |
DELETE /analytics/{tenant}/bookmarks/{id} | * | 204 | |
GET /marketing/{tenant}/segments | * | 200 | |
POST /marketing/{tenant}/segments | * | 201 | | SegmentUpdated
GET /marketing/{tenant}/segments/{id} | * | 200 | |
PUT /marketing/{tenant}/segments/{id} | * | 200 | | SegmentUpdated
DELETE /marketing/{tenant}/segments/{id} | * | 204 | | SegmentUpdated SegmentDeleted
POST /marketing/{tenant}/segments/{id}/sync | * | 202 | 400 | SegmentUpdated
GET /fan/{tenant}/fan-profiles | * | 200 | |
GET /fan/{tenant}/fan-profiles/{id} | * | 200 | |
PUT /fan/{tenant}/fan-profiles/{id} | * | 200 | |
POST /fan/{tenant}/fan-profiles/sync | * | 202 | 400 | TenantStatusUpdated FansImported
GET /fan/{tenant}/status | * | 200 | |
GET /fan/{tenant}/fans | * | 200 | |
POST /fan/{tenant}/fans | * | 201 | 409 |
GET /fan/{tenant}/fans/{id} | * | 200 | |
PUT /fan/{tenant}/fans/{id} | * | 200 | |
DELETE /fan/{tenant}/fans/{id} | * | 204 | |
POST /fan/{tenant}/fans/upload-csv | * | 202 | 400 413 415 | FansImported
POST /membership/{tenant}/memberships/upload-csv | * | 202 | 400 413 415 | MembershipsImported
GET /stats/{tenant}/fans | * | 200 | |
GET /stats/{tenant}/fans/{id} | * | 200 | |
GET /membership/{tenant}/memberships | * | 200 | |
POST /membership/{tenant}/memberships | * | 201 | 409 |
PUT /membership/{tenant}/memberships/{id} | * | 200 | 409 |
DELETE /membership/{tenant}/memberships/{id} | * | 204 | |
GET /shop/{tenant}/customers | * | 200 | |
GET /shop/{tenant}/orders | * | 200 | |
GET /shop/{tenant}/order-items | * | 200 | |
GET /ticketing/{tenant}/customers | * | 200 | |
GET /ticketing/{tenant}/tickets | * | 200 | |
`

const dataSide = ['integrations', 'analytics', 'marketing', 'fan', 'stats', 'membership', 'shop', 'ticketing']
const anyRows = [...rowEvents.shop, ...rowEvents.ticketing, ...rowEvents.fan, 'MembershipsImported']

const lines = table
  .trim()
  .split('\n')
  .map((line) => {
    const [operation = '', who = '', status = '', own = '', events = ''] = line.split('|').map((cell) => cell.trim())
    const [method = '', path = ''] = operation.split(' ')
    return { operation, method, path, who, status: Number(status), own, events: events.split(' ').filter(Boolean) }
  })

const pathOf = ({ path }: Endpoint) => path.replace(/:(\w+)/g, '{$1}')

function whoOf({ auth, purpose, role }: Endpoint): string {
  if (auth === 'access') return role === 'admin' ? 'A' : '*'
  if (auth === 'link') return purpose ? `L ${purpose}` : 'L'
  return auth === 'refresh' ? 'R' : '–'
}

/**
 * The rule: 400 with input; 401 with a token; 402 on the data side; 403 with a tenant; 404 with a row's id; 413 and 415
 * with a body.
 */
function commonErrors(endpoint: Endpoint, path: string, who: string): number[] {
  const found: number[] = []
  if (endpoint.query || endpoint.body || endpoint.upload) found.push(400)
  if (who !== '–') found.push(401)
  if (dataSide.includes(path.split('/')[1] ?? '')) found.push(402)
  if (path.includes('{tenant}') || who === 'A') found.push(403)
  if (/\{(id|userId)\}/.test(path)) found.push(404)
  if (endpoint.body || endpoint.upload) found.push(413, 415)
  return found
}

describe('the contract', () => {
  it('has exactly the operations of docs/contract.md', () => {
    const known = endpoints.map((endpoint) => `${endpoint.method} ${pathOf(endpoint)}`)
    const listed = lines.map(({ operation }) => operation)
    expect(
      known.toSorted(),
      'The table in tests/conformance/operations.test.ts and src/contract/ differ: add or remove a line of the table',
    ).toEqual(listed.toSorted())
  })

  it.each(lines)('$operation', ({ method, path, who, status, own, events }) => {
    const endpoint = endpoints.find((known) => known.method === method && pathOf(known) === path)
    if (!endpoint) throw new Error('is missing')
    expect(whoOf(endpoint)).toBe(who)
    expect(success(endpoint).status).toBe(status)
    const errors = [...own.split(' ').filter(Boolean).map(Number), ...commonErrors(endpoint, path, who)]
    expect(errorsOf(endpoint)).toEqual([...new Set(errors)].toSorted((a, b) => a - b))
    const expectedEvents = events.flatMap((event) => (event === 'rows' ? anyRows : event))
    if (events[0] === 'all') expect(endpoint.events).toHaveLength(12)
    else expect(endpoint.events ?? []).toEqual(expectedEvents)
  })

  it('has bodies for writes only', () => {
    const reading = endpoints.filter(({ method }) => method === 'GET' || method === 'DELETE')
    expect(reading.filter(({ body, upload }) => body ?? upload)).toEqual([])
  })
})
