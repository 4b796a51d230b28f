import { isPlainObject, valueAt, withAt } from '../../generated/schema.ts'
import { incoming, refused, write } from '../tools/combine.ts'
import { mutant, operationsWhere, type Middleware, type Mutant } from '../mutant.ts'

const onward = (own: string) => [own, ...operationsWhere(({ body, id }) => body !== undefined && id !== own)]

/** What is too large anyway. */
const huge = (value: unknown) => typeof value === 'string' && value.length > 100_000

/** Every text of a body, changed on its way in. */
const texts = (change: (text: string) => string): Middleware =>
  incoming((body) =>
    Object.fromEntries(
      Object.entries(body).map(([key, value]) => [
        key,
        typeof value === 'string' && !kept.includes(key) && !huge(value) ? change(value) : value,
      ]),
    ),
  )
/** Texts whose form is not free. */
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

/** What is taken that should not be, refused that should be taken, and spoilt on its way in. */
export const bodies: Mutant[] = [
  mutant(
    'fans.create',
    'a body that is too large is taken',
    refused(413, () => ({ status: 201, body: {} })),
  ),
  mutant(
    'connectors.create',
    'a body that is too large is 400',
    refused(413, () => ({ status: 400, body: { error: { code: 'INVALID_INPUT', details: 'Too large.' } } })),
  ),
  mutant('bookmarks.create', 'a body of another type is taken', async (call, next) => {
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
    'an empty text is taken for none',
    incoming((body) => ({
      ...body,
      ...(body.city === '' && { city: null }),
      ...(body.phone === '' && { phone: null }),
    })),
  ),
  mutant('club.update', 'an unknown key is refused', async (call, next) => {
    const body = await call.body()
    const known = ['name', 'description', 'config', 'country', 'sport', 'teamIds', 'defaultAnalyticsConnectorId']
    const stranger = isPlainObject(body)
      ? Object.keys(body).find((key) => !known.includes(key) && !huge(body[key]))
      : undefined
    return stranger === undefined
      ? next()
      : write({
          status: 400,
          body: { error: { code: 'INVALID_INPUT', details: 'Unknown key.', fields: { [stranger]: 'Unknown.' } } },
        })
  }),
  mutant('account.login', 'an unknown key breaks the server', async (call, next) => {
    const text = await call.request.clone().text()
    return text.includes('__proto__') ? write({ status: 500, body: internal }) : next()
  }),
  mutant(
    'connectors.update',
    'an interval of 0 is taken',
    refused(400, async (call) => {
      const interval = valueAt(await call.body(), 'config.syncConfig.interval')
      return interval === 0 ? { status: 200, body: {} } : null
    }),
  ),
  mutant(
    'memberships.create',
    'the 30th of February is a day',
    incoming((body) => (body.birthDay === '2026-02-30' ? { ...body, birthDay: '2026-03-02' } : body)),
  ),
  mutant(
    'fans.create',
    'genders in small letters are taken',
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
    'booleans as text are taken',
    incoming((body) =>
      Object.fromEntries(Object.entries(body).map(([key, value]) => [key, value === 'true' ? true : value])),
    ),
  ),
  mutant(
    'fans.update',
    'dates in summer time are taken',
    incoming((body) =>
      typeof body.signedUpAt === 'string' ? { ...body, signedUpAt: body.signedUpAt.replace('+01:00', 'Z') } : body,
    ),
  ),
]
