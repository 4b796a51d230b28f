import { isPlainObject, valueAt, type PlainObject } from '../../generated/schema.ts'
import {
  answer,
  incoming,
  incomingAndOut,
  read,
  refused,
  reply,
  rows,
  status,
  without,
  write,
} from '../tools/combine.ts'
import { mutant, statefulMutant, type Mutant } from '../mutant.ts'
import { absentClears, nullKeeps, onlyEchoed, rowOf, stillListed, stillReadable } from '../tools/remember.ts'

const older = (row: PlainObject) => ({ ...row, age: typeof row.age === 'number' ? row.age + 1 : row.age })

/** The row that a server without a conflict check would have created. */
const createdRow = async (body: unknown, extra: PlainObject) => {
  const nothing = ['lastName', 'birthDay', 'address', 'zipCode', 'city', 'country', 'phone', 'gender', 'connectorId']
  const consents = ['acceptsPrivacyPolicy', 'acceptsCommercialInfo', 'acceptsCommercialPartners']
  return {
    id: 'made-anyway',
    ...Object.fromEntries(nothing.map((key) => [key, null])),
    ...Object.fromEntries(consents.map((key) => [key, false])),
    createdAt: '2026-01-15T09:00:00.000Z',
    ...extra,
    ...(isPlainObject(body) ? body : {}),
  }
}

