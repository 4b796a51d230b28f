import { expect, it } from 'vitest'
import type { OperationId } from '../../../src/contract/index.ts'
import { laws } from '../laws.ts'
import { causesOf, failuresOf } from '../report/causes.ts'
import { summarize } from '../report/summary.ts'
import type { Target } from '../target.ts'
import { halfBuilt } from '../tools/halfBuilt.ts'
import { runLaws } from './run.ts'

const operations: OperationId[] = ['account.login', 'account.me', 'account.updateMe', 'club.get', 'club.update']
const chosen = laws.filter(({ operation }) => operations.some((id) => id === operation))

/** Judges a server that does something before it answers. */
async function judge(
  before: (request: Request) => Promise<void>,
  waiting = { longestMs: 3000, shortestMs: 300 },
  only = chosen,
  onVerdict = () => {},
) {
  const server = halfBuilt(operations)
  const fetch: Target['fetch'] = async (request) => {
    await before(request.clone())
    return server.fetch(request)
  }
  const target = { ...server, fetch, control: null, destructive: false }
  const report = await runLaws(only, target, { guided: true, waiting, onVerdict })
  return { report, failures: failuresOf(report) }
}

const never = () => new Promise<never>(() => {})

async function hasBrokenJson(request: Request): Promise<boolean> {
  const text = await request.text()
  try {
    JSON.parse(text || 'null')
    return false
  } catch {
    return request.headers.get('content-type') === 'application/json'
  }
}

it('waits long once for a server that hangs on malformed JSON, and names all of its operations as one cause', async () => {
  const { report, failures } = await judge(async (request) => {
    if (await hasBrokenJson(request)) await never()
  })
  const [cause, ...others] = causesOf(failures)
  expect(others).toEqual([])
  expect(cause?.title).toBe('3 operations: no answer within 3 s')
  expect(cause?.operations).toEqual(['account.login', 'account.updateMe', 'club.update'])
  expect(failures[0]?.message).toBe('no answer within 3 s')
  expect(failures.slice(1).map(({ message }) => message)).not.toContain('no answer within 3 s')
  expect(failures[0]?.curl).toMatch(/^curl -si -m 30 -X POST '.*\/accounts\/login' .* -d '\{"email":'$/)
  expect(summarize(report)).toContain('account (login, updateMe), club (update)')
})

it('asks an operation that never answers three times, and then blames it for what needs it', async () => {
  let calls = 0
  const { report, failures } = await judge(async ({ method, url }) => {
    if (method !== 'GET' || !url.endsWith('/accounts/me')) return
    calls += 1
    await never()
  })
  expect(calls).toBe(3)
  expect(new Set(failures.map(({ operation }) => operation))).toEqual(new Set(['account.me']))
  expect(failures.map(({ message }) => message)).toContain('no answer to 3 calls in a row')
  const reasons = report.verdicts.flatMap((verdict) => (verdict.outcome === 'not run' ? [verdict.reason] : []))
  expect(reasons).toContain('blocked by account.me')
})

it('does not blame a slow operation for one that hangs', async () => {
  const only = chosen.filter(
    ({ operation, check }) => operation === 'account.login' || ['isolation', 'roles'].includes(check),
  )
  let hung = false
  let slow = 0
  let verdicts = 0
  let verdict = Promise.withResolvers<void>()
  const { failures } = await judge(
    async (request) => {
      if (await hasBrokenJson(request)) {
        hung = true
        await never()
      }
      if (!hung || request.method !== 'GET' || request.url.endsWith('/accounts/me')) return
      slow += 1
      // Too late for its law, which has been judged by then. When the laws are judged again, it answers.
      if (verdicts < only.length) await verdict.promise
    },
    // Long enough for a late answer to stay below it on a slow machine.
    { longestMs: 6000, shortestMs: 50 },
    only,
    () => {
      verdicts += 1
      verdict.resolve()
      verdict = Promise.withResolvers()
    },
  )
  expect(slow).toBeGreaterThan(1)
  expect(failures.map(({ operation }) => operation)).toEqual(['account.login'])
})

it('does not read an answer that has no end', async () => {
  const server = halfBuilt(['account.login'])
  let sent = 0
  const endless = () =>
    new ReadableStream({
      pull(controller) {
        sent += 2 ** 20
        controller.enqueue(new Uint8Array(2 ** 20))
      },
    })
  const [law] = chosen.filter(({ operation }) => operation === 'account.login')
  if (!law) throw new Error('there are laws of the login')
  const fetch = async () => new Response(endless(), { headers: { 'content-type': 'application/json' } })
  const report = await runLaws([law], { ...server, fetch }, { guided: true })
  expect(failuresOf(report).map(({ message }) => message)).toEqual(['an answer of more than 64 MB'])
  // It is asked twice: whether it is there, and by its law.
  expect(sent / 2 ** 20).toBeLessThan(2 * 70)
})
