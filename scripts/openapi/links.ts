import { z } from 'zod'
import { operationIdOf, success, type Endpoint } from '../../src/contract/endpoint/endpoint.ts'
import { contract, endpoints } from '../../src/contract/index.ts'
import { summaryOf } from './wording.ts'

/** A link of OpenAPI: what can be called next, with parameters from the call before. */
export interface Link {
  operationId: string
  parameters?: Readonly<Record<string, string>>
  description: string
}
export type Links = Readonly<Record<string, Link>>

/** The name of the path parameter that names a row; undefined for paths of no row. */
function rowParam({ params }: Endpoint): string | undefined {
  return Object.keys(params?.shape ?? {}).find((name) => name !== 'tenant')
}

/** The path of the rows that an operation is about, such as `/fan/:tenant/fans` of `fans.create` and `fans.get`. */
const rowsOf = (endpoint: Endpoint) => endpoint.path.split(`/:${rowParam(endpoint)}`)[0]

/** The operations on the rows of a path, in the order of the contract. */
const onRow = (path: string | undefined, except: Endpoint) =>
  endpoints.filter((each) => each !== except && rowParam(each) !== undefined && rowsOf(each) === path)

/** From one row to its other operations, which have the same path or one below it. */
function rowLinks(endpoint: Endpoint): Links {
  const { method, path } = endpoint
  const { status, schema } = success(endpoint)
  const own = rowParam(endpoint)
  const created = method === 'POST' && status === 201 && own === undefined
  // A deleted row has no operations left.
  if (!created && (own === undefined || method === 'DELETE')) return {}
  if (created && !(schema instanceof z.ZodObject && 'id' in schema.shape)) return {}
  const id = created ? '$response.body#/id' : `$request.path.${own}`
  return Object.fromEntries(
    onRow(created ? path : rowsOf(endpoint), endpoint).map((next) => [
      next.id.replace(/^.*\./, ''),
      {
        operationId: operationIdOf(next),
        parameters: { tenant: '$request.path.tenant', [rowParam(next) ?? 'id']: id },
        description: `${summaryOf(next)}.`,
      },
    ]),
  )
}

/** To the operations of the signed-in user's club that a client calls first. */
const tenantLinks = (id: string): Links => ({
  club: { operationId: operationIdOf(contract.club.get), parameters: { tenant: id }, description: 'Get the club.' },
  fans: { operationId: operationIdOf(contract.fans.list), parameters: { tenant: id }, description: 'Get its fans.' },
})
const bearer = 'With the `accessToken` as bearer'
const me: Links = {
  me: { operationId: operationIdOf(contract.account.me), description: `${bearer}: get the signed-in user.` },
}
const session: Links = {
  ...me,
  events: { operationId: operationIdOf(contract.system.sse), description: `${bearer}: listen to live events.` },
  refresh: {
    operationId: operationIdOf(contract.account.refresh),
    description: 'With the `refreshToken` as bearer: get the next access token.',
  },
}
const login: Links = {
  login: {
    operationId: operationIdOf(contract.account.login),
    description: 'Sign in with the `email` of the reply and the password of the request.',
  },
}

/** Links that do not follow from a path. */
const special: Readonly<Record<string, Links>> = {
  'account.login': session,
  'account.refresh': me,
  'account.me': tenantLinks('$response.body#/tenant'),
  'account.create': login,
  'account.createUser': login,
}

/** What can be called after a success of an operation; empty if nothing follows from it. */
export const linksOf = (endpoint: Endpoint): Links => special[endpoint.id] ?? rowLinks(endpoint)
