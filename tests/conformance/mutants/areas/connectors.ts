import { buildPath } from '../../../../src/contract/endpoint/endpoint.ts'
import { contract } from '../../../../src/contract/index.ts'
import { Provider } from '../../../../src/contract/fields/providers.ts'
import { credentialFields, type CredentialField } from '../../../../src/contract/fields/providerList.ts'
import { isPlainObject, valueAt, withAt, type PlainObject } from '../../generated/schema.ts'
import { answer, incoming, read, refused, reply, rows, status, write } from '../tools/combine.ts'
import { mutant, statefulMutant, type Middleware, type Mutant } from '../mutant.ts'
import { allRows, pageOf } from '../tools/relist.ts'
import { rowOf, stillListed, stillReadable } from '../tools/remember.ts'

const asState = (from: string, to: string) => rows((row) => (row.state === from ? { ...row, state: to } : row))

const everyRow = [
  'connectors.get',
  'connectors.list',
  'connectors.create',
  'connectors.sync',
  'connectors.reset',
  'connectors.update',
]

/** Answers a refused call as if it were accepted, with the unchanged row. */
const acceptInstead =
  (code: number, when: (row: PlainObject, body: unknown) => boolean, verb?: RegExp): Middleware =>
  async (call, next) => {
    const response = await next()
    if (response.status !== 400) return response
    const url = new URL(call.url)
    if (verb) url.pathname = url.pathname.replace(verb, '')
    const row: unknown = await (await rowOf({ ...call, url }, next)).json()
    return isPlainObject(row) && when(row, await call.body()) ? write({ status: code, body: row }) : response
  }

const credentialsOf = (body: unknown): Record<string, CredentialField> => {
  const provider = Provider.safeParse(valueAt(body, 'providerConfig.provider'))
  return provider.success ? { ...credentialFields(provider.data) } : {}
}

/** True if one of the credentials is wrong in the given way. */
const refusedFor = (body: unknown, wrong: (value: unknown, field: CredentialField) => boolean) =>
  Object.entries(credentialsOf(body)).some(([name, field]) =>
    wrong(valueAt(body, `providerConfig.config.${name}`), field),
  )

