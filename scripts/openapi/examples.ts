import type { z } from 'zod'
import { createBackend } from '../../mocks/backend.ts'
import { idFrom } from '../../mocks/db/random/ids.ts'
import { PASSWORD } from '../../mocks/seed/scenarios/scenarios.ts'
import { provoke } from '../../tests/conformance/laws/general/provoke.ts'
import type { Answer } from '../../tests/conformance/tools/replies.ts'
import { openSession, type Sent, type Session } from '../../tests/conformance/tools/session.ts'
import type { Account, Target } from '../../tests/conformance/target.ts'
import { success, type Endpoint } from '../../src/contract/endpoint/endpoint.ts'
import { ErrorBody } from '../../src/contract/endpoint/errors.ts'
import { contract } from '../../src/contract/index.ts'
import { declaredFailures } from './failures.ts'

/** The request that was sent to an operation, and the model's replies. */
export interface OperationExamples {
  /** The request that succeeded. */
  sent?: Sent
  /** Reply bodies by status; undefined for a reply without a body. */
  replies: ReadonlyMap<number, unknown>
}

export interface Examples {
  operations: ReadonlyMap<string, OperationExamples>
  /** The beginning of a stream of live events. */
  stream: string
  /** One sentence per example that the model could not give. */
  missing: readonly string[]
}

/** Rows of an example page. */
const ROWS = 2
/** Entries of an example list that is not paged. */
const ENTRIES = 3

const account = (email: string): Account => ({ email, password: PASSWORD })

function newTarget(): Target {
  const { fetch, control } = createBackend({ scenario: 'two-clubs' })
  return {
    url: 'http://club.example/api/v1',
    fetch,
    control,
    admin: account('admin@rovers.example'),
    user: account('user@rovers.example'),
    otherTenant: account('admin@harbour.example'),
    unpaid: account('owner@newclub.example'),
    destructive: true,
  }
}

/**
 * Gets an example of every reply that an operation declares. The model's clock stands still, so examples are always the
 * same.
 */
export async function collectExamples(endpoints: readonly Endpoint[]): Promise<Examples> {
  const target = newTarget()
  const missing: string[] = []
  const operations = new Map<string, OperationExamples>()
  for (const endpoint of endpoints) operations.set(endpoint.id, await examplesOf(target, endpoint, missing))
  return { operations, stream: await streamExample(newTarget()), missing }
}

async function examplesOf(target: Target, endpoint: Endpoint, missing: string[]): Promise<OperationExamples> {
  const { status: good, schema } = success(endpoint)
  const replies = new Map<number, unknown>()
  let request: Sent | undefined
  for (const status of [good, ...declaredFailures(endpoint)]) {
    try {
      await resetIfChanged(target)
      const session = openSession(target)
      const { sent, answer } = await provoke(session, endpoint, status)
      if (answer.status !== status) throw new Error(`the model answers ${answer.status}`)
      if (status === good) request = sent
      // Parsing puts the keys into the order of the contract, regardless of the model's order.
      replies.set(
        status,
        status === good
          ? inOrder(schema, await shorten(session, endpoint, sent, answer))
          : ErrorBody.parse(answer.body),
      )
    } catch (error) {
      const requests =
        status === good ? 'tests/conformance/tools/examples.ts' : 'tests/conformance/laws/general/provoke.ts'
      const reason = error instanceof Error ? error.message : String(error)
      missing.push(`${endpoint.id} ${status}: ${reason} (the request is in ${requests})`)
    }
  }
  return { ...(request && { sent: request }), replies }
}

/** A stream has no body to parse. */
const inOrder = (schema: z.ZodType, body: unknown) => (body === undefined ? undefined : schema.parse(body))

/** Resets the model to its seed if anything has changed since. */
async function resetIfChanged({ control }: Target) {
  const info = await control?.info()
  if (info && (info.writes > 0 || info.now !== info.anchor)) await control?.reset()
}

/** Shortens a reply to a readable length: a page of a few rows, or the first entries of a list. */
async function shorten(session: Session, endpoint: Endpoint, sent: Sent, { body }: Answer): Promise<unknown> {
  if (endpoint.query && 'limit' in endpoint.query.shape) {
    const answer = await session.send(endpoint, { ...sent, query: { ...sent.query, limit: ROWS } })
    return answer.body
  }
  if (typeof body !== 'object' || body === null) return body
  const cut = (value: unknown): unknown => (Array.isArray(value) ? value.slice(0, ENTRIES) : value)
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, cut(value)]))
}

/** The beginning of a stream: its opening comment and two events. */
async function streamExample(target: Target): Promise<string> {
  const { accessToken, tenant } = await openSession(target).signIn(target.admin)
  const url = `${target.url}${contract.system.sse.path}`
  const { body } = await target.fetch(new Request(url, { headers: { authorization: `Bearer ${accessToken}` } }))
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  await target.control?.emit({ type: 'ConnectorUpdated', tenant, id: idFrom('example/connector') })
  await target.control?.emit({ type: 'FansImported', tenant, id: null })
  const chunks: string[] = []
  while (chunks.join('').split('\n\n').length <= 3) {
    const { value = '', done } = (await reader?.read()) ?? { done: true }
    if (done) throw new Error('the stream of live events ended early')
    chunks.push(value)
  }
  await reader?.cancel()
  return chunks.join('')
}
