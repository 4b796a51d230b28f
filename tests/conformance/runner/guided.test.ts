import { beforeAll, describe, expect, it } from 'vitest'
import { contract, endpoints, type OperationId } from '../../../src/contract/index.ts'
import { errorCodes } from '../../../src/contract/endpoint/errors.ts'
import type { Verdict } from '../law.ts'
import { laws } from '../laws.ts'
import { endpointOf } from '../laws/general/provoke.ts'
import { causesOf } from '../report/causes.ts'
import { progressOf } from '../report/progress.ts'
import type { Report } from '../report/report.ts'
import type { Target } from '../target.ts'
import { summarize } from '../report/summary.ts'
import { halfBuilt, withReply } from '../tools/halfBuilt.ts'
import { buildOrder } from '../tools/screens.ts'
import { withBlocks } from './guided.ts'
import { without } from '../mutants/tools/combine.ts'
import { runLaws } from './run.ts'

const six: OperationId[] = [
  'account.login',
  'account.me',
  'account.refresh',
  'system.sports',
  'club.get',
  'connectors.list',
]
const guided = (...args: Parameters<typeof halfBuilt>) => runLaws(laws, halfBuilt(...args), { guided: true })

it('has an order in which to build that contains every operation once', () => {
  expect(buildOrder.toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted())
})

it('asks for 405 only on the paths that a server has', async () => {
  const law = laws.filter(({ title }) => title.startsWith('refuses other methods'))
  const paths = new Map<string, string>(
    [six[0], six[1]].map((id) => endpointOf(id ?? '')).map(({ path, method }) => [path, method]),
  )
  const server = halfBuilt(six.slice(0, 2))
  const judgeWith = async (status: number) => {
    const answer: Target['fetch'] = async (request) => {
      const allow = paths.get(new URL(request.url).pathname.slice('/api/v1'.length))
      if (allow === undefined || allow === request.method) return server.fetch(request)
      const body = { error: { code: errorCodes[405], details: 'There is no such call.' } }
      return Response.json(body, { status, headers: { allow, 'cache-control': 'no-store' } })
    }
    return (await runLaws(law, { ...server, fetch: answer }, { guided: true })).counts
  }
  expect(await judgeWith(405)).toEqual({ passed: 1, failed: 0, notRun: 0 })
  expect(await judgeWith(404)).toEqual({ passed: 0, failed: 1, notRun: 0 })
})

describe('a server of six operations', () => {
  let report: Report
  beforeAll(async () => {
    report = await guided(six)
  })

  it('gets a summary of at most 60 lines, which ends with what to do next', () => {
    const lines = summarize(report).trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(60)
    expect(lines[0]).toBe('3 of 69 operations pass, 3 blocked, 63 not implemented')
    expect(lines.join('\n')).toContain(
      '  1. Build system.countries, then Frame and navigation works\n  2. Build fanProfiles.list\n',
    )
    expect(lines.at(-1)).toMatch(/^\d+ passed, \d+ failed, \d+ not run/)
  })

  it('has one failure for each operation that it lacks, so that the run fails, and does not try the others', () => {
    const { verdicts } = report
    const of = (id: string) => verdicts.filter(({ operation }) => operation === id)
    expect(of('support.send').filter(({ outcome }) => outcome === 'failed')).toHaveLength(1)
    expect(of('support.send').filter((v) => v.outcome === 'not run' && v.reason === 'not implemented').length).toBe(
      of('support.send').length - 1,
    )
    expect(progressOf(report).unbuilt.size).toBe(endpoints.length - six.length)
    expect(verdicts.filter(({ operation, outcome }) => operation === 'account.login' && outcome !== 'passed')).toEqual(
      [],
    )
  })

  it('says which operation blocks a law of another one', () => {
    const blocked = report.verdicts.filter(
      (verdict) => verdict.operation === 'connectors.list' && verdict.outcome === 'not run',
    )
    expect(blocked).not.toEqual([])
    for (const verdict of blocked)
      expect(verdict).toMatchObject({ reason: expect.stringMatching(/^blocked by /) as string })
  })

  it('reports its laws in their usual order', () => {
    expect(report.verdicts.map(({ operation, title }) => `${operation} ${title}`)).toEqual(
      laws.map(({ operation, title }) => `${operation} ${title}`),
    )
  })
})

