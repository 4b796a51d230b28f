import { contract } from '../../../../src/contract/index.ts'
import { isPlainObject, textAt, valueAt } from '../../generated/schema.ts'
import type { Account } from '../../target.ts'
import { read, refusal, refused, reply, withBearer, withBody, write } from '../tools/combine.ts'
import { mutant, operationsWhere, statefulMutant, type Middleware, type Call, type Mutant } from '../mutant.ts'
import { ask, signIn } from '../tools/people.ts'

const everyAccess = operationsWhere(({ auth }) => auth === 'access')
const exampleAccess = ['account.me', ...everyAccess.filter((id) => id !== 'account.me')]

const accountOf = async (call: Call): Promise<Account> => {
  const body = await call.body()
  return { email: textAt(body, 'email'), password: textAt(body, 'password') }
}

/** Records the account of each token at sign-in, and passes the records to the handler of the other operations. */
function knowingTokens(
  act: (
    tokens: Map<string, Account & { kind: 'access' | 'refresh' }>,
    ...args: Parameters<Middleware>
  ) => Promise<Response>,
): () => Middleware {
  return () => {
    const tokens = new Map<string, Account & { kind: 'access' | 'refresh' }>()
    return async (call, next, tools) => {
      if (call.endpoint.id !== 'account.login') return act(tokens, call, next, tools)
      const answered = await read(await next())
      const account = await accountOf(call)
      for (const kind of ['access', 'refresh'] as const)
        tokens.set(String(valueAt(answered.body, `${kind}Token`)), { ...account, kind })
      return write(answered)
    }
  }
}

const unauthenticated = () => refusal(401, 'The token is not valid.')

