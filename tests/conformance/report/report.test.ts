// @vitest-environment jsdom
import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import { contract, endpoints } from '../../../src/contract/index.ts'
import { checks, type Law } from '../law.ts'
import { coverage, matrixRows } from './cells.ts'
import { describePlan } from './describePlan.ts'
import { junit } from './junit.ts'
import { page } from './html/page.ts'
import { matrix } from './html/matrix.ts'
import type { Report } from './report.ts'
import { summarize } from './summary.ts'
import { runLaws } from '../runner/run.ts'
import type { Target } from '../target.ts'
import { screens } from '../tools/screens.ts'
import { Violation } from '../tools/violation.ts'

const { login, me } = contract.account
const { countries, sports } = contract.system

/** A server that answers each path with one status. */
const statusOf: Record<string, number> = {
  [login.path]: 401,
  [me.path]: 422,
  [sports.path]: 200,
  [countries.path]: 503,
}

const target: Target = {
  url: 'http://server.example/api/v1',
  fetch: async (request) => {
    const path = new URL(request.url).pathname.replace('/api/v1', '')
    return Response.json({ asked: path }, { status: statusOf[path] ?? 404 })
  },
  admin: { email: 'admin@club.example', password: 'top:secret' },
  user: null,
  otherTenant: null,
  unpaid: null,
  control: null,
  destructive: false,
}

const NASTY = `<b>"5" & 'six'</b> ]]> \u0000\u0008\uD800\u001B[31mred\u001B[39m ünï 🏟`

const passing: Law = {
  operation: login.id,
  title: 'refuses a stranger',
  check: 'authentication',
  async run({ send, leaves }) {
    assert.equal((await send(login)).status, 401)
    leaves(login.id, 'what a refused call does not leave')
    leaves(sports.id, 'an account that nobody can remove')
    await send(sports)
    await send(sports)
    await send({ method: 'GET', path: '/nowhere' })
  },
}
const failing: Law = {
  operation: countries.id,
  title: `is there ${NASTY}`,
  check: 'examples',
  async run({ send }) {
    await send(me)
    const { status } = await send(countries)
    throw new Error(`answers ${status}: ${NASTY}\nsecond line with {"accessToken":"abc.def","password":"top:secret"}`)
  },
}
const untried: Law = { operation: me.id, title: 'tells the role', check: 'roles', needs: ['user'], run: async () => {} }
const general: Law = { operation: '*', title: 'knows no other path', check: 'rules', run: async () => {} }
const laws = [passing, failing, untried, general]

const run = () => runLaws(laws, target)
const parsed = (report: Report) => new DOMParser().parseFromString(matrix(report), 'text/html')

describe('a run', () => {
  it('reports the outcome of every law, and never a skipped law as passed', async () => {
    const { counts, verdicts, url } = await run()
    expect(url).toBe(target.url)
    expect(counts).toEqual({ passed: 2, failed: 1, notRun: 1 })
    expect(verdicts.map(({ outcome }) => outcome)).toEqual(['passed', 'failed', 'not run', 'passed'])
    expect(verdicts[2]).toMatchObject({ operation: me.id, check: 'roles', reason: 'needs --user', statuses: {} })
  })

  it('reports the statuses that each operation answered', async () => {
    const { verdicts } = await run()
    expect(verdicts[0]?.statuses).toEqual({ [login.id]: [401], [sports.id]: [200], '*': [404] })
  })

  it('reports what was left behind', async () => {
    expect((await run()).leftBehind).toEqual([{ operation: login.id, what: 'an account that nobody can remove' }])
  })

  it('is plain JSON with the location of a failure, and without secrets', async () => {
    const report = await run()
    const text = JSON.stringify(report)
    expect(JSON.parse(text)).toEqual(report)
    expect(report.verdicts[1]).toMatchObject({ stack: expect.arrayContaining([expect.stringMatching(/report\.test/)]) })
    expect(text).toContain('accessToken')
    expect(text).not.toMatch(/top:secret|abc\.def/)
  })

  it('reports why a fetch failed', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const down: Target = { ...target, fetch: () => Promise.reject(new TypeError('fetch failed', { cause })) }
    const { verdicts } = await runLaws([passing], down)
    expect(verdicts[0]).toMatchObject({ message: 'fetch failed: connect ECONNREFUSED' })
  })

  it('lists every operation of the contract with the statuses it may answer', async () => {
    const { operations } = await run()
    expect(operations.map(({ id }) => id)).toEqual(endpoints.map(({ id }) => id))
    expect(operations[0]).toEqual({
      id: 'account.login',
      method: 'POST',
      path: '/accounts/login',
      success: 200,
      declared: ['200', '400', '401', '413', '415', '429', '5xx'],
    })
  })

  it('stops at the first failure if asked to, and reports the rest as not run', async () => {
    const { verdicts, counts } = await runLaws(laws, target, { stopAtFirstFailure: true })
    expect(counts).toEqual({ passed: 1, failed: 1, notRun: 2 })
    expect(verdicts[3]).toMatchObject({ outcome: 'not run', reason: 'an earlier law failed' })
  })

  it('stops when interrupted, and calls back for every law', async () => {
    const controller = new AbortController()
    const titles: string[] = []
    const { counts } = await runLaws(laws, target, {
      signal: controller.signal,
      onVerdict({ title }) {
        titles.push(title)
        controller.abort()
      },
    })
    expect(counts).toEqual({ passed: 1, failed: 0, notRun: 3 })
    expect(titles).toHaveLength(4)
  })
})

