import { isPlainObject, valueAt, type PlainObject } from '../../generated/schema.ts'
import { read, refusal, withBody, write } from '../tools/combine.ts'
import { mutant, statefulMutant, type Call, type Middleware, type Mutant } from '../mutant.ts'

type Next = Parameters<Middleware>[1]

/** After a refusal with a status, stores what is left of the body, and still refuses. */
const storesTheRest =
  (status: number, rest: (body: PlainObject, fields: readonly string[]) => PlainObject): Middleware =>
  async (call, next) => {
    const answered = await read(await next())
    const body = await call.body()
    if (answered.status !== status || !isPlainObject(body)) return write(answered)
    const fields = valueAt(valueAt(answered.body, 'error'), 'fields')
    const wrong = isPlainObject(fields) ? Object.keys(fields) : []
    const left = rest(body, wrong)
    if (Object.keys(left).length > 0) await next(withBody(call, left))
    return write(answered)
  }

/** The body without its wrong fields. */
const goodFields = (body: PlainObject, wrong: readonly string[]) =>
  Object.fromEntries(
    Object.entries(body).filter(([key]) => !wrong.some((path) => path === key || path.startsWith(`${key}.`))),
  )

/** Writes to the row that was in the way, as an upsert does. */
const upserts =
  (key: string): Middleware =>
  async (call, next, { fetch }) => {
    const answered = await read(await next())
    const body = await call.body()
    if (answered.status !== 409 || !isPlainObject(body)) return write(answered)
    const list = new URL(call.url)
    list.searchParams.set('searchQuery', String(body[key]))
    const headers = { authorization: call.request.headers.get('authorization') ?? '' }
    const page = await read(await fetch(new Request(list, { headers })))
    const items: unknown = valueAt(page.body, 'items')
    const id = Array.isArray(items) ? valueAt(items[0], 'id') : undefined
    const { [key]: _, ...rest } = body
    await next(
      new Request(`${call.url.href}/${String(id)}`, {
        method: 'PUT',
        headers: call.request.headers,
        body: JSON.stringify(rest),
      }),
    )
    return write(answered)
  }

/** Uses a link up although its body was refused. */
const usesUp = (): Middleware => {
  const used = new Set<string>()
  return async ({ bearer }, next) => {
    if (used.has(bearer)) return refusal(401, 'The link was used.')
    const response = await next()
    if (response.status === 400 && bearer !== '') used.add(bearer)
    return response
  }
}

/**
 * Ends the session of somebody whose change was refused. The mutant's operations are the change and what is asked
 * afterwards.
 */
const endsSession = (status: number) => (): Middleware => {
  const ended = new Set<string>()
  return async ({ bearer }, next) => {
    if (ended.has(bearer)) return refusal(401, 'The session has ended.')
    const response = await next()
    if (response.status === status && bearer !== '') ended.add(bearer)
    return response
  }
}

/** Counts a refused creation as a row of the list. */
const countsRefused = (status: number) => (): Middleware => {
  let refused = 0
  return async ({ endpoint }: Call, next: Next) => {
    const response = await next()
    if (endpoint.method === 'POST' && response.status === status) refused++
    if (endpoint.method === 'POST' || response.status !== 200) return response
    const { body, headers } = await read(response)
    return write({
      status: 200,
      headers,
      body: isPlainObject(body) ? { ...body, totalItems: Number(body.totalItems) + refused } : body,
    })
  }
}

const updates = [
  'fans.update',
  'memberships.update',
  'fanProfiles.update',
  'bookmarks.update',
  'segments.update',
  'connectors.update',
  'club.update',
  'account.updateMe',
] as const

/** Writes that are refused, and leave a part behind. */
export const rollback: Mutant[] = [
  ...updates.map((operation) =>
    mutant(operation, `${operation} stores the good fields of refused input`, storesTheRest(400, goodFields)),
  ),
  mutant('memberships.update', 'a conflict stores the other fields', storesTheRest(409, goodFields)),
  mutant('account.updateMe', 'a conflict stores the other names', storesTheRest(409, goodFields)),
  mutant('fans.create', 'a conflict writes to the fan in the way', upserts('email')),
  mutant('memberships.create', 'a conflict writes to the membership in the way', upserts('membershipId')),
  statefulMutant(['fans.create', 'fans.list'], 'a fan that was refused as a conflict is counted', countsRefused(409)),
  ...(['account.create', 'account.createUser', 'account.resetPassword'] as const).map((operation) =>
    statefulMutant(operation, `refused input of ${operation} uses up the link`, usesUp),
  ),
  statefulMutant(['account.changePassword', 'account.me'], 'a wrong old password ends the session', endsSession(400)),
  mutant('connectors.setup', 'refused credentials store the other fields', storesTheRest(400, withoutSecrets)),
]

/** Credentials that the server accepts, with everything else as it was asked for. */
function withoutSecrets(body: PlainObject): PlainObject {
  const { providerConfig } = body
  const config = valueAt(providerConfig, 'config')
  if (!isPlainObject(providerConfig) || !isPlainObject(config)) return {}
  const good = Object.fromEntries(
    Object.entries(config).map(([key, value]) => [key, value === 'invalid' ? 'valid' : value]),
  )
  return { providerConfig: { ...providerConfig, config: good } }
}
