import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, it, vi } from 'vitest'
import type { Law } from '../law.ts'
import { runAndWatch } from '../main.ts'
import { parseCli } from './cli.ts'
import { runLaws } from './run.ts'
import { halfBuilt } from '../tools/halfBuilt.ts'
import { nextRun, toRunAgain } from './watch.ts'

const law = (title: string, more: Partial<Law> = {}): Law => ({
  operation: 'system.sports',
  title,
  check: 'rules',
  run: async () => {},
  ...more,
})

it('runs again what failed, not what passed or what lacks an account', async () => {
  const fails = law('fails', { run: () => Promise.reject(new Error('no')) })
  const laws = [law('passes'), fails, law('lacks', { needs: ['user'] })]
  const { verdicts } = await runLaws(laws, { ...halfBuilt(['system.sports']), user: null })
  expect(toRunAgain(laws, verdicts)).toEqual([fails])
})

it('runs again on Enter, and ends with the input', async () => {
  const input = new PassThrough()
  const up = () => Promise.resolve(true)
  const first = nextRun(input, up)
  input.write('\n')
  expect(await first).toBe(true)
  const second = nextRun(input, up)
  input.end()
  expect(await second).toBe(false)
})

it('runs again once a server that had stopped answers', async () => {
  vi.useFakeTimers()
  try {
    let isUp = true
    let again: boolean | undefined
    void nextRun(new PassThrough(), async () => isUp).then((value) => (again = value))
    await vi.advanceTimersByTimeAsync(3000)
    isUp = false
    await vi.advanceTimersByTimeAsync(3000)
    expect(again).toBeUndefined()
    isUp = true
    await vi.advanceTimersByTimeAsync(2000)
    expect(again).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

it('goes on watching when Enter is pressed while the server is away', async () => {
  const server = createServer((_, response) => void response.setHeader('content-type', 'application/json').end('{}'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const out = mkdtempSync(join(tmpdir(), 'watch-'))
  const options = parseCli(['--url', url, '--admin', 'a@club.example:1', '--watch', '--out', out], {})
  if (options === 'help') throw new Error('no help was asked for')
  const input = new PassThrough()
  let text = ''
  const write = (part: string) => {
    text += part
    if (!part.includes('Watching.')) return
    if (text.includes('No server answers')) return void input.end()
    server.closeAllConnections()
    server.close(() => input.write('\n'))
  }
  const fails = law('fails', { run: () => Promise.reject(new Error('no')) })
  expect(await runAndWatch(options, [fails], { write, colors: false, moving: false }, { input })).toBe(1)
  expect(text.split('Watching.')).toHaveLength(3)
  expect(text).toContain(`No server answers at ${url}/system/sports: `)
  rmSync(out, { recursive: true })
})
