import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writePackage, type Tarball } from '../../scripts/package/pack.ts'
import { headlessLaunchOptions } from '../../scripts/chromium.mjs'
import { openStaticHost } from '../e2e/staticHost.ts'
import { freePort } from '../support/host/freePort.ts'
import { install, openApp, root, type App, type Outcome } from './app.ts'
import { stepsOf, type Step } from './readme.ts'

const MEGABYTE = 1_000_000
const into = mkdtempSync(join(tmpdir(), 'touchline-tarball-'))
let tarball: Tarball
let app: App
let installed: Outcome

beforeAll(async () => {
  tarball = await writePackage(root, into)
  app = openApp()
  installed = await install(app, tarball.path)
})
afterAll(() => {
  app?.close()
  rmSync(into, { recursive: true, force: true })
})

const steps = stepsOf(readFileSync(`${root}scripts/package/README.md`, 'utf8')).filter(
  (step) => !('command' in step && step.command.startsWith('npm install')),
)
/** The text of a file that the README has its reader write. */
const fileOf = (name: string) =>
  steps.flatMap((step) => ('file' in step && step.file === name ? step.text : []))[0] ?? ''
const inside = (file: string) => join(app.folder, 'node_modules/touchline-contract', file)
const textOf = (file: string) => readFileSync(inside(file), 'utf8')

describe('the tarball', () => {
  it('is small, and named after the version of the contract', () => {
    const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }
    expect(tarball.path).toMatch(new RegExp(`/touchline-contract-${version.replaceAll('.', '\\.')}\\.tgz$`))
    expect(tarball.size).toBeLessThan(MEGABYTE)
  })

  it('installs with zod and nothing else', () => {
    expect(installed, installed.out).toMatchObject({ code: 0 })
    expect(Object.keys((JSON.parse(textOf('package.json')) as { dependencies: object }).dependencies)).toEqual(['zod'])
  })

  it('has no screen in it, and no path of the machine that made it', () => {
    const modules = globSync('{lib,types}/**/*.{js,d.ts}', { cwd: inside('') })
    expect(modules.length).toBeGreaterThan(50)
    const text = modules.map(textOf).join('\n')
    expect(text).not.toMatch(/from ["'](react|@mantine|@tanstack|zustand)/)
    expect(text).not.toContain(root)
    expect(modules.filter((file) => /\/(features|ui|app)\//.test(file))).toEqual([])
  })

  it('runs in browsers: contract, client and model import zod and nothing else', async () => {
    const input = ['contract', 'client', 'mock'].map((name) => inside(`lib/${name}.js`))
    const build = await rolldown({ input, platform: 'browser', external: [/^zod/, /^node:/] })
    const chunks = (await build.generate()).output.filter((file) => file.type === 'chunk')
    await build.close()
    const names = new Set(chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]))
    expect([...names].filter((name) => !chunks.some(({ fileName }) => fileName === name))).toEqual(['zod'])
  })

  it('answers the calls of a front end in a browser, through MSW', async () => {
    app.write('page.js', "import './browser.ts'\ndocument.title = 'started'\n")
    app.write('browser.ts', fileOf('browser.ts'))
    const build = await rolldown({ cwd: app.folder, input: 'page.js', platform: 'browser' })
    await build.write({ dir: join(app.folder, 'page') })
    await build.close()
    const script = readFileSync(`${root}node_modules/msw/lib/mockServiceWorker.js`, 'utf8')
    writeFileSync(join(app.folder, 'page/mockServiceWorker.js'), script)
    writeFileSync(join(app.folder, 'page/index.html'), '<script type="module" src="/page.js"></script>')
    const host = await openStaticHost(join(app.folder, 'page'))
    const browser = await chromium.launch(headlessLaunchOptions())
    try {
      const page = await browser.newPage()
      await page.goto(host.url)
      await page.waitForFunction(() => document.title === 'started')
      const login = { email: 'admin@rovers.example', password: 'touchline' }
      const tokens = await page.evaluate(async (body) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch('/api/v1/accounts/login', { method: 'POST', headers, body: JSON.stringify(body) })
        return (await answer.json()) as unknown
      }, login)
      expect(tokens).toMatchObject({ accessToken: expect.any(String) })
    } finally {
      await browser.close()
      host.close()
    }
  })

  it('names the licence of every package in it, none of which draws screens', () => {
    const notices = textOf('THIRD-PARTY.md')
    for (const name of ['msw', 'fast-check', '@hono/node-server']) expect(notices).toContain(`\n## ${name} `)
    expect(notices).not.toContain('see below')
    expect(notices).not.toMatch(/^## (react|@mantine|@tanstack|zustand)/m)
  })

  it('is what package managers and bundlers expect', async () => {
    const { messages, pkg } = await publint({ pkgDir: inside(''), pack: false, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
  })
})

describe('somebody who follows its README', () => {
  const outputs: string[] = []
  const ports = new Map<string, number>()
  // All at once: a free port may contain the digits of another one.
  const withPorts = (text: string) => text.replaceAll(/\d+/g, (port) => String(ports.get(port) ?? port))

  beforeAll(async () => {
    for (const port of ['4010', '4020', '8080']) ports.set(port, await freePort())
  })

  /** Commands that go on until somebody ends them. */
  const goesOn = (command: string) => /touchline mock|touchline drift|server\.js/.test(command)

  it.each(steps.map((step) => [Object.values(step)[0]?.split('\n')[0], step] as const))('%s', async (_, step: Step) => {
    if ('file' in step) return app.write(step.file, withPorts(step.text))
    if ('output' in step) return expect(outputs.at(-1)?.split('\n')).toContain(step.output)
    const command = withPorts(step.command.replace(/^npx /, ''))
    if (goesOn(command)) return app.start(command)
    const { code, out } = await app.run(command)
    expect(code, out).toBe(0)
    outputs.push(out)
  })

  it.each(['v20.20.2', 'v22.17.1'])('is told on Node %s which one the program needs', async (version) => {
    app.write('old.js', `Object.defineProperty(process, 'version', { value: '${version}' })\n`)
    const old = await app.run('node --import ./old.js node_modules/touchline-contract/lib/touchline.js mock --help')
    expect(old).toMatchObject({ code: 2, out: expect.stringContaining(`22.18 or later, and this is ${version}`) })
  })

  it('has types that a strict compiler accepts', async () => {
    const compilerOptions = {
      noEmit: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      module: 'nodenext',
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
    }
    app.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] }))
    const { code, out } = await app.run('tsc -p .')
    expect(out).toBe('')
    expect(code).toBe(0)
  })
})
