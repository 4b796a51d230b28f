import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { request, type IncomingMessage, type RequestOptions } from 'node:http'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBody } from '../../src/contract/endpoint/errors.ts'
import { eventually } from '../../tests/support/runner/eventually.ts'
import { createBackend } from '../backend.ts'
import { Har } from '../har/har.ts'
import { rovers } from '../seed/scenarios/scenarios.ts'
import { keepCalls, listen, type HttpOptions } from './http.ts'

const MB = 1024 * 1024

let close = () => Promise.resolve()
const logged = vi.fn()
const onBug = vi.fn()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(logged)
  vi.spyOn(console, 'info').mockImplementation(logged)
})
afterEach(async () => {
  await close()
  vi.restoreAllMocks()
  logged.mockClear()
  onBug.mockClear()
})

async function start(options: HttpOptions = {}) {
  const server = await listen(createBackend({ scenario: 'two-clubs', onBug }), { port: 0, ...options })
  close = server.close
  return server.url
}

interface Answer {
  status: number
  text: string
}

/** Sends a body in chunks until the answer arrives or all bytes are sent. */
function stream(url: string, bytes: number, options: RequestOptions = {}) {
  const headers = { 'content-type': 'application/json' }
  const outgoing = request(url, { method: 'POST', headers, ...options })
  let sent = 0
  const answered = new Promise<Answer>((resolve, reject) => {
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
  })
  const ended = new Promise<void>((resolve) => outgoing.on('close', resolve))
  const chunk = Buffer.alloc(64 * 1024, 120)
  const write = () => {
    while (sent < bytes && !outgoing.destroyed) {
      sent += chunk.length
      if (!outgoing.write(chunk)) return void outgoing.once('drain', write)
    }
    if (!outgoing.destroyed) outgoing.end()
  }
  write()
  return { answered, ended, sent: () => sent }
}

/** Sends a request whose `Host` header is the given name. */
const ask = (url: string, host: string, path: string) =>
  new Promise<Answer>((resolve, reject) => {
    const method = path.startsWith('/__mock') ? 'POST' : 'GET'
    const outgoing = request(url + path, { method, headers: { host } }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    outgoing.on('error', reject)
    outgoing.end()
  })

it('answers as ever while the calls are kept in a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-'))
  const file = join(folder, 'calls.har')
  const backend = createBackend({ scenario: 'two-clubs', onBug })
  const end = keepCalls(backend, file)
  const server = await listen(backend, { port: 0 })
  close = server.close
  const [account] = (await backend.control.info()).accounts
  const sports = await fetch(`${server.url}/api/v1/system/sports`)
  expect(sports.status).toBe(200)
  const login = await fetch(`${server.url}/api/v1/accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  })
  expect(login.status).toBe(200)
  await eventually(() => {
    const { entries } = Har.parse(JSON.parse(readFileSync(file, 'utf8'))).log
    expect(entries.map(({ response }) => response.status)).toEqual([200, 200])
    expect(entries[1]?.request.postData?.text).toContain(account?.email)
  })
  end()
  rmSync(folder, { recursive: true })
})

describe('a body over the limit', () => {
  it('is rejected while it is still being sent, and the rest is not read', async () => {
    const url = await start()
    const before = process.memoryUsage().arrayBuffers
    const { answered, ended, sent } = stream(`${url}/api/v1/accounts/login`, 100 * MB)
    const { status, text } = await answered
    expect(status).toBe(413)
    expect(ErrorBody.parse(JSON.parse(text)).error.details).toBe('The body is larger than 1 MB.')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30 * MB)
    // The server closes the connection instead of waiting for the rest.
    await ended
    expect(sent()).toBeLessThan(100 * MB)
    expect((await fetch(`${url}/api/v1/system/sports`)).status).toBe(200)
    expect(logged).not.toHaveBeenCalled()
    expect(onBug).not.toHaveBeenCalled()
  })

  it('is rejected by its declared length', async () => {
    const url = await start()
    const headers = { 'content-type': 'application/json', 'content-length': 100 * MB }
    const { answered, ended } = stream(`${url}/api/v1/accounts/login`, 100 * MB, { headers })
    expect((await answered).status).toBe(413)
    await ended
  })

  it('is rejected by the control API, whose limit is 64 MB', async () => {
    const url = await start()
    const { answered, ended } = stream(`${url}/__mock/importJournal`, 80 * MB)
    expect(await answered).toEqual({ status: 413, text: '{"error":"the body is larger than 64 MB"}' })
    await ended
    const taken = await fetch(`${url}/__mock/importJournal`, {
      method: 'POST',
      body: JSON.stringify(['x'.repeat(20 * MB)]),
    })
    expect(taken.status).toBe(400)
    expect(await taken.json()).toEqual({ error: 'it is not a journal of this version' })
  })
})

/** Node's own channel of the requests that a server of this process receives. */
const RECEIVED = 'http.server.request.start'

/**
 * Watches the next request: `reading` resolves once a server reads its body, and `ended` once that server has noticed
 * that nobody sends the rest.
 */
function nextRead() {
  const reading = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const watch = (message: unknown) => {
    unsubscribe(RECEIVED, watch)
    // Node documents what this channel publishes.
    const { request: received } = message as { request: IncomingMessage }
    received.once('resume', reading.resolve)
    received.once('close', ended.resolve)
  }
  subscribe(RECEIVED, watch)
  return { reading: reading.promise, ended: ended.promise }
}

describe('a client that disconnects mid-request', () => {
  it.each(['/api/v1/accounts/login', '/__mock/importJournal'])('logs nothing at %s', async (path) => {
    const url = await start()
    const { port } = new URL(url)
    for (const framing of [
      'content-length: 1000\r\n\r\n{"email',
      'transfer-encoding: chunked\r\n\r\n7\r\n{"email\r\n',
    ]) {
      const { reading, ended } = nextRead()
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => {})
      socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${framing}`)
      await reading
      socket.destroy()
      await ended
    }
    // What the server does about them comes before another answer.
    expect((await fetch(`${url}/api/v1/system/sports`)).status).toBe(200)
    expect(logged).not.toHaveBeenCalled()
    expect(onBug).not.toHaveBeenCalled()
  })
})