export const connectors: Mutant[] = [
  statefulMutant(['connectors.create', 'connectors.get'], 'secrets are returned', () => {
    const given = new Map<string, unknown>()
    const withSecrets = (row: PlainObject) => ({
      ...row,
      providerConfig: given.get(String(row.id)) ?? row.providerConfig,
    })
    return answer(async (answered, call) => {
      const { body } = answered
      if (answered.status >= 300 || !isPlainObject(body)) return answered
      if (call.endpoint.method === 'POST') {
        const asked = valueAt(await call.body(), 'providerConfig')
        if (isPlainObject(asked) && isPlainObject(asked.config)) given.set(String(body.id), asked)
        return answered
      }
      return { body: withSecrets(body) }
    })
  }),
  mutant(
    'connectors.create',
    'the settings of a provider are never returned',
    reply((row) => withAt(row, 'providerConfig.config', {})),
  ),
  mutant(
    'connectors.test',
    'a test accepts invalid secrets',
    refused(400, async (call) => {
      const body = await call.body()
      return refusedFor(body, (value, { secret }) => secret && value === 'invalid') ? { status: 200, body: {} } : null
    }),
  ),
  mutant(
    'connectors.test',
    'a test accepts empty credentials',
    refused(400, async (call) => {
      const body = await call.body()
      return refusedFor(body, (value) => value === '') ? { status: 200, body: {} } : null
    }),
  ),
  mutant(
    'connectors.setup',
    'a setup accepts invalid secrets',
    acceptInstead(200, (_, body) => refusedFor(body, (value, { secret }) => secret && value === 'invalid'), /\/setup$/),
  ),
  mutant(
    'connectors.setup',
    'a setup accepts the credentials of another provider',
    acceptInstead(
      200,
      (row, body) => {
        const provider = valueAt(body, 'providerConfig.provider')
        return Provider.safeParse(provider).success && provider !== row.provider
      },
      /\/setup$/,
    ),
  ),
  mutant('connectors.setup', 'a setup is returned but not stored', async (call, next) => {
    const url = new URL(call.url)
    url.pathname = url.pathname.replace(/\/setup$/, '')
    const before: unknown = await (await rowOf({ ...call, url }, next)).json()
    const answered = await read(await next())
    const old = valueAt(before, 'providerConfig')
    const config = Object.fromEntries(
      Object.keys(credentialsOf({ providerConfig: old })).map((name) => [name, 'restored']),
    )
    if (answered.status === 200 && isPlainObject(old) && isPlainObject(old.config)) {
      const body = JSON.stringify({ providerConfig: { ...old, config: { ...config, ...old.config } } })
      await next(new Request(call.url, { method: 'POST', headers: call.request.headers, body }))
    }
    return write(answered)
  }),
  mutant(everyRow, 'connectors never leave SYNCING', asState('SYNCED', 'SYNCING')),
  mutant(
    ['connectors.create', 'connectors.get', 'connectors.list'],
    'connectors are synced immediately',
    asState('SYNCING', 'SYNCED'),
  ),
  mutant(
    ['connectors.reset', 'connectors.get', 'connectors.list'],
    'RESETTING is skipped',
    asState('RESETTING', 'SYNCING'),
  ),
  mutant(['connectors.get', 'connectors.list'], 'REMOVING is not shown', asState('REMOVING', 'SYNCED')),
  mutant(['connectors.get', 'connectors.list'], 'a sync never fails', asState('FAILED', 'SYNCED')),
  mutant(
    'connectors.reset',
    'marketing can be reset',
    acceptInstead(202, ({ type }) => type === 'marketing', /\/reset$/),
  ),
  mutant(
    'connectors.sync',
    'a disabled connector can be synced',
    acceptInstead(202, (row) => valueAt(row, 'config.enabled') === false, /\/sync$/),
  ),
  mutant(
    'connectors.sync',
    'a connector that is syncing can be synced',
    acceptInstead(202, ({ state }) => state === 'SYNCING', /\/sync$/),
  ),
  mutant(
    'connectors.reset',
    'a connector that is syncing can be reset',
    acceptInstead(202, ({ state, type }) => state === 'SYNCING' && type !== 'marketing', /\/reset$/),
  ),
  statefulMutant(['connectors.get', 'connectors.list'], 'the time of the last sync never changes', () => {
    const first = new Map<unknown, unknown>()
    return rows((row) => {
      const known = first.get(row.id)
      if (row.lastSync !== null && known === undefined) first.set(row.id, row.lastSync)
      return known === undefined ? row : { ...row, lastSync: known }
    })
  }),
  statefulMutant(['connectors.remove', 'connectors.list'], 'a deleted connector stays listed', stillListed(rowOf)),
  statefulMutant(
    ['connectors.remove', 'connectors.get'],
    'a deleted connector can still be read',
    stillReadable(rowOf),
  ),
  mutant('connectors.remove', 'a deleted connector is 202', status(202, {})),
  statefulMutant(['connectors.remove', 'connectors.get'], 'a deleted connector is gone immediately', () => {
    const gone = new Set<unknown>()
    return async (call, next) => {
      const response = await next()
      if (call.endpoint.method === 'DELETE' && response.status === 204) gone.add(call.params.id)
      const error = { code: 'NOT_FOUND', details: 'Connector not found.' }
      return call.endpoint.method === 'GET' && gone.has(call.params.id)
        ? write({ status: 404, body: { error } })
        : response
    }
  }),
  ...[contract.shop.orders, contract.ticketing.tickets, contract.fans.list].map(({ id, path }) =>
    statefulMutant(['connectors.remove', id], `a deleted connector leaves its rows in ${id}`, () => {
      let kept: PlainObject[] | null = null
      return async (call, next, { base }) => {
        if (call.endpoint.id === id) {
          const answered = await read(await next())
          if (kept === null || answered.status !== 200 || !isPlainObject(answered.body)) return write(answered)
          const { offset, limit } = answered.body
          return write({ ...answered, body: pageOf(kept, { offset: Number(offset), limit: Number(limit) }) })
        }
        const url = new URL(base + buildPath(path, call.params), call.url)
        const request = new Request(url, { headers: call.request.headers })
        const before = await allRows({ ...call, url, request }, next)
        const response = await next()
        if (response.status === 204) kept = before
        return response
      }
    }),
  ),
  mutant(
    'connectors.update',
    'absent settings are reset to their defaults',
    incoming((body) => {
      const config = isPlainObject(body.config) ? body.config : {}
      const syncConfig = isPlainObject(config.syncConfig) ? config.syncConfig : {}
      return {
        ...body,
        config: { enabled: true, ...config, syncConfig: { autoSync: false, interval: 60, ...syncConfig } },
      }
    }),
  ),
  mutant(
    'connectors.update',
    'the interval cannot be changed',
    incoming((body) => withAt(body, 'config.syncConfig.interval', undefined)),
  ),
  mutant(
    'connectors.create',
    'an empty name stays empty',
    answer(async (answered, call) =>
      answered.status === 201 && isPlainObject(answered.body) && valueAt(await call.body(), 'name') === ''
        ? { body: { ...answered.body, name: '' } }
        : answered,
    ),
  ),
  mutant(
    'connectors.create',
    'settings of a new connector are ignored',
    incoming((body) => withAt(body, 'config', undefined)),
  ),
  mutant(
    'connectors.create',
    'connectors of PrestaShop are of the type ticketing',
    rows((row) => ({ ...row, type: row.provider === 'PRESTASHOP' ? 'ticketing' : row.type })),
  ),
  mutant('connectors.create', 'flat credentials are refused', async (call, next) => {
    const given = valueAt(await call.body(), 'providerConfig')
    const flat = isPlainObject(given) && !('config' in given) && 'provider' in given && Object.keys(given).length > 1
    const error = { code: 'INVALID_INPUT', details: 'No config.', fields: { 'providerConfig.config': 'Missing.' } }
    return flat ? write({ status: 400, body: { error } }) : next()
  }),
  mutant(
    'connectors.list',
    'the logo of a provider is lost',
    rows((row) => withAt(row, 'metadata.logo', '')),
  ),
]
