import { isPlainObject, valueAt, type PlainObject } from '../../generated/schema.ts'
import { contract } from '../../../../src/contract/index.ts'
import { answer, incoming, incomingAndOut, read, refused, rows, withBody, without, write } from '../tools/combine.ts'
import { mutant, statefulMutant, type Middleware, type Mutant } from '../mutant.ts'
import { ask } from '../tools/people.ts'
import { absentClears, nullKeeps, onlyEchoed, rowOf, stillListed, stillReadable } from '../tools/remember.ts'

const decoded = (text: unknown) => (typeof text === 'string' ? new URLSearchParams(text).toString() : text)
const asState = (from: string, to: string) => rows((row) => (row.state === from ? { ...row, state: to } : row))

/** Accepts a refused reference by replacing it with a valid one of the club. */
const acceptsAny =
  (
    key: 'bookmarkId' | 'connectorId',
    list: { method: string; path: string },
    fits: (row: PlainObject) => boolean,
  ): Middleware =>
  async (call, next, tools) => {
    const response = await next()
    const body = await call.body()
    if (response.status !== 400 || !isPlainObject(body) || typeof body[key] !== 'string') return response
    const found = await ask(tools, list, { params: call.params, bearer: call.bearer })
    const own: unknown[] = isPlainObject(found.body) && Array.isArray(found.body.items) ? found.body.items : []
    const row = own.filter(isPlainObject).find(fits)
    const answered = await read(await next(withBody(call, { ...body, [key]: row?.id })))
    return answered.status < 300 && isPlainObject(answered.body)
      ? write({ ...answered, body: { ...answered.body, [key]: body[key] } })
      : response
  }

/** Bookmarks and segments. */
export const segments: Mutant[] = [
  mutant(
    'bookmarks.create',
    'the view of a bookmark is encoded again',
    incoming((body) => ({ ...body, params: decoded(body.params) })),
  ),
  mutant(
    'bookmarks.update',
    'the view of a bookmark cannot be changed',
    incoming((body) => without(body, 'params')),
  ),
  mutant('bookmarks.update', 'null does not clear the description of a bookmark', incoming(nullKeeps('description'))),
  mutant('bookmarks.update', 'an absent description is cleared', incoming(absentClears('description'))),
  mutant(
    'bookmarks.update',
    'a change of a bookmark is returned but not stored',
    onlyEchoed('name', 'description', 'params'),
  ),
  mutant(
    'bookmarks.create',
    'the name of a bookmark is trimmed',
    incoming((body) => ({
      ...body,
      ...(typeof body.name === 'string' && body.name.trim() !== '' && { name: body.name.trim() }),
    })),
  ),
  mutant(
    'bookmarks.create',
    'the description of a new bookmark is returned but not stored',
    incomingAndOut(
      (body) => without(body, 'description'),
      (row, { description = null }) => ({ ...row, description }),
    ),
  ),
  mutant(
    'bookmarks.update',
    'a change of a bookmark changes its creation date',
    rows((row) => ({ ...row, createdAt: '2026-01-15T09:00:00.001Z' })),
  ),
  statefulMutant(['bookmarks.remove', 'bookmarks.list'], 'a deleted bookmark is still listed', stillListed(rowOf)),
  statefulMutant(['bookmarks.remove', 'bookmarks.get'], 'a deleted bookmark can still be read', stillReadable(rowOf)),
  statefulMutant(['bookmarks.remove', 'segments.create'], 'a bookmark that a segment uses cannot be deleted', () => {
    const used = new Set<unknown>()
    return async (call, next) => {
      const error = { code: 'INVALID_INPUT', details: 'A segment uses it.' }
      if (call.endpoint.method === 'DELETE')
        return used.has(call.params.id) ? write({ status: 400, body: { error } }) : next()
      used.add(valueAt(await call.body(), 'bookmarkId'))
      return next()
    }
  }),
  statefulMutant(['bookmarks.get'], 'a bookmark comes from a cache', () => {
    const known = new Map<string, Awaited<ReturnType<typeof read>>>()
    return async (call, next) => {
      const key = `${call.bearer} ${call.url.href}`
      const answered = known.get(key) ?? (await read(await next()))
      if (answered.status === 200) known.set(key, answered)
      return write(answered)
    }
  }),

  mutant(
    'segments.create',
    'a segment accepts the bookmark of another club',
    acceptsAny('bookmarkId', contract.bookmarks.list, () => true),
  ),
  mutant(
    'segments.create',
    'a segment accepts a connector that is not for marketing',
    acceptsAny('connectorId', contract.connectors.list, ({ type }) => type === 'marketing'),
  ),
  mutant(
    ['segments.create', 'segments.get', 'segments.list', 'segments.sync'],
    'WAITING is skipped',
    asState('WAITING', 'SYNCING'),
  ),
  mutant(
    ['segments.get', 'segments.list'],
    'segments never leave WAITING',
    rows((row) => ({ ...row, state: row.state === 'SYNCED' ? 'WAITING' : row.state })),
  ),
  mutant(
    ['segments.get', 'segments.list'],
    'a segment has never synced',
    rows((row) => ({ ...row, lastSync: null })),
  ),
  mutant(
    'segments.create',
    'a segment has no default name at the provider',
    incoming((body) => {
      const config = isPlainObject(body.config) ? body.config : {}
      return { ...body, config: { name: '', ...config } }
    }),
  ),
  mutant('segments.sync', 'a segment that is syncing can be synced', async (call, next) => {
    const response = await next()
    const url = new URL(call.url)
    url.pathname = url.pathname.replace(/\/sync$/, '')
    return response.status === 400
      ? write({ status: 202, body: await (await rowOf({ ...call, url }, next)).json() })
      : response
  }),
  mutant(
    'segments.update',
    'the description of a segment cannot be changed',
    incoming((body) => without(body, 'description')),
  ),
  mutant('segments.update', 'a new name of a segment is returned but not stored', onlyEchoed('name')),
  mutant('segments.update', 'a segment can lose its name', async (call, next) => {
    const response = await next()
    return response.status === 400 && valueAt(await call.body(), 'name') === ''
      ? // JSON is untyped; a row is an object.
        write({ status: 200, body: { ...((await (await rowOf(call, next)).json()) as PlainObject), name: '' } })
      : response
  }),
  statefulMutant(['segments.remove', 'segments.get'], 'a deleted segment is gone immediately', () => {
    const gone = new Set<unknown>()
    return async (call, next) => {
      const response = await next()
      if (call.endpoint.method === 'DELETE' && response.status === 204) gone.add(call.params.id)
      const error = { code: 'NOT_FOUND', details: 'Segment not found.' }
      return call.endpoint.method === 'GET' && gone.has(call.params.id)
        ? write({ status: 404, body: { error } })
        : response
    }
  }),
  statefulMutant(['segments.remove', 'segments.get'], 'a deleted segment can still be read', stillReadable(rowOf)),
  mutant(
    'segments.remove',
    'an unknown segment can be deleted',
    refused(404, () => ({ status: 204, body: undefined })),
  ),
  mutant(
    'segments.create',
    'a new segment is 200',
    answer((answered) => (answered.status === 201 ? { status: 200 } : answered)),
  ),
]
