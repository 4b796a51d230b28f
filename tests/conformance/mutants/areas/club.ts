import { isPlainObject, valueAt, withAt } from '../../generated/schema.ts'
import { incoming, refused, reply, rows, status, withBody, without, write } from '../tools/combine.ts'
import { mutant, statefulMutant, type Mutant } from '../mutant.ts'
import { absentClears, nullKeeps, onlyEchoed, rowOf, stillListed, stillReadable } from '../tools/remember.ts'

/** Defects of the user's account, the club and its users. */
export const club: Mutant[] = [
  mutant(
    'account.updateMe',
    'the username cannot be changed',
    incoming((body) => without(body, 'username')),
  ),
  mutant('account.updateMe', 'an absent username is cleared', incoming(absentClears('username'))),
  mutant('account.updateMe', 'null does not clear the username', incoming(nullKeeps('username'))),
  mutant('account.updateMe', 'a new e-mail is returned but not stored', onlyEchoed('email')),
  mutant(
    'account.updateMe',
    'an e-mail in use is no conflict',
    refused(409, async (call) => {
      const me = { id: 'x', tenant: 'x', firstName: 'A', lastName: 'B', username: null, role: 'admin', billing: null }
      return { status: 200, body: { ...me, billingPlan: 'none', email: valueAt(await call.body(), 'email') } }
    }),
  ),
  mutant(
    'account.me',
    'a missing subscription is an empty text',
    reply((me) => ({ ...me, billing: me.billing ?? '' })),
  ),
  mutant(
    'account.billing',
    'a missing portal is an empty text',
    reply((billing) => ({ url: billing.url ?? '' })),
  ),
  mutant(
    'club.get',
    'every club is on the plan pro',
    reply((found) => ({ ...found, billingPlan: 'pro' })),
  ),
  mutant(
    'club.get',
    'the country of a club has its code for a name',
    reply((found) => withAt(found, 'config.country.name', valueAt(found, 'config.country.cca2'))),
  ),
  mutant(
    'club.get',
    'the sport of a club has its id for a name',
    reply((found) => withAt(found, 'config.sport.name', valueAt(found, 'config.sport.id'))),
  ),
  mutant(
    'club.get',
    'the country of a club is not expanded',
    reply((found) => withAt(found, 'config.country', valueAt(found, 'config.country.cca2'))),
  ),
  mutant(
    'club.update',
    'the description of the club cannot be changed',
    incoming((body) => without(body, 'description')),
  ),
  mutant(
    'club.update',
    'absent teams are cleared',
    incoming((body) => (isPlainObject(body.config) ? body : { teamIds: [], ...body })),
  ),
  mutant('club.update', 'null does not clear the country', incoming(nullKeeps('country'))),
  mutant('club.update', 'null does not clear the description', incoming(nullKeeps('description'))),
  mutant(
    'club.update',
    'the settings in config are ignored',
    incoming((body) => without(body, 'config')),
  ),
  mutant(
    'club.update',
    'the settings beside config are ignored',
    incoming((body) => without(body, 'teamIds', 'sport', 'country')),
  ),
  mutant('club.update', 'a country as an object is refused', async (call, next) => {
    const error = { code: 'INVALID_INPUT', details: 'Must be a code.', fields: { country: 'Must be a code.' } }
    return isPlainObject(valueAt(await call.body(), 'country')) ? write({ status: 400, body: { error } }) : next()
  }),
  mutant('club.update', 'an unknown country is ignored', async (call, next) => {
    const response = await next()
    const given = valueAt(await call.body(), 'country')
    return response.status === 400 && typeof given === 'string' && given.length === 2
      ? write({ status: 200, body: await (await rowOf(call, next)).json() })
      : response
  }),
  mutant('club.update', 'an unknown analytics connector is ignored', async (call, next) => {
    const response = await next()
    const given = valueAt(await call.body(), 'defaultAnalyticsConnectorId')
    return response.status === 400 && typeof given === 'string' && given !== '' && given.length < 200
      ? write({ status: 200, body: await (await rowOf(call, next)).json() })
      : response
  }),
  mutant('club.update', 'a change of the club is returned but not stored', onlyEchoed('name', 'description')),
  mutant(
    'club.update',
    'a change of the club clears its colour',
    reply((found) => withAt(found, 'config.accent', null)),
  ),
  mutant('club.remove', 'a deleted club is 200', status(200, {})),
  statefulMutant(['club.remove', 'account.me'], 'the tokens of a deleted club stay valid', () => {
    const known = new Map<string, unknown>()
    const gone = new Set<string>()
    return async (call, next) => {
      const response = await next()
      if (call.endpoint.id === 'club.remove') {
        if (response.status === 204) gone.add(call.bearer)
        return response
      }
      if (response.status === 200) known.set(call.bearer, await response.clone().json())
      return response.status === 401 && known.has(call.bearer) && gone.size > 0
        ? write({ status: 200, body: known.get(call.bearer) })
        : response
    }
  }),
  statefulMutant(['users.remove', 'users.list'], 'a deleted user is still listed', stillListed(rowOf)),
  statefulMutant(['users.remove', 'users.get'], 'a deleted user can still be read', stillReadable(rowOf)),
  mutant(
    'users.remove',
    'an unknown user can be deleted',
    refused(404, () => ({ status: 204, body: undefined })),
  ),
  mutant(
    'users.get',
    'a user has no club',
    rows((user) => ({ ...user, tenant: user.id })),
  ),
  mutant(
    'users.get',
    'users are never admins',
    reply((user) => ({ ...user, role: 'user' })),
  ),
  mutant('users.setRole', 'a role is returned but not stored', async (call, next) => {
    const url = new URL(call.url)
    url.pathname = url.pathname.replace(/\/role$/, '')
    const before: unknown = await (await rowOf({ ...call, url }, next)).json()
    const response = await next()
    if (response.status === 200) await next(withBody(call, { role: valueAt(before, 'role') }))
    return response
  }),
  mutant(
    'users.list',
    'the roles of users are in capitals',
    rows((user) => ({ ...user, role: String(user.role).toUpperCase() })),
  ),
  mutant('users.invite', 'an invitation is 200', status(200)),
  mutant('support.send', 'an empty subject is refused', async (call, next) => {
    const error = { code: 'INVALID_INPUT', details: 'Too short.', fields: { subject: 'Too short.' } }
    return valueAt(await call.body(), 'subject') === '' ? write({ status: 400, body: { error } }) : next()
  }),
  mutant('support.send', 'a request for support is 201', status(201)),
]
