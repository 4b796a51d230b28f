import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen } from '../../../mocks/node/http.ts'
import { createBackend } from '../../../mocks/backend.ts'
import type { OperationId } from '../../../src/contract/index.ts'
import { laws } from '../laws.ts'
import { runLaws } from '../runner/run.ts'
import { people } from '../tools/everyLaw.ts'
import { causesOf, failuresOf } from './causes.ts'

/** The first defect of each operation: what a wrong answer shows, and how it is made of the model's. */
interface Defect {
  operation: OperationId
  calls: RegExp
  status: number
  answer: (body: Record<string, unknown>) => { status?: number; body?: object; cache?: string }
  shows: RegExp
}

const defects: Defect[] = [
  {
    operation: 'club.get',
    calls: /^GET .*\/accounts\/(?!me$)[^/]+$/,
    status: 200,
    answer: (body) => ({ body: { ...body, name: 7 } }),
    shows: /"name":7/,
  },
  {
    operation: 'account.updateMe',
    calls: /^PUT .*\/accounts\/me$/,
    status: 400,
    answer: () => ({ body: { message: 'no' } }),
    shows: / 400 .*\{"message":"no"\}$/s,
  },
  {
    operation: 'account.login',
    calls: /^POST .*\/accounts\/login$/,
    status: 401,
    answer: () => ({ body: { error: { code: 'NOPE', details: 'no' } } }),
    shows: / 401 .*NOPE/s,
  },
  {
    operation: 'account.refresh',
    calls: /^POST .*\/accounts\/refresh$/,
    status: 200,
    answer: (body) => ({ body: { ...body, refreshToken: 'another' } }),
    shows: /"refreshToken":"another"/,
  },
  {
    operation: 'support.send',
    calls: /^POST .*\/customers\/support$/,
    status: 415,
    answer: () => ({ status: 200, body: {} }),
    shows: / 200 .*\{\}$/s,
  },
  {
    operation: 'fans.create',
    calls: /^POST .*\/fans$/,
    status: 409,
    answer: () => ({ status: 422 }),
    shows: / 422 .*CONFLICT/s,
  },
  {
    operation: 'fans.update',
    calls: /^PUT .*\/fans\/[^/]+$/,
    status: 200,
    answer: (body) => ({ body: { ...body, city: 9 } }),
    shows: / 200 .*"city":9/s,
  },
  {
    operation: 'fans.upload',
    calls: /^POST .*\/fans\/upload-csv$/,
    status: 202,
    answer: () => ({ status: 201 }),
    shows: / 201 .*"imported":/s,
  },
  {
    operation: 'memberships.remove',
    calls: /^DELETE .*\/memberships\/[^/]+$/,
    status: 404,
    answer: () => ({ status: 410 }),
    shows: / 410 /,
  },
  {
    operation: 'segments.list',
    calls: /^GET .*\/segments(\?.*)?$/,
    status: 402,
    answer: () => ({ status: 418 }),
    shows: / 418 .*PAYMENT_REQUIRED/s,
  },
  {
    operation: 'shop.customers',
    calls: /^GET .*\/customers(\?.*)?$/,
    status: 200,
    answer: () => ({ cache: 'public' }),
    shows: / 200 .*cache-control: public/s,
  },
]

const model = createBackend({ scenario: 'two-clubs', heartbeatMs: 100 })

async function answer(request: Request): Promise<Response> {
  const response = await model.fetch(request)
  const defect = defects.find(
    ({ calls, status }) => status === response.status && calls.test(`${request.method} ${request.url}`),
  )
  if (!defect) return response
  // The model answers these operations with objects.
  const before = (await response.json()) as Record<string, unknown>
  const { status = response.status, body = before, cache } = defect.answer(before)
  const headers = new Headers(response.headers)
  if (cache !== undefined) headers.set('cache-control', cache)
  return Response.json(body, { status, headers })
}

let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  server = await listen({ ...model, fetch: answer }, { port: 0 })
})
afterAll(() => server.close())

/** What a shell prints for a line, given what stands in its variables. */
const paste = async (line: string, variables: Record<string, string>) =>
  (await promisify(execFile)('sh', ['-c', line], { env: { ...process.env, ...variables } })).stdout

async function tokensOf(): Promise<Record<string, string>> {
  const signIn = async (name: string, account: object) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(`${server.url}/api/v1/accounts/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify(account),
    })
    // The login is not one of the defects that change a success.
    const { accessToken, refreshToken } = (await reply.json()) as Record<'accessToken' | 'refreshToken', string>
    return { [`${name}TOKEN`]: accessToken, [`REFRESH_${name}TOKEN`]: refreshToken }
  }
  return {
    ...(await signIn('', people.admin)),
    ...(await signIn('UNPAID_', people.unpaid)),
    ...(await signIn('USER_', people.user)),
  }
}

it('prints lines that show in a shell what they stand for, also once the rows of their laws are gone', async () => {
  const chosen = laws.filter(
    ({ operation, check }) => check !== 'generated' && defects.some((defect) => defect.operation === operation),
  )
  const target = {
    url: `${server.url}/api/v1`,
    fetch: (request: Request) => fetch(request),
    control: model.control,
    heartbeatMs: 100,
    ...people,
  }
  const causes = causesOf(failuresOf(await runLaws(chosen, target, { guided: true })))
  await model.control.reset()
  const tokens = await tokensOf()
  const shown: Record<string, string> = {}
  for (const { failures } of causes) {
    const [failure] = failures
    if (!failure || Object.hasOwn(shown, failure.operation)) continue
    shown[failure.operation] = await paste(failure.curl ?? '', tokens)
  }
  for (const { operation, shows } of defects) expect(shown[operation], operation).toMatch(shows)
}, 60_000)
