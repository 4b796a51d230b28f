import { beforeAll, describe, expect, it } from 'vitest'
import { createBackend } from '../../../mocks/backend.ts'
import { PASSWORD } from '../../../mocks/seed/scenarios/scenarios.ts'
import { linksOf, type Link } from '../../../scripts/openapi/links.ts'
import { rulesOf } from '../../../scripts/openapi/rules.ts'
import { errorsOf, operationIdOf, success, type Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { contract, endpoints } from '../../../src/contract/index.ts'
import { exampleOf } from '../../conformance/tools/examples.ts'
import type { Answer } from '../../conformance/tools/replies.ts'
import { openSession, type Sent, type Session } from '../../conformance/tools/session.ts'

const every = endpoints.flatMap((endpoint) =>
  Object.entries(linksOf(endpoint)).map(([name, link]) => [`${endpoint.id} → ${name}`, endpoint, link] as const),
)

function targetOf({ operationId }: Link): Endpoint {
  const found = endpoints.find((endpoint) => operationIdOf(endpoint) === operationId)
  if (!found) throw new Error(`there is no operation ${operationId}`)
  return found
}

const at = (body: unknown, key: string): unknown =>
  typeof body === 'object' && body !== null ? Object.entries(body).find(([name]) => name === key)?.[1] : undefined

/** The value of a runtime expression of OpenAPI after a call. */
function evaluate(expression: string, sent: Sent, { body }: Answer): string {
  const [, place, name = ''] = /^\$(request\.path\.|response\.body#\/)(\w+)$/.exec(expression) ?? []
  const value = place === 'request.path.' ? sent.params?.[name] : at(body, name)
  if (typeof value !== 'string') throw new Error(`${expression} has no value`)
  return value
}

describe('the links of openapi.json', () => {
  let session: Session
  beforeAll(() => {
    const { fetch, control } = createBackend({ scenario: 'two-clubs' })
    const admin = { email: 'admin@rovers.example', password: PASSWORD }
    session = openSession({
      url: 'http://club.example/api/v1',
      fetch,
      control,
      admin,
      user: null,
      otherTenant: null,
      unpaid: null,
      destructive: true,
    })
  })

  it('lead from a new row to reading, changing and deleting it, and from a sign-in to the user', () => {
    expect(Object.keys(linksOf(contract.fans.create))).toEqual(['get', 'update', 'remove'])
    expect(Object.keys(linksOf(contract.fans.get))).toEqual(['update', 'remove'])
    expect(linksOf(contract.fans.remove)).toEqual({})
    expect(Object.keys(linksOf(contract.account.login))).toContain('me')
  })

  it.each(every)('%s finds what it names', async (_, endpoint, link) => {
    const target = targetOf(link)
    const sent = await exampleOf(endpoint.id)(session)
    const answer = await session.send(endpoint, sent)
    expect(answer.status).toBe(success(endpoint).status)
    const params = Object.fromEntries(
      Object.entries(link.parameters ?? {}).map(([name, expression]) => [name, evaluate(expression, sent, answer)]),
    )
    expect(Object.keys(params).toSorted()).toEqual(Object.keys(target.params?.shape ?? {}).toSorted())
    if (!link.parameters) return
    const next = await session.send(target, {
      ...(await exampleOf(target.id)(session)),
      params,
      ...(sent.bearer !== undefined && { bearer: sent.bearer }),
    })
    // A new connector is still syncing: it is found, and refuses another sync.
    expect([success(target).status, 400]).toContain(next.status)
  })
})

describe('the rules of openapi.json', () => {
  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s declares each status that a rule names, and has a rule for each 409',
    (_, endpoint) => {
      const statuses = rulesOf(endpoint).flatMap(({ status = [] }) => status)
      const declared = errorsOf(endpoint)
      expect(statuses.filter((status) => !declared.includes(status))).toEqual([])
      expect(statuses.includes(409)).toBe(declared.includes(409))
    },
  )
})
