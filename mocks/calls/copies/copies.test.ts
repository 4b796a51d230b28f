import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../../../tests/support/runner/eventually.ts'
import { openWorld, tenantOf } from '../../../tests/support/world/world.ts'
import { createClient } from '../../../src/api/client/client.ts'
import { contract } from '../../../src/contract/index.ts'
import type { RecordedCall } from '../../har/call.ts'
import { createCallLog } from '../callLog.ts'
import { watchCalls } from '../monitor.ts'
import { stateBefore } from '../../director/calls/stateBefore.ts'
import { curlText, fetchText } from './request.ts'
import { storyText } from './storyText.ts'
import { vitestText } from './vitestText.ts'

const BASE = 'http://club.example/api/v1'
const root = fileURLToPath(new URL('../../..', import.meta.url))
/** As deep as the place where a copied test belongs. */
const folder = join(root, `tests/kept-${process.pid}`)

/** As deep as the place of a story, and where page tests are found. */
const storyFolder = join(root, `src/app/kept-${process.pid}`)

beforeAll(() => {
  mkdirSync(folder)
  mkdirSync(storyFolder)
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(storyFolder, { recursive: true })
})

/** Runs a story as its author would see it. */
const storyTest = `
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import preview from '../../../.storybook/preview.tsx'
import * as stories from './Kept.stories.tsx'

// The build makes the style sheets.
vi.mock('../theme/styles.ts', () => ({}))

it('shows the screen in the state before the call', async () => {
  setProjectAnnotations(preview)
  await composeStories(stories).Kept.run()
  expect(await screen.findByRole('heading', { name: 'Fans' }, { timeout: 60_000 })).toBeVisible()
  expect((await screen.findAllByText('Łódź "2"', {}, { timeout: 60_000 })).length).toBeGreaterThan(0)
})
`

/**
 * Calls of many kinds, made by the product's client: reads, writes, refusals, faults, links, a stream and none at all.
 */
async function makeCalls() {
  const { backend, tokens, fetch: send, api } = await openWorld()
  const { control } = backend
  const log = createCallLog()
  const watch = watchCalls(log, { base: BASE, where: () => ({ screen: 'Fans', page: "/fans?searchQuery=o'" }) })
  const { call, openStream } = createClient({ baseUrl: BASE, tokens, fetch: watch(send) })
  const params = { tenant: tenantOf({ api }) }
  const settle = (work: Promise<unknown>) => work.catch(() => {})
  const { items } = await call(contract.fanProfiles.list, { params, query: { limit: 2, searchQuery: "o'" } })
  const id = items[0]?.id ?? ''
  await control.advance(5000)
  await call(contract.fanProfiles.update, { params: { ...params, id }, body: { city: 'Łódź "2"' } })
  await control.advance(5000)
  await call(contract.segments.list, { params })
  await settle(call(contract.fanProfiles.get, { params: { ...params, id: 'none' } }))
  await control.fail('shop.orders', 503)
  await settle(call(contract.shop.orders, { params }))
  await call(contract.account.login, { body: { email: 'admin@rovers.example', password: 'touchline' } })
  await call(contract.account.forgotPassword, { body: { email: 'admin@rovers.example' } })
  const link = (await control.mails())[0]?.link ?? ''
  await control.advance(5000)
  await call(contract.account.validateToken, {}, { bearer: decodeURIComponent(link.split('/').at(-1) ?? '') })
  const stream = await openStream(contract.system.sse, { signal: new AbortController().signal, lastEventId: null })
  await stream.body?.cancel()
  await control.network('offline')
  await settle(call(contract.system.sports, {}))
  await eventually(() => expect(log.calls().every(({ status, time }) => time !== null || status !== null)).toBe(true))
  return { calls: log.calls(), control }
}

/** A story loads the whole of Storybook's preview, which takes most of the time: only the long run has one. */
const withStory = Boolean(process.env.FULL)

