import { buildPath, type Endpoint } from '../../../../src/contract/endpoint/endpoint.ts'
import { ErrorBody } from '../../../../src/contract/endpoint/errors.ts'
import { contract, endpoints } from '../../../../src/contract/index.ts'
import type { Control } from '../../../control.ts'
import { PASSWORD } from '../../../seed/scenarios/scenarios.ts'
import type { Person } from '../script/story.ts'
import { runWords } from './words.ts'

/** The wire to the server: the same as that of the product. */
export interface Wire {
  fetch(request: Request): Promise<Response>
  /** An absolute URL without a trailing slash. */
  baseUrl: string
}

export interface CallInput {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  file?: string | undefined
}

/** The session of a person, which only the ghost knows. */
interface GhostSession {
  email: string
  accessToken: string
  user: { id: string; tenant: string; email: string; firstName: string; lastName: string }
}

/**
 * A colleague nobody sees: it signs in by itself and calls the API as a person of the club. Its tokens are never
 * stored, so the presenter's session stays as it is (docs/guides/stories.md#the-ghost-colleague).
 */
export type Ghost = ReturnType<typeof createGhost>

export function createGhost(wire: Wire, control: Pick<Control, 'info'>) {
  const sessions = new Map<string, GhostSession>()

  /** The address and password of a person; null for nobody. */
  async function credentialsOf(person: Person) {
    if (typeof person === 'object') return person
    if (person === 'nobody') return null
    const { accounts } = await control.info()
    const account = accounts[person === 'admin' ? 0 : 1]
    if (!account) throw new Error(runWords.noAccount(person))
    return { email: account.email, password: account.password }
  }

  async function signIn({ email, password }: { email: string; password: string }): Promise<GhostSession> {
    const known = sessions.get(email)
    if (known) return known
    const tokens = await answerOf(
      contract.account.login,
      await send(wire, contract.account.login, { body: { email, password } }),
    )
    const { accessToken } = contract.account.login.responses[200].parse(tokens)
    const reply = await answerOf(contract.account.me, await send(wire, contract.account.me, {}, accessToken))
    const session = { email, accessToken, user: contract.account.me.responses[200].parse(reply) }
    sessions.set(email, session)
    return session
  }

  /** Sends a call with the person's token. An expired token is replaced once. */
  async function callAs(person: Person, endpoint: Endpoint, input: CallInput): Promise<unknown> {
    const credentials = await credentialsOf(person)
    if (!credentials) return answerOf(endpoint, await send(wire, endpoint, input))
    for (let isLast = false; ; isLast = true) {
      const { accessToken, user } = await signIn(credentials)
      const params = { tenant: user.tenant, ...input.params }
      const response = await send(wire, endpoint, { ...input, params }, accessToken)
      if (response.status !== 401 || isLast) return answerOf(endpoint, response)
      sessions.delete(credentials.email)
    }
  }

  return {
    /** Calls an operation, given by its id. Throws the server's sentence if it refuses. */
    async call(person: Person, operation: string, input: CallInput, bearer?: string): Promise<unknown> {
      const endpoint = endpointOf(operation)
      if (bearer !== undefined) return answerOf(endpoint, await send(wire, endpoint, input, bearer))
      return callAs(person, endpoint, input)
    },
    /** The person's own data, as `account.me` gives them. */
    async userOf(person: Person): Promise<GhostSession['user']> {
      const credentials = await credentialsOf(person)
      if (!credentials) throw new Error(runWords.nobody)
      return (await signIn(credentials)).user
    },
    credentialsOf,
    /** Forgets every session, because the state behind them has been replaced. */
    forget: () => sessions.clear(),
  }
}

/** The password of the people that the seed has made. */
export const SEEDED_PASSWORD = PASSWORD

export function endpointOf(operation: string): Endpoint {
  const endpoint = endpoints.find(({ id }) => id === operation)
  if (!endpoint) throw new Error(runWords.noOperation(operation))
  return endpoint
}

function send({ fetch, baseUrl }: Wire, endpoint: Endpoint, input: CallInput, bearer?: string): Promise<Response> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) query.set(name, String(value))
  const search = query.size > 0 ? `?${query.toString()}` : ''
  const headers = new Headers(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` })
  let body: BodyInit | null = null
  if (input.file !== undefined) {
    const form = new FormData()
    form.set('file', new File([input.file], 'import.csv', { type: 'text/csv' }))
    body = form
  } else if (input.body !== undefined) {
    headers.set('content-type', 'application/json')
    body = JSON.stringify(input.body)
  }
  const { method, path } = endpoint
  return fetch(new Request(`${baseUrl}${buildPath(path, input.params)}${search}`, { method, headers, body }))
}

/** The body of an answer. Throws "Error getting fans: …", as the product says it, for a failure. */
async function answerOf({ action }: Endpoint, response: Response): Promise<unknown> {
  const body: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined)
  if (response.ok) return body
  const said = ErrorBody.safeParse(body).data?.error.details ?? runWords.status(response.status)
  throw new Error(runWords.failed(action, said))
}
