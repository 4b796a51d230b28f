import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '../../mocks/node/http.ts'
import { createBackend } from '../../mocks/backend.ts'
import { harOf } from '../../mocks/har/writeHar.ts'
import { runDrift, type Surroundings } from '../../scripts/drift/runDrift.ts'
import { defects } from './defects.ts'
import { recordTraffic } from './traffic.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drift-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the command and gives its exit code and its output. */
async function run(args: readonly string[], more: Omit<Surroundings, 'write'> = {}) {
  let text = ''
  const code = await runDrift(['--out', folder, ...args], { write: (part) => (text += part), ...more })
  return { code, text }
}
const written = (name: string) => readFileSync(join(folder, name), 'utf8')

describe('npm run drift', () => {
  it('reads a HAR file, and reports as text, JSON and HTML', async () => {
    const defect = defects.find(({ name }) => name === 'a number as a text')
    const file = join(folder, 'day.har')
    writeFileSync(file, JSON.stringify(harOf(await recordTraffic(defect?.doctor))))
    const { code, text } = await run(['--har', file])
    expect(code).toBe(1)
    expect(text).toContain('1 difference, of which 1 breaks clients (✕)')
    expect(text).toContain('✕ fans.get  other type  /score  (1 call)\n    expected number, got string')
    expect(text).toContain('docs/contract.md#fan-operations')
    expect(JSON.parse(written('report.json'))).toMatchObject({ findings: [{ operation: 'fans.get', count: 1 }] })
    expect(written('report.html')).toContain('<span class="big">1</span> difference from the contract')
  })

  it('names the entries of a file that cannot be judged', async () => {
    const file = join(folder, 'broken.har')
    const har = harOf(await recordTraffic())
    writeFileSync(file, JSON.stringify(har).replace('"status":200', '"status":"ok"'))
    const { code, text } = await run(['--har', file])
    expect(code).toBe(0)
    expect(text).toMatch(/1 entry could not be judged:\n {4}.*broken\.har, entry \d+, http.*: response\.status: /)
    expect(JSON.parse(written('report.json'))).toMatchObject({
      unread: [{ why: expect.stringMatching(/status/) as string }],
    })
    expect(written('report.html')).toContain('<h2 id="unread">Not judged</h2>')
  })

  it('judges what passes its proxy, and writes it as HAR without secrets', async () => {
    const server = await listen(createBackend({ scenario: 'two-clubs' }), { port: 0 })
    const stop = new AbortController()
    try {
      const { code, text } = await run(['--proxy', `${server.url}/api/v1`, '--port', '0'], {
        signal: stop.signal,
        onListening: (url) =>
          void signInAt(url)
            .then((token) => fetch(`${url}/accounts/me`, { headers: { authorization: `Bearer ${token}` } }))
            .then((reply) => reply.text())
            .finally(() => stop.abort()),
      })
      expect(text).toContain('2 calls to 2 of 69 operations')
      expect(text).toContain('No difference from the contract.')
      expect(code).toBe(0)
      expect(written('traffic.har')).toContain('/api/v1/accounts/me')
      expect(written('traffic.har')).not.toContain('"touchline"')
    } finally {
      await server.close()
    }
  })

  it.each([
    [['--har', 'none.har'], '--har: there is no file "none.har".\nSee npm run drift -- --help'],
    [['--har', 'docs'], '--har: no file in the folder "docs" ends with .har.'],
    [['--proxy', 'club.example'], '"club.example" is no address'],
    [[], 'Give either --har or --proxy.'],
  ])('says what is wrong with %j', async (args, message) => {
    const { code, text } = await run(args)
    expect(code).toBe(2)
    expect(text).toContain(message)
  })

  it('says once that nobody answers behind the proxy, and that a port is in use', async () => {
    const nobody = await listen(createBackend({ scenario: 'new-club' }), { port: 0 })
    await nobody.close()
    const stop = new AbortController()
    const refused = (url: string) => fetch(`${url}/system/sports`).catch(() => null)
    const { code, text } = await run(['--proxy', nobody.url, '--port', '0'], {
      signal: stop.signal,
      onListening: (url) => void Promise.all([refused(url), refused(url)]).finally(() => stop.abort()),
    })
    expect(code).toBe(2)
    expect(text.split('does not answer: connect ECONNREFUSED')).toHaveLength(2)

    const taken = await listen(createBackend({ scenario: 'new-club' }), { port: 0 })
    const { port } = new URL(taken.url)
    expect((await run(['--proxy', taken.url, '--port', port])).text).toContain(`Port ${port} is in use. Choose another`)
    await taken.close()
  })

  it('says that a recording has no call of the API', async () => {
    const file = join(folder, 'other.har')
    writeFileSync(file, JSON.stringify(harOf(await recordTraffic())))
    expect(await run(['--har', file, '--base', '/v2'])).toMatchObject({
      code: 2,
      text: expect.stringContaining('--base says where it is in the HAR file') as string,
    })
  })
})

async function signInAt(url: string): Promise<string> {
  const reply = await fetch(`${url}/accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@rovers.example', password: 'touchline' }),
  })
  const { accessToken } = (await reply.json()) as { accessToken: string }
  return accessToken
}
