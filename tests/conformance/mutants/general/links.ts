import { contract } from '../../../../src/contract/index.ts'
import { isPlainObject, valueAt } from '../../generated/schema.ts'
import { answer, incoming, read, refused, reply, withBody, write } from '../tools/combine.ts'
import { mutant, statefulMutant, type Middleware, type Mutant, type Tools } from '../mutant.ts'
import { ask, signIn } from '../tools/people.ts'

/** Finds the mail whose link has a token. */
async function mailOf({ control }: Tools, token: string) {
  const mails = await control.mails()
  return mails.find(({ link }) => link !== null && token !== '' && decodeURIComponent(link).endsWith(token))
}

/** Lets a link succeed a second time, without any effect. */
const usableTwice =
  (status: number, body: (email: string) => unknown): (() => Middleware) =>
  () => {
    const used = new Map<string, string>()
    return async (call, next, tools) => {
      const email = (await mailOf(tools, call.bearer))?.to ?? ''
      const response = await next()
      if (response.status < 300) used.set(call.bearer, email)
      const known = used.get(call.bearer)
      return [401, 409].includes(response.status) && known !== undefined
        ? write({ status, body: body(known) })
        : response
    }
  }

const joined = (email: string) => ({ email })

const knownTo = ({ people }: Tools, email: unknown) =>
  Object.values(people).some((person) => person.email === String(email).toLowerCase())

/** Accepts every text with an at sign and a dot in the places of an address. */
const acceptsLookalikes = (status: number): Middleware =>
  refused(400, async (call) => {
    const email = valueAt(await call.body(), 'email')
    return typeof email === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email) ? { status, body: {} } : null
  })

const broken = { status: 500, body: { error: { code: 'INTERNAL', details: 'The server failed.' } } }