export const signingIn: Mutant[] = [
  mutant('account.login', 'the e-mail of a login is case-sensitive', async (call, next) => {
    const account = await accountOf(call)
    return account.email === account.email.toLowerCase()
      ? next()
      : next(withBody(call, { ...account, email: 'nobody@nowhere.example' }))
  }),
  mutant(
    'account.login',
    'a login reveals unknown addresses',
    refused(401, async (call, tools) => {
      const { email } = await accountOf(call)
      const known = Object.values(tools.people).some((person) => person.email === email.toLowerCase())
      return known ? null : { body: { error: { code: 'UNAUTHENTICATED', details: 'There is no such account.' } } }
    }),
  ),
  mutant('account.login', 'a login only compares the beginning of the password', async (call, next, tools) => {
    const account = await accountOf(call)
    const person = Object.values(tools.people).find(({ email }) => email === account.email.toLowerCase())
    return person && account.password.startsWith(person.password) ? next(withBody(call, person)) : next()
  }),
  mutant(
    'account.login',
    'a bad login is 400',
    refused(401, () => ({ status: 400, body: { error: { code: 'INVALID_INPUT', details: 'Wrong.' } } })),
  ),
  mutant(
    'account.login',
    'the two tokens of a login are the same',
    reply((tokens) => ({ ...tokens, refreshToken: tokens.accessToken })),
  ),

  statefulMutant(
    [...exampleAccess, 'account.login'],
    'access tokens never expire',
    knowingTokens(async (tokens, call, next, tools) => {
      const response = await next()
      const account = tokens.get(call.bearer)
      if (response.status !== 401 || account?.kind !== 'access') return response
      const { bearer } = await signIn(tools, account)
      return bearer === '' ? response : next(withBearer(call, bearer))
    }),
  ),
  statefulMutant(
    ['account.refresh', 'account.login'],
    'refresh tokens never expire',
    knowingTokens(async (tokens, call, next, tools) => {
      const response = await next()
      const account = tokens.get(call.bearer)
      if (response.status !== 401 || account?.kind !== 'refresh') return response
      const { bearer } = await signIn(tools, account)
      return bearer === '' ? response : write({ status: 200, body: { accessToken: bearer } })
    }),
  ),
  statefulMutant(
    ['fans.get', 'account.login'],
    'a refresh token works as an access token',
    knowingTokens(async (tokens, call, next, tools) => {
      const account = tokens.get(call.bearer)
      return account?.kind === 'refresh' ? next(withBearer(call, (await signIn(tools, account)).bearer)) : next()
    }),
  ),
  statefulMutant(
    ['account.refresh', 'account.login'],
    'an access token works as a refresh token',
    knowingTokens(async (tokens, call, next) =>
      tokens.get(call.bearer)?.kind === 'access' ? write({ status: 200, body: { accessToken: call.bearer } }) : next(),
    ),
  ),
  statefulMutant(
    ['connectors.list', 'account.login'],
    'the signature of a token is not checked',
    knowingTokens(async (tokens, call, next) => {
      const real = [...tokens.keys()].find((token) => call.bearer.startsWith(token))
      return next(real === undefined ? undefined : withBearer(call, real))
    }),
  ),
  mutant(
    'account.refresh',
    'a refresh also returns a refresh token',
    reply((tokens, { bearer }) => ({ ...tokens, refreshToken: bearer })),
  ),
  statefulMutant('account.refresh', 'a refresh token works once', () => {
    const used = new Set<string>()
    return async (call, next) => {
      if (used.has(call.bearer)) return unauthenticated()
      used.add(call.bearer)
      return next()
    }
  }),
  mutant(
    'account.me',
    'a call without a token is 403',
    refused(401, ({ bearer }) =>
      bearer === ''
        ? { status: 403, body: { error: { code: 'FORBIDDEN', details: 'Forbidden: sign in first.' } } }
        : null,
    ),
  ),
  mutant('system.connectors', 'the catalogue is open to everyone', async (call, next, tools) => {
    const response = await next()
    return response.status === 401 ? next(withBearer(call, (await signIn(tools, tools.people.admin)).bearer)) : response
  }),
  mutant('system.sports', 'the list of sports requires a token', async (call, next) => {
    const response = await next()
    return call.bearer === '' && response.status === 200 ? unauthenticated() : response
  }),
  statefulMutant('account.me', 'a person comes from a cache', () => {
    const known = new Map<string, Awaited<ReturnType<typeof read>>>()
    return async (call, next) => {
      const answered = known.get(call.bearer) ?? (await read(await next()))
      if (answered.status === 200) known.set(call.bearer, answered)
      return write(answered)
    }
  }),
  statefulMutant(
    ['account.changePassword', ...exampleAccess, 'account.login', 'account.refresh'],
    'a new password keeps older tokens valid',
    () => {
      const issued = new Map<string, Account>()
      const changed = new Map<string, string>()
      return async (call, next, tools) => {
        const { id } = call.endpoint
        const response = await next()
        if (id === 'account.login') {
          const answered = await read(response)
          const account = await accountOf(call)
          for (const kind of ['accessToken', 'refreshToken']) issued.set(String(valueAt(answered.body, kind)), account)
          return write(answered)
        }
        const account = issued.get(call.bearer)
        if (!account) return response
        if (id === 'account.changePassword' && response.status === 200)
          changed.set(account.email, String(valueAt(await call.body(), 'newPassword')))
        const password = changed.get(account.email)
        if (response.status !== 401 || password === undefined) return response
        const { bearer } = await signIn(tools, { ...account, password })
        return id === 'account.refresh'
          ? write({ status: 200, body: { accessToken: bearer } })
          : next(withBearer(call, bearer))
      }
    },
  ),
  statefulMutant(
    ['account.changePassword', 'account.login'],
    'a new password is not stored',
    knowingTokens(async (tokens, call, next, tools) => {
      const response = await next()
      const account = tokens.get(call.bearer)
      if (response.status !== 200 || !account) return response
      const newPassword = String(valueAt(await call.body(), 'newPassword'))
      const { bearer } = await signIn(tools, { ...account, password: newPassword })
      const body = { oldPassword: newPassword, newPassword: account.password }
      await ask(tools, contract.account.changePassword, { bearer, body })
      return response
    }),
  ),
  mutant(
    'account.changePassword',
    'a wrong old password is 401',
    refused(400, (_, __, { body }) =>
      valueAt(body, 'error.fields.newPassword') === undefined && isPlainObject(body)
        ? { status: 401, body: { error: { code: 'UNAUTHENTICATED', details: 'Wrong password.' } } }
        : null,
    ),
  ),
  mutant('account.changePassword', 'the old password is not checked', async (call, next) => {
    const answered = await read(await next())
    const body = await call.body()
    const fields = valueAt(answered.body, 'error.fields')
    const wrong =
      answered.status === 400 && typeof valueAt(body, 'oldPassword') === 'string' && valueAt(body, 'newPassword') !== ''
    return wrong && (fields === undefined || valueAt(fields, 'oldPassword') !== undefined)
      ? write({ status: 200, body: {} })
      : write(answered)
  }),
]