describe('the preview of a run', () => {
  it('lists what will not be run, and what is written', () => {
    expect(describePlan(laws, target, null)).toEqual([
      'Judging http://server.example/api/v1 by 4 laws.',
      'Without --destructive the suite only writes rows that it creates.',
      'Warning: 1 will not be run without --user.',
    ])
    expect(describePlan([general], { ...target, destructive: true }, null)[1]).toMatch(
      /--destructive changes the given club/,
    )
  })
})

describe('the summary', () => {
  it('lists causes, reasons, what was left behind and what to do next, and ends with the total', async () => {
    const report = { ...(await run()), began: '2026-01-15T09:00:00.000Z', ended: '2026-01-15T09:00:02.500Z' }
    expect(summarize(report)).toBe(
      [
        '1 of 2 operations pass, 1 differ, not judged: account.me',
        '',
        'Failed: 1 law, 1 cause. TOKEN is the accessToken of --admin',
        '',
        `  ✗ system.countries: answers 503: ${printed}`,
        '      second line with {"accessToken":"•••","password":"•••"}',
        `      system.countries is there ${printed} · docs/contract.md#system-operations`,
        "      curl -si 'http://server.example/api/v1/system/countries'",
        '',
        'Not run',
        '  1 needs --user',
        '',
        'Left behind on the server; remove by hand',
        '  account.login: an account that nobody can remove',
        '',
        'Next',
        '  1. Finish system.countries: 1 of 1 laws fail, then Frame and navigation works',
        '',
        '2 passed, 1 failed, 1 not run in 2.5 s',
        '',
      ].join('\n'),
    )
  })

  it('names every missing field, and not all that was left behind', async () => {
    const keys = ['firstName', 'lastName', 'email', 'city', 'country', 'phone']
    const asked: Law = {
      ...failing,
      async run() {
        const missing = keys.map((key) => ({ pointer: `/${key}`, expected: 'string', got: 'nothing', example: '' }))
        const wrong = { pointer: '/age', expected: 'number', got: 'string', example: '"12"' }
        throw new Violation(countries.id, 'reply', 'differs', [...missing, wrong])
      },
    }
    const report = await runLaws([asked], target)
    const left = keys.map((what) => ({ operation: login.id, what }))
    const text = summarize({ ...report, leftBehind: [...left, { operation: me.id, what: 'one' }] })
    expect(text).toContain(
      '      /age  expected number, got "12"\n      missing: /firstName (string), /lastName (string), ',
    )
    for (const key of keys) expect(text.replace(/\s+/g, ' ')).toContain(`/${key} (string)`)
    expect(text).toContain(
      '  account.login: firstName\n  account.login: lastName\n  account.login: … and 4 more in report.html\n  account.me: one\n',
    )
  })

  it('has room for the first cause, however much there is', async () => {
    const broken = endpoints.map((endpoint, at): Law => {
      const differences = Array.from({ length: 9 }, (_, field) => ({
        pointer: `/${at}/${field}`,
        expected: 'string',
        got: 'number',
        example: '7',
      }))
      return {
        ...failing,
        operation: endpoint.id,
        run: () => Promise.reject(new Violation(endpoint.id, 'reply', 'differs', differences)),
      }
    })
    const text = summarize(await runLaws(broken, target)).trimEnd()
    expect(text.match(/✗/g)?.length).toBeGreaterThan(1)
    expect(text).toMatch(/… and \d+ more causes in report\.html/)
    expect(text.split('\n').length).toBeLessThanOrEqual(54)
  })

  it('has colours only if asked', async () => {
    const report = await run()
    expect(summarize(report)).not.toContain('\u001B')
    expect(summarize(report, { colors: true })).toContain('\u001B[31m')
  })

  it('cuts a long message', async () => {
    const long: Law = { ...passing, run: () => Promise.reject(new Error('line\n'.repeat(50))) }
    const text = summarize(await runLaws([long], target))
    expect(text.match(/line/g)).toHaveLength(4)
    expect(text).toContain('…')
  })
})

