import { contract } from '../../../../src/contract/index.ts'
import { isPlainObject, valueAt, withAt, type PlainObject } from '../../generated/schema.ts'
import { answer, incoming, read, refused, reply, rows, status, without, write } from '../tools/combine.ts'
import { mutant, statefulMutant, type Middleware, type Mutant } from '../mutant.ts'
import { ask } from '../tools/people.ts'
import { nullKeeps, onlyEchoed } from '../tools/remember.ts'

const DAY = 24 * 60 * 60_000
const number = (body: unknown, path: string) => Number(valueAt(body, path) ?? 0)

/**
 * Counts the profiles that signed up in the last `days` days, and the change against the `before` days preceding them.
 */
const counting =
  (name: string, days: number, before = days): Middleware =>
  async (call, next, tools) => {
    const answered = await read(await next())
    if (answered.status !== 200 || !isPlainObject(answered.body)) return write(answered)
    const { params, bearer } = call
    const all: PlainObject[] = []
    for (;;) {
      const { body } = await ask(tools, contract.fanProfiles.list, {
        params,
        bearer,
        query: { limit: '1000', offset: String(all.length) },
      })
      if (!isPlainObject(body) || !Array.isArray(body.items)) break
      all.push(...body.items.filter(isPlainObject))
      if (body.moreItems !== true) break
    }
    const now = Date.parse((await tools.control.info()).now)
    const within = (from: number, to: number) =>
      all.filter(({ signedUpAt }) => {
        const age = now - Date.parse(String(signedUpAt))
        return age >= from * DAY && age < to * DAY
      }).length
    const [value, old] = [within(0, days), within(days, days + before)]
    return write({
      ...answered,
      body: { ...answered.body, [name]: { value, delta: old === 0 ? null : ((value - old) / old) * 100 } },
    })
  }

const figures = ['totalFans', 'lastYearFans', 'lastMonthFans', 'lastWeekFans']
const eachFigure = (change: (figure: PlainObject) => PlainObject) =>
  reply((body) =>
    Object.fromEntries(figures.map((name) => [name, change(isPlainObject(body[name]) ? body[name] : {})])),
  )

