import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../../src/contract/index.ts'
import { UsageError, openTarget, parseCli, usageOf, COMMAND, type Options } from './cli.ts'
import type { Law } from '../law.ts'
import { chooseLaws, runSuite } from '../main.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const required = ['--url', 'http://server.example/api/v1/', '--admin', 'admin@club.example:a:b:c']
const parse = (...args: string[]) => parseCli([...required, ...args], {})

describe('the command line', () => {
  it('takes a URL and an admin, and leaves all other options at their defaults', () => {
    expect(parse()).toEqual({
      url: 'http://server.example/api/v1',
      admin: { email: 'admin@club.example', password: 'a:b:c' },
      user: null,
      otherTenant: null,
      unpaid: null,
      control: null,
      destructive: false,
      only: null,
      out: 'conformance-report',
      more: null,
      watch: false,
    } satisfies Options)
  })

  it('takes every option', () => {
    const people = ['--user', 'u@c.example:1', '--other-tenant', 'o@c.example:2', '--unpaid', 'n@c.example:3']
    const rest = [
      '--control',
      'http://127.0.0.1:4010/',
      '--destructive',
      '--only',
      'fans',
      '--out',
      'x',
      '--more',
      '50',
      '--watch',
    ]
    expect(parse(...people, ...rest)).toMatchObject({
      user: { email: 'u@c.example', password: '1' },
      otherTenant: { email: 'o@c.example', password: '2' },
      unpaid: { email: 'n@c.example', password: '3' },
      control: 'http://127.0.0.1:4010',
      destructive: true,
      only: 'fans',
      out: 'x',
      more: 50,
    })
  })

  it('takes passwords from the environment, prefers the command line, and ignores empty variables', () => {
    const env = {
      CONFORMANCE_ADMIN: 'env@club.example:1',
      CONFORMANCE_OTHER_TENANT: 'other@club.example:2',
      CONFORMANCE_USER: '',
    }
    expect(parseCli(required.slice(0, 2), env)).toMatchObject({
      admin: { email: 'env@club.example', password: '1' },
      otherTenant: { email: 'other@club.example', password: '2' },
      user: null,
    })
    expect(parseCli(required, env)).toMatchObject({ admin: { email: 'admin@club.example' } })
  })

  it('returns help, even if required options are missing', () => {
    expect(parseCli(['--help'], {})).toBe('help')
    const mentioned = [...usageOf(COMMAND).matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, name]) => name)
    expect(mentioned).toHaveLength(12)
  })

  it.each([
    [[], /--url is missing/],
    [['--url', 'http://a.example'], /--admin is missing/],
    [['--url', 'a.example', '--admin', 'a@b:c'], /--url must be an http or https address/],
    [['--url', 'ftp://a.example', '--admin', 'a@b:c'], /--url must be an http/],
    [['--url', 'http://me:pw@a.example', '--admin', 'a@b:c'], /--url must not hold a name or a password/],
    [['--url', 'http://a.example/?a=1', '--admin', 'a@b:c'], /without \? or #/],
    [['--url', 'http://a.example', '--admin', 'a@b'], /--admin must be EMAIL:PASSWORD/],
    [['--url', 'http://a.example', '--admin', 'a@b:'], /--admin must be EMAIL:PASSWORD/],
    [['--url', 'http://a.example', '--admin', 'admin:c'], /no e-mail/],
    [[...required, '--user', ''], /--user must be EMAIL:PASSWORD/],
    [[...required, '--control', 'yes'], /--control must be an http/],
    [[...required, '--more', '0'], /--more must be a number/],
    [[...required, '--more', '1.5'], /--more must be a number/],
    [[...required, '--only', ' '], /--only is empty/],
    [[...required, '--out', ''], /--out is empty/],
    [[...required, '--destroy'], /--destroy/],
    [[...required, 'fans'], /fans/],
    [['--url'], /--url/],
  ])('refuses %j with a message', (args, sentence) => {
    expect(() => parseCli(args, {})).toThrow(UsageError)
    expect(() => parseCli(args, {})).toThrow(sentence)
  })

  it('never repeats a password', () => {
    expect(() => parse('--user', 'my-secret')).toThrow(/^(?!.*my-secret)/)
  })

  it('gives a target a control API only if its address is given', async () => {
    const options = parse()
    if (options === 'help') expect.fail()
    expect(await openTarget(options)).toMatchObject({ url: options.url, admin: options.admin, control: null })
    const { control } = await openTarget({ ...options, control: 'http://127.0.0.1:1' })
    expect(control).toHaveProperty('reset')
  })
})

const { sports } = contract.system
const asks: Law = {
  operation: sports.id,
  title: 'Lists sports',
  check: 'examples',
  run: async ({ ok }) => void (await ok(sports)),
}
const needsControl: Law = { ...asks, title: 'moves the clock', needs: ['control'] }
const fails: Law = { ...asks, title: 'is what it is not', run: () => Promise.reject(new Error('it is not')) }