export const links: Mutant[] = [
  statefulMutant(
    'account.resetPassword',
    'a reset link works twice',
    usableTwice(200, () => ({})),
  ),
  statefulMutant('account.createUser', 'an invitation link works twice', usableTwice(201, joined)),
  statefulMutant('account.create', 'a sign-up link works twice', usableTwice(201, joined)),
  mutant(
    'account.create',
    'a sign-up link never expires',
    refused(401, async ({ bearer }, tools) => {
      const mail = await mailOf(tools, bearer)
      return mail?.kind === 'signup' && mail.usedAt === null ? { status: 201, body: { email: mail.to } } : null
    }),
  ),
  mutant(
    'account.resetPassword',
    'a reset link never expires',
    refused(401, async ({ bearer }, tools) => {
      const mail = await mailOf(tools, bearer)
      return mail?.kind === 'reset' && mail.usedAt === null ? { status: 200, body: {} } : null
    }),
  ),
  mutant(
    'account.validateToken',
    'an expired link is still valid',
    refused(401, async ({ bearer }, tools) => {
      const mail = await mailOf(tools, bearer)
      if (mail?.usedAt !== null || !['signup', 'invitation', 'reset'].includes(mail.kind)) return null
      return { status: 200, body: { email: mail.to, purpose: mail.kind, tenant: mail.tenant } }
    }),
  ),
  mutant(
    'account.validateToken',
    'a used link is still valid',
    refused(401, async ({ bearer }, tools) => {
      const mail = await mailOf(tools, bearer)
      return mail && mail.usedAt !== null
        ? { status: 200, body: { email: mail.to, purpose: mail.kind, tenant: mail.tenant } }
        : null
    }),
  ),
  mutant(
    'account.validateToken',
    'an invitation is reported as a sign-up',
    reply((info) => ({ ...info, purpose: info.purpose === 'invitation' ? 'signup' : info.purpose })),
  ),
  mutant(
    'account.validateToken',
    'the club of an invitation is missing',
    reply((info) => ({ ...info, tenant: null })),
  ),
  mutant(
    'account.create',
    'an invitation can create a club',
    refused(401, async ({ bearer }, tools) => {
      const mail = await mailOf(tools, bearer)
      return mail?.kind === 'invitation' && mail.usedAt === null ? { status: 201, body: { email: mail.to } } : null
    }),
  ),
  mutant(
    'account.resetPassword',
    'an access token can reset a password',
    refused(401, async ({ bearer }, tools) =>
      (await ask(tools, contract.account.me, { bearer })).status === 200 ? { status: 200, body: {} } : null,
    ),
  ),
  mutant(
    'account.forgotPassword',
    'an unknown address that forgot its password is 404',
    answer(async (answered, call, tools) =>
      answered.status !== 200 || knownTo(tools, valueAt(await call.body(), 'email'))
        ? answered
        : { status: 404, body: { error: { code: 'NOT_FOUND', details: 'There is no such account.' } } },
    ),
  ),
  mutant(
    'account.forgotPassword',
    'a forgotten password gets no mail',
    incoming((body) => (typeof body.email === 'string' ? { ...body, email: 'nobody@nowhere.example' } : body)),
  ),
  mutant(
    'account.register',
    'a known address that registers is 409',
    answer(async (answered, call, tools) =>
      answered.status === 200 && knownTo(tools, valueAt(await call.body(), 'email'))
        ? { status: 409, body: { error: { code: 'CONFLICT', details: 'There is such an account.' } } }
        : answered,
    ),
  ),
  mutant('account.register', 'a known address that registers gets no mail', async (call, next, tools) => {
    const body = await call.body()
    const known = isPlainObject(body) && knownTo(tools, body.email)
    return next(known ? withBody(call, { ...body, email: 'nobody@nowhere.example' }) : undefined)
  }),
  mutant('account.register', 'a sign-up accepts texts that look like an address', acceptsLookalikes(200)),
  mutant('users.invite', 'an invitation accepts texts that look like an address', acceptsLookalikes(202)),
  mutant(
    'users.invite',
    'a club with a long name cannot invite',
    answer(async (answered, { bearer, params }, tools) => {
      const { body } = await ask(tools, contract.club.get, { params, bearer })
      return answered.status === 202 && String(valueAt(body, 'name')).length > 1000 ? broken : answered
    }),
  ),
  mutant(
    'users.invite',
    'a user with a long name cannot invite',
    answer(async (answered, { bearer }, tools) => {
      const { body } = await ask(tools, contract.account.me, { bearer })
      return answered.status === 202 && String(valueAt(body, 'lastName')).length > 1000 ? broken : answered
    }),
  ),
  mutant(
    'users.invite',
    'an invitation is mailed to another address',
    incoming((body) =>
      typeof body.email === 'string' && /^[a-z]/.test(body.email) ? { ...body, email: `to-${body.email}` } : body,
    ),
  ),
  mutant(
    'users.invite',
    'a member can be invited again',
    refused(409, () => ({ status: 202, body: {} })),
  ),
  mutant(
    'account.createUser',
    'the name of an invited person is lost',
    incoming((body) =>
      typeof body.lastName === 'string' && body.lastName !== '' ? { ...body, lastName: 'Nobody' } : body,
    ),
  ),
  mutant(
    'account.create',
    'the country of a new club is lost',
    incoming((body) => ({ ...body, country: null })),
  ),
  mutant('account.createUser', 'an invited person is an admin', async (call, next, tools) => {
    const answered = await read(await next())
    if (answered.status !== 201) return write(answered)
    const { bearer, tenant } = await signIn(tools, tools.people.admin)
    const { body } = await ask(tools, contract.users.list, {
      params: { tenant },
      bearer,
      query: { searchQuery: String(valueAt(answered.body, 'email')) },
    })
    const [user]: unknown[] = isPlainObject(body) && Array.isArray(body.items) ? body.items : []
    const userId = String(valueAt(user, 'id'))
    await ask(tools, contract.users.setRole, { params: { tenant, userId }, bearer, body: { role: 'admin' } })
    return write(answered)
  }),
]