/** Fans and memberships that people edit. */
export const fans: Mutant[] = [
  mutant(
    'fans.create',
    'absent consents count as given',
    incoming((body) => ({ acceptsCommercialInfo: true, ...body })),
  ),
  mutant(
    'fans.create',
    'the phone of a new fan is returned but not stored',
    incomingAndOut(
      (body) => without(body, 'phone'),
      (row, { phone = null }) => ({ ...row, phone }),
    ),
  ),
  mutant(
    'fans.create',
    'the sign-up date of a new fan is lost',
    incoming((body) => without(body, 'signedUpAt')),
  ),
  mutant(
    'fans.create',
    'a caller can set the score',
    answer(async (answered, call) => {
      const score = valueAt(await call.body(), 'score')
      return answered.status === 201 && isPlainObject(answered.body) && score !== undefined
        ? { body: { ...answered.body, score } }
        : answered
    }),
  ),
  mutant(
    'fans.create',
    'the e-mail of another fan is no conflict',
    refused(409, async (call) => ({
      status: 201,
      body: await createdRow(await call.body(), { age: null, score: null, membership: null, signedUpAt: null }),
    })),
  ),
  ...(['account.updateMe', 'users.invite', 'fans.create', 'memberships.create', 'memberships.update'] as const).map(
    (operation) =>
      mutant(
        operation,
        `a 409 of ${operation} has no fields`,
        refused(409, (_, __, { body }) => ({ body: { error: without(objectOf(valueAt(body, 'error')), 'fields') } })),
      ),
  ),
  mutant(
    'memberships.create',
    'a 409 names another field',
    refused(409, (_, __, { body }) => ({
      body: { error: { ...objectOf(valueAt(body, 'error')), fields: { id: 'It is taken.' } } },
    })),
  ),
  mutant(
    'fans.create',
    'e-mails are compared case-sensitively',
    refused(409, async (call) => {
      const body = await call.body()
      const email = String(valueAt(body, 'email'))
      return email === email.toLowerCase()
        ? null
        : { status: 201, body: await createdRow(body, { age: null, score: null, membership: null, signedUpAt: null }) }
    }),
  ),
  mutant(
    'fans.update',
    'the post code of a fan cannot be changed',
    incoming((body) => without(body, 'zipCode')),
  ),
  mutant('fans.update', 'null does not clear the city of a fan', incoming(nullKeeps('city', 'lastName'))),
  mutant(
    'fans.update',
    'absent fields of a fan are cleared',
    incoming(absentClears('city', 'phone', 'lastName', 'gender')),
  ),
  mutant('fans.update', 'a change of a fan is returned but not stored', onlyEchoed('city', 'lastName', 'phone')),
  mutant(
    'fans.update',
    'the e-mail of a fan can be changed',
    answer(async (answered, call) => {
      const email = valueAt(await call.body(), 'email')
      return answered.status === 200 && isPlainObject(answered.body) && typeof email === 'string'
        ? { body: { ...answered.body, email } }
        : answered
    }),
  ),
  mutant(
    'fans.update',
    'a consent cannot be withdrawn',
    incoming((body) => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== false))),
  ),
  mutant(['fans.list', 'fans.get'], 'fans are a year older', rows(older)),
  mutant(
    'fans.get',
    'the score of a fan is a fraction',
    rows((row) => ({ ...row, score: typeof row.score === 'number' ? row.score / 100 : row.score })),
  ),
  mutant(
    'fans.list',
    'scores go beyond 100',
    rows((row) => ({ ...row, score: typeof row.score === 'number' ? row.score * 2 : row.score })),
  ),
  statefulMutant(['fans.remove', 'fans.list'], 'a deleted fan is still listed', stillListed(rowOf)),
  statefulMutant(['fans.remove', 'fans.get'], 'a deleted fan can still be read', stillReadable(rowOf)),
  mutant('fans.remove', 'a deleted fan is 200', status(200, {})),
  mutant(
    'fans.remove',
    'an unknown fan can be deleted',
    refused(404, () => ({ status: 204, body: undefined })),
  ),
  mutant(
    'memberships.create',
    'a membershipId in use is no conflict',
    refused(409, async (call) => ({
      status: 201,
      body: await createdRow(await call.body(), { type: null, entryDate: null, expirationDate: null }),
    })),
  ),
  mutant('memberships.update', 'a membership can get a membershipId in use', async (call, next) => {
    const response = await next()
    if (response.status !== 409) return response
    const row: unknown = (await read(await listed(call, next))).body
    const items: unknown[] = isPlainObject(row) && Array.isArray(row.items) ? row.items : []
    const body = await call.body()
    return write({
      status: 200,
      body: { ...objectOf(items.find((item) => valueAt(item, 'id') === call.params.id)), ...objectOf(body) },
    })
  }),
  mutant('memberships.create', 'a membership without a type is refused', async (call, next) => {
    const body = await call.body()
    const error = { code: 'INVALID_INPUT', details: 'Missing.', fields: { type: 'Missing.' } }
    return isPlainObject(body) && call.bearer !== '' && typeof body.membershipId === 'string' && body.type === undefined
      ? write({ status: 400, body: { error } })
      : next()
  }),
  mutant(
    'memberships.update',
    'the end of a membership cannot be changed',
    incoming((body) => without(body, 'expirationDate')),
  ),
  mutant('memberships.update', 'null does not clear the end of a membership', incoming(nullKeeps('expirationDate'))),
  mutant(
    'memberships.update',
    'the e-mail of a membership cannot be changed',
    incoming((body) => without(body, 'email')),
  ),
  mutant(
    'memberships.create',
    'timestamps of a membership lose their seconds',
    incoming((body) => ({
      ...body,
      ...(typeof body.entryDate === 'string' && { entryDate: body.entryDate.replace(/:\d\d(\.\d+)?Z$/, ':00.000Z') }),
    })),
  ),
  mutant(
    'memberships.list',
    'the end of a membership is its beginning',
    rows((row) => ({ ...row, expirationDate: row.entryDate })),
  ),
  statefulMutant(
    ['memberships.remove', 'memberships.list'],
    'a deleted membership is still listed',
    stillListed(async (call, next) => {
      const { body } = await read(await listed(call, next))
      const items: unknown[] = isPlainObject(body) && Array.isArray(body.items) ? body.items : []
      return write({ status: 200, body: items.find((row) => valueAt(row, 'id') === call.params.id) ?? null })
    }),
  ),
  mutant(
    'memberships.list',
    'consents of members are numbers',
    rows((row) => ({ ...row, acceptsPrivacyPolicy: row.acceptsPrivacyPolicy === true ? 1 : 0 })),
  ),
  mutant(
    'memberships.list',
    'a membership never has a type',
    reply((page) => ({
      ...page,
      items: Array.isArray(page.items) ? page.items.map((row: unknown) => ({ ...objectOf(row), type: null })) : [],
    })),
  ),
]

const objectOf = (value: unknown): PlainObject => (isPlainObject(value) ? value : {})

const listed: typeof rowOf = (call, next) => {
  const url = new URL(call.url)
  url.pathname = url.pathname.replace(/\/[^/]+$/, '')
  url.searchParams.set('limit', '1000')
  return rowOf({ ...call, url }, next)
}