/** Profiles, their sync, their statistics, and the figures of the home page. */
export const profiles: Mutant[] = [
  mutant(
    ['fanProfiles.get', 'fanProfiles.list', 'fanProfiles.update'],
    'the age counts the coming birthday',
    rows((row) => ({ ...row, age: typeof row.age === 'number' ? row.age + 1 : row.age })),
  ),
  mutant(
    'fanProfiles.list',
    'the age is missing where it is under 18',
    rows((row) => ({ ...row, age: typeof row.age === 'number' && row.age < 18 ? null : row.age })),
  ),
  mutant(
    'fanProfiles.get',
    'a profile is its own fan',
    rows((row) => ({ ...row, fanId: row.id })),
  ),
  mutant(
    'fanProfiles.list',
    'a person has two profiles',
    reply((page) => {
      const items: unknown[] = Array.isArray(page.items) ? page.items : []
      const [first] = items
      return page.moreItems === false && isPlainObject(first)
        ? {
            ...page,
            items: [...items, { ...first, id: `${String(first.id)}x` }],
            totalItems: number(page, 'totalItems') + 1,
          }
        : page
    }),
  ),
  mutant(
    'fanProfiles.update',
    'the country of a profile cannot be changed',
    incoming((body) => without(body, 'country')),
  ),
  mutant('fanProfiles.update', 'null does not clear the phone of a profile', incoming(nullKeeps('phone', 'city'))),
  mutant(
    'fanProfiles.update',
    'a change of a profile is returned but not stored',
    onlyEchoed('city', 'lastName', 'phone'),
  ),
  mutant(
    'fanProfiles.update',
    'the e-mail of a profile can be changed',
    answer(async (answered, call) => {
      const email = valueAt(await call.body(), 'email')
      return answered.status === 200 && isPlainObject(answered.body) && typeof email === 'string'
        ? { body: { ...answered.body, email } }
        : answered
    }),
  ),
  statefulMutant(
    ['fanProfiles.sync', 'fanProfiles.update', 'fanProfiles.get'],
    'a change of a profile is lost at the next sync',
    () => {
      const before = new Map<string, unknown>()
      let synced = false
      return async (call, next) => {
        const id = call.params.id ?? ''
        if (call.endpoint.id === 'fanProfiles.update' && !before.has(id)) {
          const found = await read(
            await next(new Request(call.url, { headers: { authorization: `Bearer ${call.bearer}` } })),
          )
          if (found.status === 200) before.set(id, found.body)
        }
        const response = await next()
        if (call.endpoint.id === 'fanProfiles.sync' && response.status === 202) synced = true
        return call.endpoint.id === 'fanProfiles.get' && synced && before.has(id)
          ? write({ status: 200, body: before.get(id) })
          : response
      }
    },
  ),
  mutant(
    'fanProfiles.sync',
    'a second sync can be started',
    refused(400, () => ({ status: 202, body: { status: 'SYNCING', lastSync: null } })),
  ),
  mutant(
    'fanProfiles.status',
    'the profiles are always reported as SYNCED',
    reply((found) => ({ ...found, status: 'SYNCED' })),
  ),
  statefulMutant('fanProfiles.status', 'the time of the last sync stays the same', () => {
    let first: unknown
    return reply((found) => ({ ...found, lastSync: (first ??= found.lastSync) }))
  }),
  mutant(
    'fanProfiles.sync',
    'the reply to a sync says SYNCED',
    reply((found) => ({ ...found, status: 'SYNCED' })),
  ),
  mutant('fanProfiles.sync', 'a sync is 200', status(200)),
  mutant(
    'fanProfiles.statistics',
    'the value of a fan lacks the tickets',
    reply((found) => ({ ...found, totalValue: found.totalShopOrdersValue })),
  ),
  mutant(
    'fanProfiles.statistics',
    'averages are rounded',
    reply((found) => ({ ...found, averageOrderValue: Math.round(number(found, 'averageOrderValue')) })),
  ),
  mutant(
    'fanProfiles.statistics',
    'the average ticket of a fan without tickets is null',
    reply((found) => ({ ...found, averageTicketValue: found.totalTickets === 0 ? null : found.averageTicketValue })),
  ),
  mutant(
    'fanProfiles.statistics',
    'every fan has an additional order of value 0',
    reply((found) => {
      const totalShopOrders = number(found, 'totalShopOrders') + 1
      return { ...found, totalShopOrders, averageOrderValue: number(found, 'totalShopOrdersValue') / totalShopOrders }
    }),
  ),
  mutant(
    'fanProfiles.statistics',
    'the last ticket of a fan is not counted',
    reply((found) => {
      const [count, value] = [number(found, 'totalTickets'), number(found, 'totalTicketsValue')]
      if (count === 0) return found
      const kept = value - value / count
      return {
        ...found,
        totalTickets: count - 1,
        totalTicketsValue: kept,
        averageTicketValue: count === 1 ? 0 : kept / (count - 1),
        totalValue: number(found, 'totalShopOrdersValue') + kept,
      }
    }),
  ),
  mutant(
    'fanProfiles.statistics',
    'an unknown fan has bought nothing',
    refused(404, () => ({
      status: 200,
      body: {
        totalShopOrders: 0,
        averageOrderValue: 0,
        totalShopOrdersValue: 0,
        totalValue: 0,
        totalTickets: 0,
        averageTicketValue: 0,
        totalTicketsValue: 0,
      },
    })),
  ),
  mutant('home.stats', 'the last week has eight days', counting('lastWeekFans', 8)),
  mutant('home.stats', 'the last month is compared with the year before', counting('lastMonthFans', 30, 365)),
  mutant('home.stats', 'the last year has twelve months of thirty days', counting('lastYearFans', 360)),
  mutant(
    'home.stats',
    'changes are fractions',
    eachFigure((figure) => ({ ...figure, delta: typeof figure.delta === 'number' ? figure.delta / 100 : null })),
  ),
  mutant(
    'home.stats',
    'a change from nothing is 0',
    eachFigure((figure) => ({ ...figure, delta: figure.delta ?? 0 })),
  ),
  mutant(
    'home.stats',
    'changes are never negative',
    eachFigure((figure) => ({ ...figure, delta: typeof figure.delta === 'number' ? Math.abs(figure.delta) : null })),
  ),
  mutant('home.stats', 'totalFans counts the fans, not the profiles', async (call, next, tools) => {
    const answered = await read(await next())
    const { params, bearer } = call
    const { body } = await ask(tools, contract.fans.list, { params, bearer, query: { limit: '1' } })
    return write(
      answered.status === 200 && isPlainObject(answered.body)
        ? { ...answered, body: withAt(answered.body, 'totalFans.value', valueAt(body, 'totalItems')) }
        : answered,
    )
  }),
]