it('chooses laws by what their operation or title contains', () => {
  const laws = [asks, needsControl, fails]
  expect(chooseLaws(laws, null)).toEqual(laws)
  expect(chooseLaws(laws, 'SYSTEM.sp')).toEqual(laws)
  expect(chooseLaws(laws, 'lists')).toEqual([asks])
  expect(() => chooseLaws(laws, 'fans')).toThrow(UsageError)
})

/** Servers that only list sports, refuse every sign-in, know no path, or answer every path with a page. */
const servers = {
  sports: createServer((request, response) => {
    const found = request.url === '/api/v1/system/sports'
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end('{"sports":[]}')
  }),
  strict: createServer((request, response) => {
    const open = request.url === '/api/v1/system/sports'
    response.writeHead(open ? 200 : 401, { 'content-type': 'application/json' }).end('{"sports":[]}')
  }),
  nothing: createServer((_, response) => response.writeHead(404).end()),
  page: createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello')),
}
const urlOf = (server: Server) => {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/v1`
}
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conformance-'))
  for (const server of Object.values(servers))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  for (const server of Object.values(servers)) {
    server.close()
    server.closeAllConnections()
  }
  await rm(folder, { recursive: true })
})

describe('a run against a server', () => {
  const judge = async (laws: Law[], signal?: AbortSignal, out = join(folder, 'run')) => {
    const options = parseCli(['--url', urlOf(servers.sports), '--admin', 'a@b.example:c', '--out', out], {})
    if (options === 'help') expect.fail()
    let text = ''
    const terminal = { write: (more: string) => void (text += more), colors: false, moving: false }
    return { code: await runSuite(options, laws, terminal, signal), text }
  }

  it('exits with 0 if nothing failed, even if some laws did not run', async () => {
    const { code, text } = await judge([asks, needsControl])
    expect(code).toBe(0)
    expect(text).toContain('1 will not be run')
    expect(text).toMatch(/1 passed, 0 failed, 1 not run in \d+\.\d s/)
  })

  it('exits with 1 if something failed', async () => {
    const { code, text } = await judge([asks, fails])
    expect(code).toBe(1)
    expect(text).toContain('it is not')
  })

  it('exits with 130 if it was interrupted', async () => {
    expect((await judge([asks], AbortSignal.abort())).code).toBe(130)
  })

  it('writes the four files', async () => {
    const out = join(folder, 'deep', 'er')
    await judge([asks, needsControl], undefined, out)
    expect((await readdir(out)).toSorted()).toEqual(['junit.xml', 'matrix.html', 'report.html', 'report.json'])
    expect(JSON.parse(await readFile(join(out, 'report.json'), 'utf8'))).toMatchObject({
      url: urlOf(servers.sports),
      counts: { passed: 1, failed: 0, notRun: 1 },
    })
  })

  it('reports an unusable folder before it starts', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    let asked = false
    const law: Law = { ...asks, run: async () => void (asked = true) }
    await expect(judge([law], undefined, file)).rejects.toThrow(/--out: .* cannot be a folder/)
    expect(asked).toBe(false)
  })
})

describe('the program', () => {
  const start = (...args: string[]) =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      const child = execFile(process.execPath, [MAIN, ...args], { cwd: folder }, (_, out, err) =>
        resolve({ code: child.exitCode, out, err }),
      )
    })
  const admin = ['--admin', 'a@b.example:c']

  it('prints its usage', async () => {
    const { code, out } = await start('--help')
    expect(code).toBe(0)
    expect(out).toBe(`${usageOf(COMMAND)}\n`)
  })

  it('exits with 2, a message and no stack after a usage error', async () => {
    const { code, err, out } = await start('--url', 'http://a.example')
    expect(code).toBe(2)
    expect(err).toMatch(/^--admin is missing.*\nSee npm run conformance -- --help\n$/)
    expect(out).toBe('')
  })

  it.each([
    [
      'knows no path',
      () => urlOf(servers.nothing),
      /system\/sports answers 404, not 200\. Is --url the base of the API/,
    ],
    ['answers every path with a page', () => urlOf(servers.page), /answers 200, but no JSON/],
    ['does not run', () => 'http://127.0.0.1:2/api/v1', /No server answers at http.*ECONNREFUSED/],
  ])('does not judge a server that %s', async (_, url, sentence) => {
    const { code, err } = await start('--url', url(), ...admin)
    expect(err).toMatch(sentence)
    expect(err).not.toMatch(/\n\s+at /)
    expect(code).toBe(2)
    expect(await readdir(folder)).not.toContain('conformance-report')
  })

  it('does not judge a server that refuses a given login, and names the option', async () => {
    const { code, err } = await start('--url', urlOf(servers.strict), ...admin)
    expect(err).toMatch(/^--admin: the server refuses this login/)
    expect(err).not.toMatch(/\n\s+at /)
    expect(code).toBe(2)
  })

  it('does not judge without the promised control API', async () => {
    const { code, err } = await start('--url', urlOf(servers.sports), ...admin, '--control', urlOf(servers.nothing))
    expect(err).toMatch(/No model answers at .*\/__mock\/info/)
    expect(code).toBe(2)
  })
})
