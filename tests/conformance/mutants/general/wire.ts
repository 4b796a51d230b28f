import { isPlainObject, valueAt, type PlainObject } from '../../generated/schema.ts'
import { answer, refused, rows, status, without, write } from '../tools/combine.ts'
import { callOf, mutant, type Middleware, type Mutant } from '../mutant.ts'

const error = (change: (error: PlainObject) => PlainObject): Middleware =>
  answer((answered) => {
    const found = valueAt(answered.body, 'error')
    return answered.status >= 400 && isPlainObject(found) ? { body: { error: change(found) } } : answered
  })

/** Sends the chosen replies as text. */
const typed =
  (chosen: (response: Response) => boolean): Middleware =>
  async (_, next) => {
    const response = await next()
    const headers = new Headers(response.headers)
    if (chosen(response)) headers.set('content-type', 'text/plain')
    return new Response(response.body, { status: response.status, headers })
  }

const internal = { error: { code: 'INTERNAL', details: 'The server failed.' } }

/** The wire format of replies: statuses, media types, and the body of a failure. */
export const wire: Mutant[] = [
  mutant('fans.create', 'a new fan is 200', status(200)),
  mutant('connectors.create', 'a new connector is 202', status(202)),
  mutant('connectors.sync', 'an accepted sync is 200', status(200)),
  mutant('connectors.reset', 'an accepted reset is 204', status(204)),
  mutant('memberships.remove', 'a deleted membership has a body', status(200, { deleted: true })),
  mutant('bookmarks.update', 'a changed bookmark is 204', status(204)),
  mutant(
    'segments.get',
    'a reply is sent as text',
    typed((answered) => answered.ok),
  ),
  mutant(
    'users.get',
    'a failure is sent as text',
    typed((answered) => !answered.ok),
  ),
  mutant('account.resetPassword', 'a password that was reset is 204', status(204)),
  mutant(
    'shop.orders',
    'amounts are texts',
    rows((row) => ({ ...row, amount: String(row.amount) })),
  ),
  mutant(
    'shop.orderItems',
    'quantities are texts',
    rows((row) => ({ ...row, quantity: String(row.quantity) })),
  ),
  mutant(
    'fans.get',
    'a fan has an undeclared key',
    rows((row) => ({ ...row, _id: row.id })),
  ),
  mutant(
    'ticketing.customers',
    'a missing phone is left out',
    rows((row) => (row.phone === null ? without(row, 'phone') : row)),
  ),
  mutant(
    'shop.customers',
    'a missing country is an empty text',
    rows((row) => ({ ...row, country: row.country ?? '' })),
  ),
  mutant(
    'ticketing.tickets',
    'timestamps have no zone',
    rows((row) => ({ ...row, timestamp: String(row.timestamp).replace('Z', '') })),
  ),
  mutant(
    'memberships.list',
    'timestamps have an offset',
    rows((row) => ({ ...row, createdAt: String(row.createdAt).replace('Z', '+00:00') })),
  ),
  mutant(
    'fanProfiles.get',
    'a birthday is a timestamp',
    rows((row) => ({ ...row, birthDay: typeof row.birthDay === 'string' ? `${row.birthDay}T00:00:00.000Z` : null })),
  ),
  mutant(
    'connectors.list',
    'states are in lower case',
    rows((row) => ({ ...row, state: String(row.state).toLowerCase() })),
  ),
  mutant(
    'segments.list',
    'lists come without their page',
    answer(({ status: code, body, headers }) => ({
      status: code,
      headers,
      body: code === 200 ? valueAt(body, 'items') : body,
    })),
  ),
  mutant(
    'users.list',
    'lists come in an envelope',
    answer(({ status: code, body, headers }) => ({
      status: code,
      headers,
      body: code === 200 ? { data: body } : body,
    })),
  ),
  mutant(
    'fans.create',
    'the body of a failure has no code',
    error((found) => without(found, 'code')),
  ),
  mutant(
    'memberships.create',
    'the body of a failure has no fields',
    error((found) => without(found, 'fields')),
  ),
  mutant(
    'bookmarks.create',
    'the body of a failure has a list of fields',
    error((found) => (isPlainObject(found.fields) ? { ...found, fields: Object.keys(found.fields) } : found)),
  ),
  mutant(
    'account.login',
    'the body of a failure is a text',
    answer((answered) => (answered.status >= 400 ? { body: { message: 'failed' } } : answered)),
  ),
  mutant(
    'segments.create',
    'the details of a failure are empty',
    error((found) => ({ ...found, details: '' })),
  ),
  mutant(
    'club.update',
    'the code of every failure is the same',
    error((found) => ({ ...found, code: 'INVALID_INPUT' })),
  ),
  mutant(
    'connectors.create',
    'fields are named by their last part',
    error((found) => ({
      ...found,
      ...(isPlainObject(found.fields) && {
        fields: Object.fromEntries(Object.entries(found.fields).map(([path, what]) => [path.split('.').at(-1), what])),
      }),
    })),
  ),
  mutant(
    'fans.update',
    'bad input is 500',
    refused(400, () => ({ status: 500, body: internal })),
  ),
  mutant(
    'support.send',
    'bad input is 422',
    refused(400, () => ({ status: 422, body: internal })),
  ),
  mutant(
    'memberships.update',
    'an unknown id is 500',
    refused(404, () => ({ status: 500, body: internal })),
  ),
  mutant(
    'bookmarks.get',
    'an unknown id is 400',
    refused(404, () => ({ status: 400, body: { error: { code: 'INVALID_INPUT', details: 'No such id.' } } })),
  ),
  anywhere('system.sports', 'an unknown path is answered in HTML', (response) =>
    response.status === 404
      ? new Response('<h1>404</h1>', { status: 404, headers: { 'content-type': 'text/html' } })
      : response,
  ),
  anywhere('system.sports', 'a 405 does not say what is allowed', (response) => {
    if (response.status !== 405) return response
    const headers = new Headers(response.headers)
    headers.delete('allow')
    return new Response(response.body, { status: 405, headers })
  }),
  anywhere('system.countries', 'another method is 404', (response) =>
    response.status === 405
      ? write({ status: 404, body: { error: { code: 'NOT_FOUND', details: 'Not found.' } } })
      : response,
  ),
]

/** A defect of paths and methods that belong to no operation. It is listed under an existing one. */
function anywhere(operation: string, name: string, change: (response: Response) => Response): Mutant {
  const plain = mutant(operation, name, (_, next) => next())
  return {
    ...plain,
    wrap:
      (fetch, { base }) =>
      async (request) => {
        const response = await fetch(request)
        return callOf(request, base) ? response : change(response)
      },
  }
}