/** The nasty text without anything that can move a cursor. */
const printed = `<b>"5" & 'six'</b> ]]> red ünï 🏟`

describe('the page', () => {
  const html = async () => new DOMParser().parseFromString(page(await run()), 'text/html')

  it('has what to do next, each cause with its laws, and every operation by area and by screen', async () => {
    const document = await html()
    expect(document.querySelector('h1')?.textContent).toBe('1 of 2 operations')
    expect([...document.querySelectorAll('.task')].map(({ textContent }) => textContent)).toEqual([
      'Finish system.countries',
    ])
    expect(document.querySelector('.step small')?.textContent).toBe(`1 of 1 laws fail: answers 503: ${printed}`)
    const [cause] = document.querySelectorAll('.cause')
    expect(cause?.querySelector('summary')?.textContent).toContain(`system.countries: answers 503: ${printed}`)
    expect(cause?.querySelector('.laws')?.textContent).toContain('docs/contract.md#system-operations')
    const ids = [...document.querySelectorAll('.areas .area li')].length
    expect(ids).toBe(endpoints.length)
    expect(document.querySelectorAll('.screens .area').length).toBe(screens.length)
    expect(document.querySelector('.areas .differs .id')?.textContent).toBe('countries answers, but differs')
  })

  it('says what works, and how far the next screen is', async () => {
    const passes = (id: string): Law => ({ ...passing, operation: id, run: async () => {} })
    const works = ['account.login', 'account.me', 'account.refresh', 'club.get'].map(passes)
    const report = await runLaws([...works, { ...failing, operation: 'system.sports' }, failing], target)
    const document = new DOMParser().parseFromString(page(report), 'text/html')
    expect(document.querySelector('.line .soft')?.textContent).toBe(
      'Sign in works. 2 more steps, and Frame and navigation works.4 laws passed, 2 failed, 0 not run',
    )
  })

  it('shows any text as text, loads nothing from elsewhere, and has no scripts', async () => {
    const text = page(await run())
    expect(text).not.toMatch(/<script|<link|<img|@import|url\(|top:secret/i)
    expect((await html()).querySelector('pre b')).toBeNull()
  })
})

describe('JUnit', () => {
  const parse = async () => new DOMParser().parseFromString(junit(await run()), 'application/xml')

  it('is well-formed with any titles and messages', async () => {
    const xml = await parse()
    expect(xml.querySelector('parsererror')).toBeNull()
    expect(xml.querySelector('failure')?.getAttribute('message')).toBe(`answers 503: ${printed}`)
    expect(xml.querySelector('failure')?.textContent).toContain('\nsecond line')
    expect(xml.querySelector('[classname="system.countries"]')?.getAttribute('name')).toBe(
      `examples: is there ${printed}`,
    )
    expect(new DOMParser().parseFromString('<a>&</a>', 'application/xml').querySelector('parsererror')).not.toBeNull()
  })

  it('has the counts of the report, and a suite per area', async () => {
    const xml = await parse()
    const counts = (element: Element | null) =>
      ['name', 'tests', 'failures', 'skipped'].map((name) => element?.getAttribute(name))
    expect(counts(xml.documentElement)).toEqual(['conformance', '4', '1', '1'])
    expect([...xml.querySelectorAll('testsuite')].map(counts)).toEqual([
      ['account', '2', '0', '1'],
      ['system', '1', '1', '0'],
      ['every operation', '1', '0', '0'],
    ])
    expect(xml.querySelector('skipped')?.getAttribute('message')).toBe('needs --user')
    expect(xml.querySelectorAll('testcase')).toHaveLength(4)
  })
})

describe('the matrix', () => {
  const cellOf = (report: Report, id: string, column: string) =>
    matrixRows(report, checks)
      .find((row) => row.id === id)
      ?.statuses.find((cell) => cell.column === column)

  it('shows a status that a passed law has provoked, and by which checks', async () => {
    const report = await run()
    expect(cellOf(report, login.id, '401')).toMatchObject({ state: 'provoked', checks: [['authentication', 1]] })
    expect(cellOf(report, sports.id, '2xx')).toMatchObject({ state: 'provoked', statuses: ['200'] })
  })

  it('does not accept a failing law as proof, until another law passes', async () => {
    expect(cellOf(await run(), countries.id, '5xx')).toMatchObject({ state: 'failed', checks: [['examples', 1]] })
    const again: Law = { ...general, run: async ({ send }) => void (await send(countries)) }
    const both = await runLaws([...laws, again], target)
    expect(cellOf(both, countries.id, '5xx')).toMatchObject({ state: 'provoked', checks: [['rules', 1]] })
  })

  it('shows declared statuses that were not provoked, with the reason if there is one', async () => {
    const report = await run()
    expect(cellOf(report, me.id, '401')).toMatchObject({ state: 'unprovoked', reasons: [['needs --user', 1]] })
    expect(cellOf(report, login.id, '400')).toMatchObject({ state: 'unprovoked', reasons: [] })
  })

  it('shows undeclared statuses', async () => {
    const report = await run()
    expect(cellOf(report, me.id, 'other')).toMatchObject({ state: 'undeclared', statuses: ['422'] })
    expect(cellOf(report, me.id, '404')).toMatchObject({ state: 'none' })
  })

  it('counts the declared statuses that were provoked', async () => {
    const report = await run()
    const declared = report.operations.reduce((sum, operation) => sum + operation.declared.length, 0)
    expect(coverage(matrixRows(report, checks))).toEqual({ provoked: 2, declared })
  })

  it('has a row for every operation and one for laws about all operations, grouped by area', async () => {
    const html = parsed(await run())
    const rows = [...html.querySelectorAll('tbody th[scope=row] .id')].map((id) => id.textContent)
    expect(rows).toEqual([...endpoints.map(({ id }) => id), 'all operations'])
    const areas = [...html.querySelectorAll('tbody th[scope=rowgroup]')].map((area) => area.textContent)
    expect(areas).toEqual([...new Set(endpoints.map(({ id }) => id.split('.')[0])), 'every operation'])
    const widths = [...html.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].reduce((sum, cell) => sum + Number(cell.getAttribute('colspan') ?? 1), 0),
    )
    expect(new Set(widths)).toEqual(new Set([1 + 12 + checks.length]))
    expect(html.querySelectorAll('thead th[scope=col]')).toHaveLength(1 + 12 + checks.length)
  })

  it('explains each sign in words, visibly and for screen readers', async () => {
    const html = parsed(await run())
    const cells = (id: string) => {
      const row = [...html.querySelectorAll('tbody tr')].find((tr) => tr.querySelector('.id')?.textContent === id)
      return [...(row?.querySelectorAll('td') ?? [])].map((td) => [td.textContent, td.title])
    }
    const [success, , unauthenticated] = cells(login.id)
    expect(success).toEqual(['–200 not provoked', '200 not provoked'])
    expect(unauthenticated).toEqual([
      '✓401 provoked by authentication (1 law)',
      '401 provoked by authentication (1 law)',
    ])
    expect(cells(me.id)[2]?.[1]).toBe('401 not provoked; laws not run: needs --user (1)')
    expect(cells(countries.id)[12]).toEqual(['✗1examples: 1 failed', `examples: 1 failed\nfailed: is there ${printed}`])
    expect(cells(me.id)[12 + checks.indexOf('roles')]?.[0]).toBe('○1roles: 1 not run')
  })

  it('links a failed cell to its failures, and shows them as text', async () => {
    const html = parsed(await run())
    const link = html.querySelector('td a')
    const found = html.getElementById(link?.getAttribute('href')?.slice(1) ?? '')
    expect(found?.querySelector('pre')?.textContent).toContain(printed)
    expect(html.querySelector('pre b')).toBeNull()
  })

  it('loads nothing from elsewhere, and has no scripts', async () => {
    const text = matrix(await run())
    expect(text).not.toMatch(/<script|<link|<img|@import|url\(/i)
    expect(text.match(/https?:\/\/[^\s<"]+/g)).toEqual([target.url, target.url])
  })
})