it(`gives tests ${withStory ? 'and a story ' : ''}that pass as they stand, with the model and with what a server has answered`, async () => {
  const { calls, control } = await makeCalls()
  expect(calls.length).toBeGreaterThan(8)
  const texts: string[] = []
  for (const [at, call] of calls.entries()) {
    const state = await stateBefore(control, call, calls.slice(0, at))
    for (const [kind, { text, path }] of [
      ['model', vitestText(call, BASE, state)],
      ['reply', vitestText(call, BASE, null)],
    ] as const) {
      if (kind === 'reply' && call.events) continue
      writeFileSync(join(folder, `${at}-${kind}-${basename(path)}`), text)
      texts.push(text)
    }
  }
  if (withStory) {
    const failed = calls.find(({ operation }) => operation === 'shop.orders')
    if (!failed) throw new Error('the failed call is missing')
    const before = await stateBefore(control, failed, calls.slice(0, calls.indexOf(failed)))
    writeFileSync(join(storyFolder, 'Kept.stories.tsx'), storyText(failed, before).text)
    writeFileSync(join(storyFolder, 'Kept.test.tsx'), storyTest)
  }
  // A read of a known second, and a write, are compared field by field.
  expect(texts.filter((text) => text.includes('toEqual')).length).toBeGreaterThan(2)
  for (const text of texts) expect(text).not.toMatch(/eyJ[\w-]+\.[\w-]+\./)
  const projects = withStory ? ['--project', 'unit', '--project', 'pages'] : ['--project', 'unit']
  const run = spawnSync('vitest', ['run', ...projects, '--maxWorkers', '1', '--no-isolate', folder, storyFolder], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      VITEST: '',
      FULL: '',
      NO_COLOR: '1',
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  })
  expect(`${run.stdout}${run.stderr}`).toContain(`Tests  ${texts.length + Number(withStory)} passed`)
  expect(run.status).toBe(0)
})

it('gives command lines and scripts without secrets', async () => {
  const { calls } = await makeCalls()
  const login = calls.find(({ operation }) => operation === 'account.login')
  const update = calls.find(({ operation }) => operation === 'fanProfiles.update')
  if (!login || !update) throw new Error('the calls are missing')
  expect(curlText(login)).toContain('"password":"[masked]"')
  expect(curlText(update)).toContain(`-X PUT '${update.url}' \\\n  -H "authorization: Bearer $TOKEN"`)
  expect(curlText(update)).toContain(`--data-binary '{"city":"Łódź \\"2\\""}'`)
  expect(fetchText(update)).toContain('authorization: `Bearer ${token}`')
})

it('makes no copy of a call whose body was too long to keep', () => {
  const call: RecordedCall = { ...lost, url: `${BASE}/accounts/login`, requestSize: 5_000_000 }
  const state = { seed: '1', journal: {}, person: null, mail: null, isExact: true }
  for (const copy of [curlText, fetchText, () => vitestText(call, BASE, state), () => vitestText(call, BASE, null)])
    expect(() => copy(call)).toThrow('Its body was too long to keep.')
})

it('names the story after the screen, and keeps no token of a link', () => {
  const call: RecordedCall = { ...lost, page: '/resetpassword/eyJhbGciOiJ.eyJzdWIiOi.c2VjcmV0' }
  const { path, text } = storyText(call, { seed: '1', journal: {}, person: null, mail: 'm', isExact: true })
  expect(dirname(path)).toBe('src/app/pages')
  expect(text).toContain('route: "/resetpassword/masked"')
  expect(text).toContain("prepare: (control) => control.network('offline')")
})

const lost: RecordedCall = {
  id: 'x',
  operation: 'account.validateToken',
  method: 'POST',
  url: `${BASE}/accounts/validate-token`,
  startedAt: 0,
  time: 1,
  screen: 'Password',
  page: null,
  requestHeaders: [],
  requestBody: null,
  requestSize: 0,
  status: null,
  replyHeaders: [],
  replyBody: null,
  replySize: 0,
  failure: 'Failed to fetch',
  byFault: false,
}