describe('the Host header of a request', () => {
  it.each(['localhost', 'LOCALHOST:4010', '127.0.0.1', '127.0.0.1:80', '[::1]', '[::1]:4010'])(
    'may be %s',
    async (host) => {
      const url = await start()
      expect((await ask(url, host, '/api/v1/system/sports')).status).toBe(200)
      expect((await ask(url, host, '/__mock/info')).status).toBe(200)
    },
  )

  it.each(['evil.example', 'localhost.evil.example', 'evil.example:4010', '127.0.0.1.evil.example', '10.0.0.1'])(
    'may not be %s',
    async (host) => {
      const url = await start()
      const name = host.replace(':4010', '')
      const message = `this server answers to localhost, 127.0.0.1, [::1], not to "${host}"; start it with --host ${name} to allow that name.`
      const answer = await ask(url, host, '/api/v1/system/sports')
      expect(answer.status).toBe(403)
      expect(ErrorBody.parse(JSON.parse(answer.text)).error).toEqual({
        code: 'FORBIDDEN',
        details: `Forbidden: ${message}`,
      })
      expect(await ask(url, host, '/__mock/reset')).toEqual({ status: 403, text: JSON.stringify({ error: message }) })
    },
  )

  it('may be an allowed name, or still a name of this machine', async () => {
    const url = await start({ hosts: ['mock.test', 'other.test'] })
    for (const host of ['mock.test', 'other.test:4010', 'Mock.Test', 'localhost'])
      expect((await ask(url, host, '/api/v1/system/sports')).status).toBe(200)
    expect((await ask(url, 'evil.example', '/api/v1/system/sports')).status).toBe(403)
  })
})

describe('a refusal before the whole body has come', () => {
  /** Sends bytes over a connection; `answers` resolves with the statuses of that many replies. */
  function talk(url: string) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    // The end of the test resets the connection; what it must bring is expected below.
    socket.on('error', () => {})
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
    return {
      send: (...parts: (string | Buffer)[]) => parts.forEach((part) => socket.write(part)),
      answers: (expected: number[]) => eventually(() => expect(statuses()).toEqual(expected)),
      text: () => text,
    }
  }
  const head = (path: string, ...headers: string[]) =>
    `${path} HTTP/1.1\r\nhost: localhost\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`
  const json = 'content-type: application/json'
  /** A chunked body of so many megabytes. */
  const chunked = (size: number) => [
    ...Array.from({ length: size }, () => [`${MB.toString(16)}\r\n`, Buffer.alloc(MB, 120), '\r\n']).flat(),
    '0\r\n\r\n',
  ]
  const sports = head('GET /api/v1/system/sports')

  it.each([
    ['a JSON body of 2 MB', 'POST /api/v1/accounts/login', json, 2, 413],
    ['an upload of 12 MB', 'POST /api/v1/fan/TENANT/fans/upload-csv', 'content-type: multipart/form-data', 12, 413],
    ['a body without a right', 'POST /api/v1/fan/other/fans', json, 1, 403],
  ])('leaves the connection to the next call: %s', async (_, path, type, size, status) => {
    const backend = createBackend({ scenario: 'two-clubs', onBug })
    const server = await listen(backend, { port: 0 })
    close = server.close
    const person = (await backend.control.people()).find(({ email }) => email === 'admin@rovers.example')
    const { accessToken } = await backend.control.session(person?.id ?? '')
    const { send, answers } = talk(server.url)
    for (let turn = 1; turn <= 3; turn++) {
      const before = Array.from({ length: turn - 1 }, () => [status, 200]).flat()
      send(
        head(
          path.replace('TENANT', rovers.id),
          type,
          `authorization: Bearer ${accessToken}`,
          'transfer-encoding: chunked',
        ),
        ...chunked(size),
      )
      await answers([...before, status])
      send(sports)
      await answers([...before, status, 200])
    }
  })

  it('arrives on a connection that closes', async () => {
    const { send, answers, text } = talk(await start())
    send(head('POST /api/v1/accounts/login', json, 'connection: close', `content-length: ${12 * MB}`))
    for (let sent = 0; sent < 12; sent++) send(Buffer.alloc(MB, 120))
    await answers([413])
    await eventually(() => expect(text()).toContain('The body is larger than 1 MB.'))
  })
})
