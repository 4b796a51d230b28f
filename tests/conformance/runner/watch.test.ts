import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Law } from '../law.ts'
import { runAndWatch } from '../main.ts'
import type { Report } from '../report/report.ts'
import { parseCli } from './cli.ts'
import { runLaws } from './run.ts'
import { halfBuilt } from '../tools/halfBuilt.ts'
import { TooFewRows } from '../tools/violation.ts'
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

it('runs all again if none failed, and leaves out what there are no rows for', async () => {
  const lacks = law('lacks rows', { run: () => Promise.reject(new TooFewRows('there are no orders')) })
  const target = halfBuilt(['system.sports'])
  const fine = [law('passes'), lacks]
  const { verdicts } = await runLaws(fine, { ...target, control: null })
  expect(verdicts.map(({ outcome }) => outcome)).toEqual(['passed', 'not run'])
  expect(toRunAgain(fine, verdicts)).toEqual([])
  const fails = law('fails', { run: () => Promise.reject(new Error('no')) })
  const found = await runLaws([...fine, fails], { ...target, control: null })
  expect(toRunAgain([...fine, fails], found.verdicts)).toEqual([fails])
})

it('ends with Ctrl-C, and looks no more once it has ended', async () => {
  vi.useFakeTimers()
  try {
    let looks = 0
    const answer = Promise.withResolvers<boolean>()
    const hangs = () => {
      looks++
      return answer.promise
    }
    const input = new PassThrough()
    const controller = new AbortController()
    const next = nextRun(input, hangs, controller.signal)
    await vi.advanceTimersByTimeAsync(1000)
    controller.abort()
    expect(await next).toBe(false)
    answer.resolve(true)
    await vi.advanceTimersByTimeAsync(5000)
    expect(looks).toBe(1)
  } finally {
    vi.useRealTimers()
  }
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

/**
 * Watches a server by some laws. `press` is called after each run, with the number of runs, and with the input;
 * `beforeAnswer` before each answer of the server.
 */
async function watchServer(
  laws: readonly Law[],
  press: (runs: number, input: PassThrough, server: Server & { port: number }) => void,
  beforeAnswer: (server: Server, response: ServerResponse) => void = () => {},
) {
  const listening: Server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    beforeAnswer(listening, response)
    response.end('{}')
  })
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const server = Object.assign(listening, { port: (listening.address() as AddressInfo).port })
  const url = `http://127.0.0.1:${server.port}`
  const out = mkdtempSync(join(tmpdir(), 'watch-'))
  onTestFinished(() => {
    server.close()
    rmSync(out, { recursive: true })
  })
  const options = parseCli(['--url', url, '--admin', 'a@club.example:1', '--watch', '--out', out], {})
  if (options === 'help') throw new Error('no help was asked for')
  const input = new PassThrough()
  let text = ''
  const write = (part: string) => {
    text += part
    if (part.includes('Watching.')) press(text.split('Watching.').length - 1, input, server)
  }
  const code = await runAndWatch(options, laws, { write, colors: false, moving: false }, { input })
  const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report
  return { code, text, report, url }
}

it('keeps what is known of the laws that it does not run again', async () => {
  let times = 0
  const heals = law('heals', { run: () => (times++ === 0 ? Promise.reject(new Error('no')) : Promise.resolve()) })
  let runs = 0
  const passes = law('passes', { run: async () => void runs++ })
  const lacks = law('lacks', { operation: 'system.countries', needs: ['user'] })
  const { code, text, report } = await watchServer([passes, heals, lacks], (run, input) =>
    run === 1 ? input.write('\n') : input.end(),
  )
  expect([code, runs]).toEqual([0, 1])
  expect(report.counts).toEqual({ passed: 2, failed: 0, notRun: 1 })
  expect(report.verdicts.map(({ title, outcome }) => [title, outcome])).toEqual([
    ['passes', 'passed'],
    ['heals', 'passed'],
    ['lacks', 'not run'],
  ])
  expect(text).toContain('0 of 1 operations pass, 1 differ, not judged: system.countries')
  expect(text).toContain('1 of 1 operations pass, not judged: system.countries')
})

it('goes on watching when the server stops during a run', async () => {
  let isToStop = false
  const { code, text } = await watchServer(
    [law('passes')],
    (runs, input, server) => {
      if (runs === 1) isToStop = true
      if (runs === 2) return void server.listen(server.port, '127.0.0.1', () => input.write('\n'))
      if (runs === 3) return void input.end()
      input.write('\n')
    },
    (server, response) => {
      if (!isToStop) return
      isToStop = false
      response.setHeader('connection', 'close')
      server.close()
    },
  )
  expect(code).toBe(0)
  expect(text.split('Watching.')).toHaveLength(4)
  expect(text).toContain('The server no longer answers: ')
})

it('goes on watching when Enter is pressed while the server is away', async () => {
  const fails = law('fails', { run: () => Promise.reject(new Error('no')) })
  const { code, text, url } = await watchServer([fails], (runs, input, server) => {
    if (runs > 1) return void input.end()
    server.closeAllConnections()
    server.close(() => input.write('\n'))
  })
  expect(code).toBe(1)
  expect(text.split('Watching.')).toHaveLength(3)
  expect(text).toContain(`No server answers at ${url}/system/sports: `)
})
