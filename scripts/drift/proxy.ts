import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib'
import { readRest } from '../../mocks/node/readRest.ts'
import type { HeaderLine, RecordedCall } from '../../mocks/har/call.ts'
import { beginCall } from '../../mocks/har/call.ts'
import { eventKeeper } from './recordCalls.ts'

/** Longer bodies pass, but are not kept. */
const KEPT_BYTES = 16 * 1024 * 1024
/** Why a call has no whole reply, if its client did not wait for it. */
export const CLIENT_LEFT = 'the client left'
/** The same limit as that of the mock: an overlong search passes. */
const HEADER_BYTES = 128 * 1024

const unpack: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: promisify<Buffer, Buffer>(gunzip),
  deflate: promisify<Buffer, Buffer>(inflate),
  br: promisify<Buffer, Buffer>(brotliDecompress),
  zstd: promisify<Buffer, Buffer>(zstdDecompress),
}

export interface Proxy {
  url: string
  close(): Promise<void>
}

/**
 * Listens on 127.0.0.1 and passes every call on to a server, byte by byte: streams, uploads, cookies and compression
 * stay as they are. `add` gets a call once its reply has ended (docs/guides/drift.md#through-the-proxy).
 */
export async function openProxy(
  { target, port }: { target: URL; port: number },
  add: (call: RecordedCall) => void,
): Promise<Proxy> {
  let count = 0
  const server = createServer({ maxHeaderSize: HEADER_BYTES }, (incoming, outgoing) =>
    pass(target, String(++count), incoming, outgoing, add),
  )
  // The server says itself whether it wants the body.
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) =>
    pass(target, String(++count), incoming, outgoing, add),
  )
  // A stream may be silent, and an upload slow.
  server.requestTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The names and values of raw headers; names in lower case. */
const linesOf = (raw: readonly string[]): HeaderLine[] =>
  raw.flatMap((name, at): HeaderLine[] => (at % 2 === 0 ? [[name.toLowerCase(), raw[at + 1] ?? '']] : []))

/** The raw headers for the server: those of the client, with the server's own name as the host. */
const passedOn = (raw: readonly string[], host: string) =>
  raw.map((text, at) => (at % 2 === 1 && raw[at - 1]?.toLowerCase() === 'host' ? host : text))