describe('a server whose errors are empty', () => {
  it('gets one cause for the laws that try one input and those that try many', async () => {
    const empty = (response: Response) => (response.ok ? response : new Response('', response))
    const chosen = laws.filter(({ operation }) => operation === 'club.get' || operation === 'fanProfiles.list')
    const server = halfBuilt([...six, 'fanProfiles.list'], { 'fanProfiles.list': empty })
    const { failures } = progressOf(await runLaws(chosen, { ...server, control: null }, { guided: true }))
    expect(causesOf(failures).map(({ title }) => title)).toEqual(['fanProfiles.list: errors have another body'])
    expect(failures.map(({ title }) => title)).toContain('refuses a query with one defect, and names it')
  })
})

describe('a server whose current user differs', () => {
  let report: Report
  beforeAll(async () => {
    const broken = withReply((me) => ({ ...without(me, 'username', 'billing'), id: 7, extra: true }))
    report = await guided(six, { 'account.me': broken })
  })
  const causes = () => causesOf(progressOf(report).failures)

  it('gets one cause with every missing, wrong and undeclared field, its rule and a command line', () => {
    const cause = causes().find(({ operations }) => operations.includes('account.me'))
    expect(cause?.title).toBe('account.me: the reply has another shape')
    expect(cause?.differences.map(({ pointer, expected, got }) => [pointer, expected, got])).toEqual([
      ['/id', 'string', 'number'],
      ['/username', 'string', 'nothing'],
      ['/billing', 'string', 'nothing'],
      ['/extra', 'no such key', 'boolean'],
    ])
    const [failure] = cause?.failures ?? []
    expect(failure?.rule).toBe('docs/contract.md#account-operations')
    expect(failure?.curl).toBe(`curl -si 'http://club.example/api/v1/accounts/me' -H "authorization: Bearer $TOKEN"`)
    expect(summarize(report)).toContain('/billing  expected string, got nothing')
  })

  it('is still judged by what its other operations do', () => {
    const failed = report.verdicts.filter(
      ({ outcome, operation }) => outcome === 'failed' && operation === 'connectors.list',
    )
    expect(failed).toEqual([])
    expect(report.verdicts.filter((v) => v.outcome === 'passed' && v.operation === 'connectors.list')).not.toEqual([])
  })

  it('never shows a token', () => expect(JSON.stringify(report)).not.toMatch(/eyJ|Bearer [\w-]{13}/))
})

it('judges one operation by the smallest set-up, whatever else is wrong with what it needs first', async () => {
  const chosen = laws.filter(({ operation }) => operation === 'club.get')
  const broken = halfBuilt(['account.login', 'account.me', 'club.get'], {
    'account.me': withReply(({ tenant }) => ({ tenant })),
  })
  const report = await runLaws(chosen, { ...broken, control: null }, { guided: true })
  expect(report.counts).toMatchObject({ failed: 0 })
  expect(report.counts.passed).toBeGreaterThan(5)
})

it('does not ask for rows to be removed from a server that has refused to create them', async () => {
  const chosen = laws.filter(({ operation }) => operation === 'fans.create' || operation === 'connectors.create')
  const bare = halfBuilt(['account.login', 'account.me'])
  const report = await runLaws(chosen, { ...bare, control: null }, { guided: true })
  expect(report.counts.failed).toBeGreaterThan(0)
  expect(report.leftBehind).toEqual([])
})

it('judges the other operations of a server that breaks the connections of one', async () => {
  const chosen = laws.filter(({ operation }) => ['account.me', 'fanProfiles.get'].includes(operation ?? ''))
  const broken = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('other side closed') }))
  const report = await runLaws(
    chosen,
    halfBuilt(['account.login', 'account.me', 'fanProfiles.get'], { 'fanProfiles.get': broken }),
    { guided: true },
  )
  const outcomes = (operation: string) =>
    new Set(report.verdicts.filter((verdict) => verdict.operation === operation).map(({ outcome }) => outcome))
  expect(outcomes('account.me')).toContain('passed')
  expect(outcomes('account.me')).not.toContain('failed')
  expect(outcomes('fanProfiles.get')).toContain('failed')
})

