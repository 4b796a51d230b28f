import { isPlainObject } from '../../generated/schema.ts'
import { contract } from '../../../../src/contract/index.ts'
import { read, refused, reply, write } from '../tools/combine.ts'
import { mutant, type Middleware, type Mutant } from '../mutant.ts'
import { anyClub, anyRow, asAdminInstead, ask, callerOf, emptyPage, signIn, unpaidToo } from '../tools/people.ts'

const withDetails = (code: number, details: string): Middleware =>
  refused(code, (_, __, { body }) =>
    isPlainObject(body) && isPlainObject(body.error) ? { body: { error: { ...body.error, details } } } : null,
  )

/** Adds a row of another club to the last page of a list. */
const leaking: Middleware = async (call, next, tools) => {
  const { status, body, headers } = await read(await next())
  if (status !== 200 || !isPlainObject(body) || !Array.isArray(body.items) || body.moreItems === true)
    return write({ status, body, headers })
  const { bearer, tenant } = await signIn(tools, tools.people.otherTenant)
  if (tenant === call.params.tenant) return write({ status, body, headers })
  const other = await ask(tools, call.endpoint, { params: { tenant }, bearer, query: { limit: '1' } })
  const foreign: unknown[] = isPlainObject(other.body) && Array.isArray(other.body.items) ? other.body.items : []
  const items = [...body.items, ...foreign]
  return write({ status, body: { ...body, items, totalItems: Number(body.totalItems) + 1 } })
}

/** Access control: between clubs, for users below admins, and for clubs that have not paid. */
export const isolation: Mutant[] = [
  mutant('ticketing.customers', 'the last page has a row of another club', leaking),
  mutant('fanProfiles.list', 'the last page of the profiles has one of another club', leaking),
  mutant('connectors.list', 'an admin of another club sees the connectors', anyClub),
  mutant('home.stats', 'an admin of another club sees the figures', anyClub),
  mutant('bookmarks.create', 'an admin of another club makes bookmarks', anyClub),
  mutant('club.update', 'an admin of another club changes the club', anyClub),
  mutant('fans.upload', 'an admin of another club imports fans', anyClub),
  mutant('fans.get', 'a fan of another club is found by its id', anyRow),
  mutant('memberships.update', 'a membership of another club is changed by its id', anyRow),
  mutant('bookmarks.remove', 'a bookmark of another club is deleted by its id', anyRow),
  mutant('users.get', 'a user of another club is found by the id', anyRow),
  mutant('segments.get', 'a segment of another club is found by its id', anyRow),
  mutant('connectors.setup', 'a connector of another club is set up by its id', anyRow),
  mutant('fanProfiles.statistics', 'statistics of a fan of another club are found by its id', anyRow),
  mutant(
    'analytics.dashboard',
    'an unknown club is 404',
    refused(403, async ({ params }, tools) => {
      const known = await Promise.all(Object.values(tools.people).map((account) => signIn(tools, account)))
      const error = { code: 'NOT_FOUND', details: 'Club not found, forbidden.' }
      return known.some(({ tenant }) => tenant === params.tenant) ? null : { status: 404, body: { error } }
    }),
  ),
  mutant(
    'club.get',
    'a 403 for another club does not say forbidden',
    withDetails(403, 'This belongs to another club.'),
  ),
  mutant('shop.customers', 'a 402 does not say payment', withDetails(402, 'This club has no subscription.')),
  mutant('memberships.list', 'a club that has not paid sees memberships', unpaidToo(emptyPage)),
  mutant(
    'analytics.dashboard',
    'a club that has not paid sees the dashboard',
    unpaidToo({ url: '/external/dashboard/' }),
  ),
  mutant('connectors.list', 'a club that has not paid sees connectors', unpaidToo(emptyPage)),
  mutant('users.list', 'a club that has not paid cannot see its users', async (call, next, tools) => {
    const caller = await callerOf(call, tools)
    const error = { code: 'PAYMENT_REQUIRED', details: 'Payment required.' }
    return caller && caller.billing === null ? write({ status: 402, body: { error } }) : next()
  }),
  mutant('support.send', 'a club that has not paid cannot ask for support', async (call, next, tools) => {
    const caller = await callerOf(call, tools)
    const error = { code: 'PAYMENT_REQUIRED', details: 'Payment required.' }
    return caller && caller.billing === null ? write({ status: 402, body: { error } }) : next()
  }),

  mutant('users.invite', 'a user may invite', asAdminInstead),
  mutant('users.remove', 'a user may delete users', asAdminInstead),
  mutant('users.setRole', 'a user may change roles', asAdminInstead),
  mutant('club.update', 'a user may change the club', asAdminInstead),
  mutant('club.remove', 'a user may delete the club', asAdminInstead),
  mutant(
    'users.invite',
    'a 403 for a missing permission does not say forbidden',
    withDetails(403, 'Only admins may do this.'),
  ),
  ...(['users.list', 'connectors.create', 'fans.remove'] as const).map((operation) =>
    mutant(operation, `a user may not use ${operation}`, async (call, next, tools) => {
      const caller = await callerOf(call, tools)
      const error = { code: 'FORBIDDEN', details: 'Forbidden: only admins may do this.' }
      return caller?.role === 'user' ? write({ status: 403, body: { error } }) : next()
    }),
  ),
  mutant(
    'users.setRole',
    'the last admin can be demoted',
    refused(400, async (call, tools) => {
      const { body } = await ask(tools, contract.users.get, { params: call.params, bearer: call.bearer })
      const asked = await call.body()
      return isPlainObject(body) && isPlainObject(asked) && asked.role === 'user'
        ? { status: 200, body: { ...body, role: 'user' } }
        : null
    }),
  ),
  mutant(
    'users.remove',
    'the last admin can be deleted',
    refused(400, () => ({ status: 204, body: undefined })),
  ),
  mutant(
    'users.remove',
    'deleting the last admin is 403',
    refused(400, () => ({
      status: 403,
      body: { error: { code: 'FORBIDDEN', details: 'Forbidden: the last admin.' } },
    })),
  ),
  mutant(
    'account.me',
    'everyone is an admin',
    reply((me) => ({ ...me, role: 'admin' })),
  ),
]
