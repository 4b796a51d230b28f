import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import type { RecordedCall } from '../../mocks/har/call.ts'
import { eventually } from '../support/runner/eventually.ts'
import { openProxy, type Proxy } from '../../scripts/drift/proxy.ts'

const MB = 1024 * 1024

let closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.map((close) => close()))
  closing = []
})

/** A server, and the proxy in front of it. */
async function open(answer: Parameters<typeof createServer>[1]) {
  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const target = new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api/v1`)
  const calls: RecordedCall[] = []
  let seen = () => {}
  const proxy: Proxy = await openProxy({ target, port: 0 }, (call) => {
    calls.push(call)
    seen()
  })
  closing.push(
    () => proxy.close(),
    () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  )
  const recorded = () => (calls.length > 0 ? Promise.resolve() : new Promise<void>((resolve) => void (seen = resolve)))
  return { url: proxy.url, calls, recorded, server }
}

/** Sends a call without a client that would unpack or join anything. */
const send = (url: string, headers: string[], body: Buffer | null = null, method = 'GET') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(url, { method, headers: ['host', new URL(url).host, ...headers] }, resolve)
    call.on('error', reject)
    call.end(body ?? undefined)
  })

async function bytesOf(message: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks)
}

describe('the proxy', () => {
  it('passes a path of two slashes on, as it is', async () => {
    const paths: string[] = []
    const { url, calls, recorded } = await open((incoming, outgoing) => {
      paths.push(incoming.url ?? '')
      outgoing.end('{}')
    })
    await bytesOf(await send(`${url}//`, []))
    await recorded()
    expect(paths).toEqual(['//'])
    expect(new URL(calls[0]?.url ?? '').pathname).toBe('//')
  })

  it('does not count what a compressed stream may have brought', async () => {
    const { url, calls, recorded } = await open((_, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' })
      outgoing.end(gzipSync('data: {}\n\n'))
    })
    await bytesOf(await send(`${url}/api/v1/system/sse`, []))
    await recorded()
    expect(calls[0]).toMatchObject({ status: 200, isCut: true })
  })

  it('passes compression, cookies and the case of headers untouched, and records the text', async () => {
    const packed = gzipSync(JSON.stringify({ email: 'a@b.example' }))
    let host = ''
    const { url, calls, recorded } = await open((incoming, outgoing) => {
      host = incoming.headers.host ?? ''
      outgoing.writeHead(
        200,
        'Fine',
        [
          ['Content-Type', 'application/json'],
          ['Content-Encoding', 'gzip'],
          ['Set-Cookie', 'a=1; HttpOnly'],
          ['Set-Cookie', 'b=2'],
        ].flat(),
      )
      outgoing.end(packed)
    })
    const reply = await send(`${url}/api/v1/accounts/me?x=%20y`, ['Cookie', 'c=3; d=4'])
    expect(await bytesOf(reply)).toEqual(packed)
    expect(reply.headers['set-cookie']).toEqual(['a=1; HttpOnly', 'b=2'])
    expect(reply.rawHeaders).toEqual(expect.arrayContaining(['Content-Encoding', 'gzip']))
    expect(reply.statusMessage).toBe('Fine')
    await recorded()
    expect(calls[0]).toMatchObject({
      status: 200,
      replyBody: '{"email":"a@b.example"}',
      replySize: packed.length,
      failure: null,
    })
    expect(calls[0]?.url).toBe(`http://${host}/api/v1/accounts/me?x=%20y`)
    expect(calls[0]?.requestHeaders).toContainEqual(['cookie', 'c=3; d=4'])
  })

  it('passes an upload byte by byte, whatever its size', async () => {
    const file = Buffer.alloc(300_000, 'né,\u0000')
    const { url, calls, recorded } = await open(async (incoming, outgoing) => {
      outgoing.end(await bytesOf(incoming))
    })
    const headers = ['Content-Type', 'multipart/form-data; boundary=x', 'Content-Length', String(file.length)]
    const reply = await send(`${url}/api/v1/fan/t/fans/upload-csv`, headers, file, 'POST')
    expect(Buffer.compare(await bytesOf(reply), file)).toBe(0)
    await recorded()
    expect(calls[0]).toMatchObject({ method: 'POST', requestBody: null, requestSize: file.length })
  })

  it('passes each event as it comes, and ends the server’s stream when the client leaves', async () => {
    const left = Promise.withResolvers<void>()
    const opened = Promise.withResolvers<ServerResponse>()
    const { url, calls, recorded } = await open((_, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
      outgoing.flushHeaders()
      outgoing.on('close', left.resolve)
      opened.resolve(outgoing)
    })
    const reply = await send(`${url}/api/v1/system/sse`, ['Accept', 'text/event-stream'])
    const stream = await opened.promise
    for (const text of ['id: 1-1\nevent: FansImported\n', 'data: {"a":1}\n\n', ': heartbeat\n\n']) {
      const came = new Promise((resolve) => void reply.once('data', resolve))
      stream.write(text)
      expect(String(await came)).toBe(text)
    }
    reply.destroy()
    await left.promise
    await recorded()
    expect(calls[0]?.events).toMatchObject([{ id: '1-1', type: 'FansImported', data: '{"a":1}' }])
    expect(calls[0]).toMatchObject({ status: 200, failure: null })
  })

  it('breaks the connection when the server does, and records why', async () => {
    const { url, calls, recorded } = await open((incoming) => void incoming.socket.destroy())
    await expect(send(`${url}/api/v1/accounts/me`, [])).rejects.toThrow()
    await recorded()
    expect(calls[0]).toMatchObject({ status: null, failure: 'socket hang up' })
  })

  it('passes the early refusal of an upload on', async () => {
    // In a process of its own, because it closes the connection while the proxy still writes: once told to, because a
    // reply that was not read before the next write is lost.
    const refusing = `const server = require('node:http').createServer((request, reply) => {
      reply.writeHead(413, { connection: 'close', 'content-length': 9 }).write('too large')
      process.stdin.once('data', () => request.socket.destroy())
    })
    server.listen(0, '127.0.0.1', () => console.log(server.address().port))`
    const child = spawn(process.execPath, ['-e', refusing], { stdio: ['pipe', 'pipe', 'inherit'] })
    closing.push(() => Promise.resolve(child.kill()))
    const [port] = (await once(child.stdout, 'data')) as [Buffer]
    const calls: RecordedCall[] = []
    const target = new URL(`http://127.0.0.1:${port.toString().trim()}/api/v1`)
    const { url, close } = await openProxy({ target, port: 0 }, (call) => void calls.push(call))
    closing.push(close)
    for (let turn = 1; turn <= 5; turn++) {
      const reply = await send(
        `${url}/api/v1/system`,
        ['content-length', String(8 * MB)],
        Buffer.alloc(8 * MB, 120),
        'POST',
      )
      child.stdin.write('close')
      expect(reply.statusCode).toBe(413)
      expect((await bytesOf(reply)).toString()).toBe('too large')
      await eventually(() => expect(calls).toHaveLength(turn))
    }
    expect(new Set(calls.map(({ status, failure }) => `${status} ${failure}`))).toEqual(new Set(['413 null']))
  })

  it('names the server when it cuts a reply', async () => {
    const { url, calls, recorded } = await open((_, outgoing) => {
      outgoing.writeHead(200, { 'content-length': 100 })
      outgoing.write('half')
      setTimeout(() => outgoing.destroy(), 20)
    })
    const reply = await send(`${url}/api/v1/system`, [])
    await expect(bytesOf(reply)).rejects.toThrow()
    await recorded()
    expect(calls[0]?.failure).not.toBe('the client left')
    expect(calls[0]?.failure).not.toBeNull()
  })

  it('passes trailers on', async () => {
    const { url } = await open((_, outgoing) => {
      outgoing.writeHead(200, { trailer: 'x-sum', 'transfer-encoding': 'chunked' })
      outgoing.write('{}')
      outgoing.addTrailers({ 'x-sum': '7' })
      outgoing.end()
    })
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      const call = request(`${url}/api/v1/system`, resolve)
      call.on('error', reject)
      call.end()
    })
    await bytesOf(reply)
    expect(reply.trailers).toEqual({ 'x-sum': '7' })
  })

  it('ends a change to another protocol, and says so', async () => {
    const { url, calls, recorded } = await openUpgrading()
    await expect(send(`${url}/api/v1/system`, ['connection', 'upgrade', 'upgrade', 'websocket'])).rejects.toThrow()
    await recorded()
    expect(calls[0]).toMatchObject({ status: 101, failure: expect.stringMatching(/another protocol/) as string })
  })
})

/** A server that answers any call for another protocol with 101. */
async function openUpgrading() {
  const opened = await open(() => {})
  opened.server.on('upgrade', (_, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
    socket.resume().on('end', () => socket.end())
  })
  return opened
}