it('follows no redirect, because the contract has none', async () => {
  const server = halfBuilt(['account.login', 'account.me'], {
    'account.me': () => new Response(null, { status: 307, headers: { location: '/api/v1/elsewhere' } }),
  })
  const ways = new Set<string>()
  const seen: Target['fetch'] = (request) => {
    ways.add(request.redirect)
    return server.fetch(request)
  }
  const chosen = laws.filter(({ operation }) => operation === 'account.me')
  const report = await runLaws(chosen, { ...server, fetch: seen }, { guided: true })
  expect(ways).toEqual(new Set(['manual']))
  expect(report.counts).toMatchObject({ passed: 0 })
})

it('tells a server that answers strangers with 404 from one that lacks the operation', async () => {
  const shy = async (response: Response) => (response.status === 401 ? new Response('', { status: 404 }) : response)
  const report = await guided(['account.login', 'account.me', 'club.get'], { 'club.get': shy })
  expect(progressOf(report).unbuilt.has('club.get')).toBe(false)
})

describe('a server that looks at the token before the path', () => {
  /** Strangers get 401 wherever they ask, and nobody is told more about a path that is not there. */
  const strict = async (): Promise<Report> => {
    const own: OperationId[] = [...six, 'fanProfiles.list']
    const server = halfBuilt(own)
    const open: string[] = [contract.account.login.path, contract.account.refresh.path, contract.system.sports.path]
    const fetch: Target['fetch'] = async (request) => {
      const path = new URL(request.url).pathname.slice('/api/v1'.length)
      if (open.includes(path) || request.headers.has('authorization')) {
        const response = await server.fetch(request)
        if (!(response.headers.get('content-type') ?? '').startsWith('text/plain')) return response
        return new Response(`Cannot ${request.method} ${path}`, { status: 404 })
      }
      return Response.json({ message: 'unauthorized' }, { status: 401, headers: { 'www-authenticate': 'Bearer' } })
    }
    return runLaws(laws, { ...server, fetch, control: null, destructive: false }, { guided: true })
  }

  it('is not blamed for the answers of operations that it does not have', async () => {
    const report = await strict()
    const { failures, states } = progressOf(report)
    const differ = new Set(failures.flatMap(({ operation }) => (operation === '*' ? [] : [operation])))
    expect([...differ].toSorted()).toEqual(['account.me', 'club.get', 'connectors.list', 'fanProfiles.list'])
    expect(states.filter(({ state }) => state === 'unbuilt')).toHaveLength(61)
    const lines = summarize(report).trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(54)
    expect(lines.at(-1)).toMatch(/; \d+ of the failed ones ask for what is not implemented$/)
  })
})

describe('withBlocks', () => {
  const verdict = (operation: string, title: string, blockedBy?: string): Verdict => ({
    law: { operation, title, check: 'rules', run: async () => {} },
    milliseconds: 0,
    exchanges: [],
    leftBehind: [],
    outcome: 'failed',
    error: new Error('no'),
    ...(blockedBy !== undefined && { blockedBy }),
  })
  const outcomes = (...verdicts: Verdict[]) =>
    withBlocks(verdicts).map((found) => (found.outcome === 'not run' ? found.reason : found.outcome))

  it('names the operation to blame, through others that it blocks too', () => {
    const chain = [verdict('c', 'x', 'b'), verdict('b', 'x', 'a'), verdict('a', 'x')]
    expect(outcomes(...chain)).toEqual(['blocked by b', 'blocked by a', 'failed'])
  })

  it('keeps a failure that nothing else explains, although another operation was its cause', () => {
    const passed: Verdict = { ...verdict('a', 'y'), outcome: 'passed' }
    expect(outcomes(verdict('b', 'x', 'a'), passed)).toEqual(['failed', 'passed'])
  })

  it('keeps the success of an operation failed if what blocks it is not judged, so that the run fails', () => {
    const blocked = [verdict('club.get', 'answers 200 as declared', 'a'), verdict('club.get', 'x', 'a')]
    expect(outcomes(...blocked)).toEqual(['failed', 'blocked by a'])
  })
})