function pass(
  target: URL,
  id: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  add: (call: RecordedCall) => void,
) {
  const path = incoming.url ?? '/'
  // A path of two slashes is no host. One that begins without any is a whole address, or anything.
  const url = path.startsWith('/') ? target.origin + path : (URL.parse(path, target.origin)?.href ?? target.href)
  const call = beginCall({
    id,
    method: incoming.method ?? 'GET',
    url,
    startedAt: Date.now(),
    requestHeaders: linesOf(incoming.rawHeaders),
  })
  const asked = keepBytes(incoming)
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest
  const upstream = send({
    protocol: target.protocol,
    hostname: target.hostname.replace(/^\[|\]$/g, ''),
    port: target.port,
    method: incoming.method,
    path: incoming.url,
    headers: passedOn(incoming.rawHeaders, target.host),
    maxHeaderSize: HEADER_BYTES,
    setDefaultHeaders: false,
  })
  let ended = false
  const end = async (failure: string | null, replied?: Kept) => {
    if (ended) return
    ended = true
    call.time = Date.now() - call.startedAt
    call.failure = failure
    call.requestSize = asked.size
    call.requestBody = isText(call.requestHeaders) ? await textOf(asked, call.requestHeaders) : null
    call.replySize = replied?.size ?? 0
    if (replied && !call.events) call.replyBody = await textOf(replied, call.replyHeaders)
    add(call)
  }
  upstream.on('response', (reply) => {
    call.status = reply.statusCode ?? null
    call.replyHeaders = linesOf(reply.rawHeaders)
    outgoing.sendDate = false
    outgoing.writeHead(reply.statusCode ?? 502, reply.statusMessage, reply.rawHeaders)
    outgoing.flushHeaders()
    const isStream = reply.headers['content-type']?.startsWith('text/event-stream') === true
    const replied = isStream ? { size: 0, chunks: [] } : keepBytes(reply)
    if (isStream) reply.on('data', eventKeeper(call, Date.now))
    // Its events cannot be read, so that nothing can be missing in it.
    if (isStream && encodingOf(call.replyHeaders) !== 'identity') call.isCut = true
    reply.pipe(outgoing, { end: false })
    reply.on('end', () => {
      void end(null, replied)
      outgoing.addTrailers(pairsOf(reply.rawTrailers))
      // A connection that closes over unread bytes would take the reply with it. A body that was not asked for never comes.
      void (isAwaited ? Promise.resolve() : readRest(incoming)).then(() => outgoing.end())
    })
    // A stream ends when its client leaves; another reply that ends so is not whole.
    outgoing.on('close', () => void end(isStream || reply.complete ? null : CLIENT_LEFT, replied))
    reply.on('error', ({ message }) => {
      void end(outgoing.destroyed ? CLIENT_LEFT : message, replied)
      outgoing.destroy()
    })
  })
  let isAwaited = incoming.headers.expect !== undefined
  upstream.on('continue', () => {
    isAwaited = false
    outgoing.writeContinue()
  })
  upstream.on('upgrade', ({ statusCode }, socket) => {
    call.status = statusCode ?? null
    socket.destroy()
    void end('the server changes to another protocol, which cannot be recorded')
    outgoing.destroy()
  })
  upstream.on('error', (error) => {
    incoming.unpipe()
    // The reply has begun before the server closed its end: it goes on.
    if (call.status !== null && !outgoing.destroyed) return
    void end(outgoing.destroyed ? CLIENT_LEFT : error.message)
    // The client sees what it would see without the proxy: a connection that breaks.
    outgoing.destroy()
  })
  outgoing.on('close', () => upstream.destroy())
  incoming.on('end', () => upstream.addTrailers(pairsOf(incoming.rawTrailers)))
  incoming.pipe(throttle()).pipe(upstream)
}

/** What is sent of an upload before a pause. */
const PACE_BYTES = 64 * 1024

/**
 * Waits a moment now and then during an upload: a server that refuses it closes the connection, and what Node.js has not
 * read by then is lost with the next write.
 */
function throttle() {
  let sent = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sent += chunk.length
      if (sent < PACE_BYTES) return done(null, chunk)
      sent = 0
      setTimeout(done, 1, null, chunk)
    },
  })
}

/** The names and values of raw headers as pairs. */
const pairsOf = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []))

interface Kept {
  size: number
  chunks: Buffer[]
}

function keepBytes(message: IncomingMessage): Kept {
  const kept: Kept = { size: 0, chunks: [] }
  message.on('data', (chunk: Buffer) => {
    kept.size += chunk.length
    if (kept.size <= KEPT_BYTES) kept.chunks.push(chunk)
  })
  return kept
}

const headerIn = (headers: readonly HeaderLine[], name: string) => headers.find(([each]) => each === name)?.[1]
const encodingOf = (headers: readonly HeaderLine[]) =>
  headerIn(headers, 'content-encoding')?.trim().toLowerCase() ?? 'identity'
const isText = (headers: readonly HeaderLine[]) => /json|text|urlencoded/.test(headerIn(headers, 'content-type') ?? '')

/** The text of a body, unpacked; null for none, and for one that was not kept or cannot be read. */
async function textOf({ size, chunks }: Kept, headers: readonly HeaderLine[]): Promise<string | null> {
  if (size === 0 || size > KEPT_BYTES) return null
  const bytes = Buffer.concat(chunks)
  const encoding = encodingOf(headers)
  try {
    return (encoding === 'identity' ? bytes : ((await unpack[encoding]?.(bytes)) ?? null))?.toString('utf8') ?? null
  } catch {
    return null
  }
}
