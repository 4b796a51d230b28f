import { isPlainObject, valueAt, withAt } from '../../generated/schema.ts'
import { incoming, refused, write } from '../tools/combine.ts'
import { mutant, operationsWhere, type Middleware, type Mutant } from '../mutant.ts'

const onward = (own: string) => [own, ...operationsWhere(({ body, id }) => body !== undefined && id !== own)]

/** A text that is too large in any case. */
const huge = (value: unknown) => typeof value === 'string' && value.length > 100_000

/** Middleware that changes every text of a request body. */
const texts = (change: (text: string) => string): Middleware =>
  incoming((body) =>
    Object.fromEntries(
      Object.entries(body).map(([key, value]) => [
        key,
        typeof value === 'string' && !kept.includes(key) && !huge(value) ? change(value) : value,
      ]),
    ),
  )
/** Fields whose texts have a fixed format. */
const kept = [
  'email',
  'membershipId',
  'birthDay',
  'gender',
  'signedUpAt',
  'entryDate',
  'expirationDate',
  'password',
  'role',
]

const internal = { error: { code: 'INTERNAL', details: 'The server failed.' } }

/** Invalid bodies that are accepted, valid ones that are refused, and texts that are corrupted. */
export const bodies: Mutant[] = [
  mutant(
    'fans.create',
    'a body that is too large is accepted',
    refused(413, () => ({ status: 201, body: {} })),
  ),
  mutant(
    'connectors.create',
    'a body that is too large is 400',
    refused(413, () => ({ status: 400, body: { error: { code: 'INVALID_INPUT', details: 'Too large.' } } })),
  ),
  mutant('bookmarks.create', 'a body of another type is accepted', async (call, next) => {
    const headers = new Headers(call.request.headers)
    headers.set('content-type', 'application/json')
    return next(new Request(call.url, { method: 'POST', headers, body: await call.request.clone().text() }))
  }),
  mutant(
    'users.invite',
    'a body that is no JSON is 500',
    refused(400, async (call) => ((await call.body()) === undefined ? { status: 500, body: internal } : null)),
  ),
  mutant(
    onward('fans.create'),
    'texts are cut after 255 characters',
    texts((text) => text.slice(0, 255)),
  ),
  mutant(
    onward('bookmarks.update'),
    'texts are trimmed',
    texts((text) => (text.trim() === '' ? text : text.trim())),
  ),
  mutant(
    onward('connectors.update'),
    'emoji are lost',
    texts((text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '?')),
  ),
  mutant(
    onward('segments.update'),
    'markup is escaped',
    texts((text) => text.replaceAll('<', '&lt;')),
  ),
  mutant(
    onward('memberships.update'),
    'texts are normalised',
    texts((text) => text.normalize('NFC')),
  ),
  mutant(
    onward('account.updateMe'),
    'line ends are lost',
    texts((text) => text.replace(/[\r\n]+/g, ' ')),
  ),
  mutant(
    'fans.update',
    'an empty text becomes null',
    incoming((body) => ({
      ...body,
      ...(body.city === '' && { city: null }),
      ...(body.phone === '' && { phone: null }),
    })),
  ),
  mutant('club.update', 'an unknown key is refused', async (call, next) => {
    const body = await call.body()
    const known = ['name', 'description', 'config', 'country', 'sport', 'teamIds', 'defaultAnalyticsConnectorId']
    const unknown = isPlainObject(body)
      ? Object.keys(body).find((key) => !known.includes(key) && !huge(body[key]))
      : undefined
    return unknown === undefined
      ? next()
      : write({
          status: 400,
          body: { error: { code: 'INVALID_INPUT', details: 'Unknown key.', fields: { [unknown]: 'Unknown.' } } },
        })
  }),
  mutant('account.login', 'an unknown key breaks the server', async (call, next) => {
    const text = await call.request.clone().text()
    return text.includes('__proto__') ? write({ status: 500, body: internal }) : next()
  }),
  mutant(
    'connectors.update',
    'an interval of 0 is accepted',
    refused(400, async (call) => {
      const interval = valueAt(await call.body(), 'config.syncConfig.interval')
      return interval === 0 ? { status: 200, body: {} } : null
    }),
  ),
  mutant(
    'memberships.create',
    'the 30th of February is accepted',
    incoming((body) => (body.birthDay === '2026-02-30' ? { ...body, birthDay: '2026-03-02' } : body)),
  ),
  mutant(
    'fans.create',
    'genders in lower case are accepted',
    incoming((body) =>
      typeof body.gender === 'string'
        ? withAt(
            body,
            'gender',
            body.gender.replace(/^./, (letter) => letter.toUpperCase()),
          )
        : body,
    ),
  ),
  mutant(
    'fanProfiles.update',
    'booleans as text are accepted',
    incoming((body) =>
      Object.fromEntries(Object.entries(body).map(([key, value]) => [key, value === 'true' ? true : value])),
    ),
  ),
  mutant(
    'fans.update',
    'dates in summer time are accepted',
    incoming((body) =>
      typeof body.signedUpAt === 'string' ? { ...body, signedUpAt: body.signedUpAt.replace('+01:00', 'Z') } : body,
    ),
  ),
]
