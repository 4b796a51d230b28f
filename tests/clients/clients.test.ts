import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../mocks/node/http.ts'
import { createBackend } from '../../mocks/backend.ts'
import { PASSWORD } from '../../mocks/seed/scenarios/scenarios.ts'
import { contract } from '../../src/contract/index.ts'
import type { StoryOptions, Told } from './told.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const admin = { email: 'admin@rovers.example', password: PASSWORD }

/** Runs a program of the project; returns its exit code and its output. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
const compile = () => run('node_modules/typescript/bin/tsc', '-p', 'tests/clients')

/** What the contract's own types read of the same club. */
async function seenDirectly(fetch: (request: Request) => Promise<Response>) {
  const read = async (path: string, init: RequestInit): Promise<unknown> =>
    (await fetch(new Request(`http://club.example/api/v1${path}`, init))).json()
  const headers = { 'content-type': 'application/json' }
  const { login, me } = contract.account
  const { accessToken } = login.responses[200].parse(
    await read(login.path, { method: 'POST', headers, body: JSON.stringify(admin) }),
  )
  const signedIn = { headers: { authorization: `Bearer ${accessToken}` } }
  const { tenant } = me.responses[200].parse(await read(me.path, signedIn))
  const page = contract.fans.list.responses[200].parse(
    await read(`/fan/${tenant}/fans?limit=1&orderBy=email&orderDirection=asc`, signedIn),
  )
  return { club: tenant, fans: page.totalItems, firstEmail: page.items[0]?.email }
}

/** The clients that are generated from openapi.json, each with its story (docs/guides/document.md#clients). */
describe('a client that is generated from openapi.json', () => {
  const backend = createBackend({ scenario: 'two-clubs' })
  let server: Awaited<ReturnType<typeof listen>>
  beforeAll(async () => {
    expect(run('--import', './tests/clients/typescriptApi.ts', 'tests/clients/generate.ts')).toEqual({
      status: 0,
      output: '',
    })
    server = await listen(backend, { port: 0 })
  })
  afterAll(() => server.close())

  it('compiles strictly with its story', () => {
    expect(compile()).toEqual({ status: 0, output: '' })
  })

  it('leaves no type of a call or a row open', () => {
    const types = readFileSync(`${root}.cache/clients/heyApi/types.gen.ts`, 'utf8')
    const code = types.replace(/\/\*\*.*?\*\//gs, '')
    expect(code).toContain('export type LiveEvent')
    expect(code.match(/\b(?:unknown|any)\b/g)).toBeNull()
  })

  it.each(['openapiFetch', 'heyApi'])('tells its story with %s', async (client) => {
    await backend.control.reset()
    // The story imports generated code, which the type check of the project does not have.
    const { story } = (await import(`./${client}/story.ts`)) as { story: (options: StoryOptions) => Promise<Told> }
    const told = await story({ baseUrl: `${server.url}/api/v1`, ...admin })
    const { club, fans, firstEmail } = await seenDirectly(backend.fetch)
    expect(told).toEqual({
      fans,
      firstEmail,
      names: ['Young fans', 'Under 30'],
      gone: [404, 'Bookmark not found.'],
      event: ['TenantStatusUpdated', club],
    })
  })

  it('does not compile if the document forgets a field that the story reads', () => {
    const file = `${root}.cache/clients/openapiFetch/schema.ts`
    const schema = readFileSync(file, 'utf8')
    try {
      writeFileSync(file, schema.replaceAll('accessToken: string', 'accessToken: unknown'))
      expect(compile().output).toContain('openapiFetch/story.ts')
    } finally {
      writeFileSync(file, schema)
    }
  })
})
