import assert from 'node:assert/strict'
import type { Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { endpoints } from '../../../src/contract/index.ts'
import { exampleOf, needsOf } from '../tools/examples.ts'
import type { Law } from '../law.ts'
import { ensureRemoved } from '../tools/rows.ts'
import { expectError, expectReply, type Answer } from '../tools/replies.ts'
import type { Sent, Session } from '../tools/session.ts'
import { bodiesOf, joinWithExample, narrowFailure } from './bodies.ts'
import { defectsOf } from './defects.ts'
import { expectReturned } from './expectReturned.ts'
import { tryMerge } from './merges.ts'
import { readerOf } from './stored.ts'
import { unknownKeysOf, withUnknownKeys } from './unknownKeys.ts'
import { planOf } from './plans.ts'
import { queryDefectsOf } from './queries.ts'
import { excerpt, isPlainObject, valueAt, type PlainObject } from './schema.ts'

export interface GeneratedOptions {
  /** The number of bodies that each operation is tried with. */
  runs: number
}

type WithBody = Endpoint & { body: NonNullable<Endpoint['body']> }

/**
 * Laws derived from the contract alone, for every operation with a JSON body or a query. Valid input is accepted and
 * returned as written, invalid input is refused by name, and unknown keys are ignored. The inputs are the same in every
 * run.
 */
export function generatedLaws({ runs }: GeneratedOptions): Law[] {
  const withBody = endpoints.filter((endpoint): endpoint is WithBody => endpoint.body !== undefined)
  const withQuery = endpoints.filter(({ query }) => query !== undefined)
  return [
    ...withBody.flatMap((endpoint) => [
      acceptsValidBodies(endpoint, runs),
      refusesDefects(endpoint),
      ignoresUnknownKeys(endpoint),
    ]),
    ...withBody.filter(({ method }) => method === 'PUT').map(merges),
    ...withQuery.map(refusesQueries),
  ]
}

const lawOf = (endpoint: Endpoint, title: string, run: Law['run'], needs = needsOf(endpoint.id)): Law => ({
  operation: endpoint.id,
  title,
  check: 'generated',
  needs,
  run,
})

function acceptsValidBodies(endpoint: WithBody, runs: number): Law {
  return lawOf(endpoint, 'accepts every valid body, and returns what was written', async (session) => {
    const attempt = async (generated: PlainObject) => {
      const sent = await exampleOf(endpoint.id)(session)
      const { body, written } = joinWithExample(endpoint, bodyOf(sent), generated)
      const answer = await session.send(endpoint, { ...sent, body })
      removeLater(endpoint, session, sent, answer)
      expectReply(endpoint, answer)
      expectReturned(written, answer.body, planOf(endpoint.id), 'the reply')
      await expectStored(endpoint, session, sent, answer, written)
    }
    for (const generated of bodiesOf(endpoint, runs)) {
      try {
        await attempt(generated)
      } catch (error) {
        throw await narrowFailure(generated, error, attempt)
      }
    }
  })
}

/** Checks that a read returns what has just been written. */
async function expectStored(endpoint: Endpoint, session: Session, sent: Sent, { body }: Answer, written: PlainObject) {
  const reader = readerOf(endpoint)
  if (!reader) return
  const id = valueAt(body, 'id')
  const row = endpoint.method === 'POST' && typeof id === 'string' ? id : undefined
  expectReturned(written, await reader.read(session, sent, row), planOf(endpoint.id), reader.id)
}

function merges(endpoint: WithBody): Law {
  return lawOf(endpoint, 'changes each field separately, clears it with null, and keeps absent fields', (session) =>
    tryMerge(endpoint, session),
  )
}

function refusesDefects(endpoint: WithBody): Law {
  return lawOf(endpoint, 'refuses a body with one defect, and names it', async (session) => {
    const sent = await exampleOf(endpoint.id)(session)
    const defects = defectsOf(endpoint.body, bodyOf(sent))
    assert.ok(defects.length > 0, `no defect is known for ${endpoint.id}`)
    for (const { what, path, body } of defects) {
      withInput(`${path}: ${what}`, body, expectError, await session.send(endpoint, { ...sent, body }), 400, {
        field: path,
      })
    }
  })
}

/** Runs a check, and adds the input to its error message. */
function withInput<A extends unknown[]>(what: string, sent: unknown, check: (...args: A) => void, ...args: A) {
  try {
    check(...args)
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}; sent ${excerpt(sent)}`, {
      cause: error,
    })
  }
}

function ignoresUnknownKeys(endpoint: WithBody): Law {
  return lawOf(endpoint, 'ignores unknown keys', async (session) => {
    const sent = await exampleOf(endpoint.id)(session)
    const unknown = unknownKeysOf(endpoint.body)
    const body = withUnknownKeys(bodyOf(sent), unknown)
    const answer = await session.send(endpoint, { ...sent, body })
    removeLater(endpoint, session, sent, answer)
    withInput('with unknown keys', body, expectReply, endpoint, answer)
    for (const [key, value] of Object.entries(unknown)) {
      const found = valueAt(answer.body, key)
      assert.notDeepEqual(found, value, `${endpoint.id} takes ${key} from the body: ${excerpt(found)}`)
    }
  })
}

function refusesQueries(endpoint: Endpoint): Law {
  return lawOf(
    endpoint,
    'refuses a query with one defect, and names it',
    async (session) => {
      const { sent } = await session.asAdmin()
      for (const { name, value } of endpoint.query ? queryDefectsOf(endpoint.query) : []) {
        const answer = await session.send(endpoint, { ...sent, query: { [name]: value } })
        withInput(`${name}=${excerpt(value)}`, { [name]: value }, expectError, answer, 400, { field: name })
      }
    },
    [],
  )
}

function bodyOf({ body }: Sent): PlainObject {
  assert.ok(isPlainObject(body), 'the body of the example is not a JSON object')
  return body
}

/** Schedules the removal of a created row, because a server without control keeps it otherwise. */
function removeLater(endpoint: Endpoint, session: Session, { params, bearer }: Sent, { body }: Answer) {
  const [area = '', verb] = endpoint.id.split('.')
  const remove = endpoints.find(({ id }) => id === `${area}.remove`)
  const id = valueAt(body, 'id')
  if (verb !== 'create' || !remove || typeof id !== 'string') return
  const row = { params: { ...params, id }, ...(bearer !== undefined && { bearer }) }
  session.undo(`${area} ${id}`, () => ensureRemoved(session, remove, row))
}
