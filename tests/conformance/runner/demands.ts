import type { Control } from '../../../mocks/control.ts'
import type { Account, Target } from '../target.ts'

/** Three times what the product waits for an answer. */
const TIMEOUT_MS = 30_000
/** Statuses of a path that a server does not have. */
const UNBUILT: readonly number[] = [404, 405, 501]

/** Operations that need no token; the suite calls them before it starts. */
const LOGIN = { method: 'POST', path: '/accounts/login' } as const
const ME_PATH = '/accounts/me'
const PROBE = { id: 'system.sports', path: '/system/sports', status: 503 } as const
type ModelControl = Pick<Control, 'info' | 'fail'>

/** The server cannot be judged at all; the message says why. */
export class UnreachableServer extends Error {}

/**
 * Throws unless the server answers the list of sports, which needs no token, with JSON. A server whose list is not built
 * yet, fails, or asks for a token may have the login instead.
 */
export async function demandServer(target: Asked): Promise<void> {
  const hint = 'Is --url the base of the API, such as http://127.0.0.1:4010/api/v1?'
  const { url } = new Request(target.url + PROBE.path)
  const response = await ask(target, PROBE.path)
  const text = await response.text()
  if (response.status !== 200 && (await hasLogin(target))) return
  if (response.status !== 200) throw new UnreachableServer(`GET ${url} answers ${response.status}, not 200. ${hint}`)
  try {
    JSON.parse(text)
  } catch {
    throw new UnreachableServer(`GET ${url} answers 200, but no JSON. ${hint}`)
  }
}

type Asked = Pick<Target, 'url' | 'fetch'>

/** Sends a call. Throws UnreachableServer if it gets no answer. */
async function ask({ url, fetch: send }: Asked, path: string, init?: RequestInit): Promise<Response> {
  return send(new Request(url + path, { redirect: 'manual', ...init }), AbortSignal.timeout(TIMEOUT_MS)).catch(
    (error: unknown) => {
      throw new UnreachableServer(`No server answers at ${url}${path}: ${why(error)}`)
    },
  )
}

const signIn = (target: Asked, account: object) =>
  ask(target, LOGIN.path, {
    method: LOGIN.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })

async function hasLogin(target: Asked): Promise<boolean> {
  const { status } = await signIn(target, {})
  return status < 300 || (status >= 400 && status < 500 && !UNBUILT.includes(status))
}

/**
 * Throws unless the server accepts every given account, and its `account.me`, if it has one, agrees on who they are.
 * Otherwise hundreds of laws would report one wrong password, or an admin who is none.
 */
export async function demandAccounts(target: Target): Promise<void> {
  const { admin, user, otherTenant, unpaid } = target
  const ofAdmin = await meOf(target, 'admin', admin)
  for (const [option, account] of Object.entries({ user, 'other-tenant': otherTenant, unpaid })) {
    if (account !== null) demandMe(option, account.email, await meOf(target, option, account), ofAdmin)
  }
  demandMe('admin', admin.email, ofAdmin, ofAdmin)
}

/** What a server tells of somebody; undefined for what it does not tell as declared. */
interface Me {
  role?: unknown
  tenant?: unknown
  billing?: unknown
}

function demandMe(option: string, email: string, { role, tenant, billing }: Me, ofAdmin: Me) {
  const refuse = (what: string) => {
    throw new UnreachableServer(`--${option}: ${email} ${what}, says GET ${ME_PATH}.`)
  }
  if ((role === 'user' || role === 'admin') && (role === 'user') !== (option === 'user')) refuse(`has the role ${role}`)
  const isTold = typeof tenant === 'string' && typeof ofAdmin.tenant === 'string'
  if (option === 'user' && isTold && tenant !== ofAdmin.tenant) refuse('is of another club than --admin')
  if (option === 'other-tenant' && isTold && tenant === ofAdmin.tenant) refuse('is of the same club as --admin')
  if (option === 'unpaid' && typeof billing === 'string') refuse('is of a club that has billing')
}

/** Signs in, and asks who that is. */
async function meOf(target: Target, option: string, account: Account): Promise<Me> {
  const login = await signIn(target, account)
  if (login.status === 401)
    throw new UnreachableServer(`--${option}: the server refuses this login (${account.email}).`)
  const { accessToken } = await objectOf(login)
  if (typeof accessToken !== 'string') return {}
  const headers = { authorization: `Bearer ${accessToken}` }
  return objectOf(await ask(target, ME_PATH, { headers }))
}

/** The body of a reply; empty if it is no JSON object. */
async function objectOf(reply: Response): Promise<Record<string, unknown>> {
  const body: unknown = await reply.json().catch(() => null)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/**
 * Throws unless there is a model at the given address, and it is the server to judge. Laws use control to change
 * anything there. To find out, the model is told to fail an operation, and the server must then fail it.
 */
export async function demandControl(
  target: Pick<Target, 'url' | 'fetch'>,
  control: ModelControl,
  url: string,
): Promise<void> {
  await control.info().catch((error: unknown) => {
    throw new UnreachableServer(`No model answers at ${url}/__mock/info: ${why(error)}`)
  })
  await control.fail(PROBE.id, PROBE.status)
  const { status } = await target.fetch(new Request(target.url + PROBE.path))
  if (status === PROBE.status) return
  await control.fail(PROBE.id, PROBE.status, 0)
  throw new UnreachableServer(
    `The model at ${url} is not the server at ${target.url}: --control must be that of --url.`,
  )
}

/** Why a server cannot be judged at the moment; null if it can. */
export const whyNoAnswer = (target: Target): Promise<string | null> =>
  demandServer(target).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

/** What is wrong, in the words of the cause if there is one. */
export function why(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  return cause.message || String('code' in cause ? cause.code : cause.name)
}
