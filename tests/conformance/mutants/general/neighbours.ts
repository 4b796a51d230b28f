import { isPlainObject, valueAt, type PlainObject } from '../../generated/schema.ts'
import { read, write } from '../tools/combine.ts'
import { statefulMutant, type Call, type Middleware, type Mutant, type Tools } from '../mutant.ts'
import { ask, signIn } from '../tools/people.ts'

/** The body of the same call for the other club; null if the call is that club's own, or was refused. */
async function theirs(call: Call, tools: Tools): Promise<PlainObject | null> {
  const { bearer, tenant } = await signIn(tools, tools.people.otherTenant)
  if (tenant === call.params.tenant) return null
  const query = call.endpoint.query === undefined ? {} : { limit: '1' }
  const { status, body } = await ask(tools, call.endpoint, { params: { tenant }, bearer, query })
  return status === 200 && isPlainObject(body) ? body : null
}

/** Adds to an answer by how much a figure of the other club has grown since the first call. */
const growing =
  (figure: (body: PlainObject) => number, add: (body: PlainObject, growth: number) => PlainObject) =>
  (): Middleware => {
    let first: number | undefined
    return async (call, next, tools) => {
      const answered = await read(await next())
      if (answered.status !== 200 || !isPlainObject(answered.body)) return write(answered)
      const other = await theirs(call, tools)
      if (!other) return write(answered)
      const now = figure(other)
      first ??= now
      return write({ ...answered, body: add(answered.body, now - first) })
    }
  }

const total = ({ totalItems }: PlainObject) => Number(totalItems)

const lists = [
  'users.list',
  'connectors.list',
  'bookmarks.list',
  'segments.list',
  'fanProfiles.list',
  'fans.list',
  'memberships.list',
  'shop.customers',
  'shop.orders',
  'shop.orderItems',
  'ticketing.customers',
  'ticketing.tickets',
]

const changed = (body: PlainObject, name: string, growth: number): PlainObject => {
  const value = valueAt(body[name], 'value')
  return isPlainObject(body[name]) ? { ...body, [name]: { ...body[name], value: Number(value) + growth } } : body
}

/** Slow leaks: what another club has shows only once it grows. */
export const neighbours: Mutant[] = [
  ...lists.map((operation) =>
    statefulMutant(
      operation,
      `the total of ${operation} grows with another club`,
      growing(total, (body, growth) => ({ ...body, totalItems: total(body) + growth })),
    ),
  ),
  ...(['fans.list', 'shop.orders', 'users.list', 'memberships.list'] as const).map((operation) =>
    statefulMutant(
      operation,
      `${operation} says that more rows follow once another club grows`,
      growing(total, (body, growth) => ({ ...body, moreItems: body.moreItems === true || growth > 0 })),
    ),
  ),
  ...(['bookmarks.list', 'segments.list', 'ticketing.tickets', 'fanProfiles.list'] as const).map((operation) =>
    statefulMutant(
      operation,
      `${operation} loses a row of its page for each that another club adds`,
      growing(total, (body, growth) => ({
        ...body,
        items: Array.isArray(body.items) ? body.items.slice(0, Math.max(0, body.items.length - growth)) : [],
      })),
    ),
  ),
  statefulMutant(
    'home.stats',
    'the fans of the home page grow with those of another club',
    growing(
      ({ totalFans }) => Number(valueAt(totalFans, 'value')),
      (body, growth) => changed(body, 'totalFans', growth),
    ),
  ),
]
