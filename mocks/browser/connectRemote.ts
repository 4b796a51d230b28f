import { makeControl, type Backend, type OnHeld, type ServerStatus } from '../control.ts'
import type { LivenessLocks } from './livenessLocks.ts'
import type { FromPage, FromServer, Question, WireRequest, WireResponse } from './messages.ts'
import { createPendingQuestions } from './pendingQuestions.ts'
import { receiveStream } from './portStream.ts'

/**
 * How long to wait for the greeting on a port before opening another one. Its worker may have died before it could
 * greet. If the worker is only slow, a second port does no harm, because no question is sent before the greeting.
 */
const GREETING_MS = 3000
/** How long a server takes to end after it is told that its storage was deleted. */
const ENDING_MS = 100

export interface RemoteOptions {
  /** Opens a port that a `Host` accepts at its other end; called again after that end has died. */
  open(): MessagePort
  /** The name of the lock that this page holds while it is alive. */
  livenessLock: string
  livenessLocks: Pick<LivenessLocks, 'watch'>
  onStatus?(status: ServerStatus): void
}

/** A backend behind a MessagePort. */
export interface Remote extends Backend {
  /** Closes the connection. Pending calls never settle. */
  dispose(): void
  /** Says that this page leaves, if it has no lock that says so. */
  leave(): void
  /** Connects a page again that has left, as if the other end had died. */
  comeBack(): void
}

/**
 * Connects to a backend behind a MessagePort, with the same interface as one in the page. Calls wait while the other
 * end is alive, however slow it is. When it dies, another port is opened: reads are retried, writes fail because they
 * may have been performed, and open streams end with an error.
 */
export function connectRemote({ open, livenessLock, livenessLocks, onStatus = () => {} }: RemoteOptions): Remote {
  const questions = createPendingQuestions((question: Question) => port.postMessage(question))
  const streams = createIncomingStreams()
  let alive = false
  /** The lock of the last server, once this page has seen it free. */
  let lostLock = ''
  let stopWatching = () => {}
  let greeting: ReturnType<typeof setTimeout> | undefined
  let port = connect()

  function connect(): MessagePort {
    const opened = open()
    alive = false
    opened.addEventListener('message', ({ data }: MessageEvent<FromServer>) => {
      if (opened === port) receive(data)
    })
    opened.start()
    const since = performance.timeOrigin
    opened.postMessage({ kind: 'hello', livenessLock, since, lostLock } satisfies FromPage)
    clearTimeout(greeting)
    greeting = setTimeout(reconnect, GREETING_MS)
    return opened
  }

  function leave() {
    port.postMessage({ kind: 'bye' } satisfies FromPage)
  }

  function reconnect() {
    stopWatching()
    leave()
    port.close()
    port = connect()
  }

  function receive(message: FromServer) {
    if (message.kind === 'status') return onStatus(message.status)
    if (message.kind === 'storage deleted') {
      clearTimeout(greeting)
      return onStatus({ state: 'left', to: 'new storage' })
    }
    if (message.kind === 'alive') {
      clearTimeout(greeting)
      // It lives, although its lock is free: the site data was deleted in between. One of the two must give way.
      if (message.livenessLock !== '' && message.livenessLock === lostLock) {
        greeting = setTimeout(reconnect, ENDING_MS)
        return
      }
      alive = true
      stopWatching = livenessLocks.watch(message.livenessLock, () => {
        lostLock = message.livenessLock
        handleDeath()
      })
      questions.sendAll()
      return
    }
    if (message.kind === 'held') return questions.hold(message)
    questions.answer(message)
  }

  function handleDeath() {
    questions.failUnsafe()
    streams.failAll(new TypeError('Failed to fetch'))
    onStatus({ state: 'starting', doing: 'opening' })
    reconnect()
  }

  async function fetchRemote(request: Request, onHeld?: OnHeld): Promise<Response> {
    const body = await request.arrayBuffer()
    const { url, method, headers } = request
    const wire = { url, method, headers: [...headers], body } satisfies WireRequest
    const reply = await questions.ask({ kind: 'fetch', request: wire }, alive, onHeld)
    if (reply.kind !== 'response') throw new TypeError(reply.kind === 'error' ? reply.message : 'no response')
    return toResponse(reply.response, streams)
  }

  return {
    dispose() {
      clearTimeout(greeting)
      stopWatching()
      questions.clear()
      port.close()
    },
    leave,
    comeBack: handleDeath,
    fetch: (request) => fetchRemote(request),
    answer: fetchRemote,
    control: makeControl(async (method, args) => {
      const answer = await questions.ask({ kind: 'control', method, args }, alive)
      if (answer.kind === 'error') throw new Error(answer.message)
      return answer.kind === 'result' ? answer.result : undefined
    }),
  }
}

/** Tracks the event streams of a server, so that they can be failed when it dies. */
function createIncomingStreams() {
  const failures = new Set<(error: Error) => void>()
  return {
    open(port: MessagePort) {
      const { stream, fail } = receiveStream(port, () => failures.delete(fail))
      failures.add(fail)
      return stream
    },
    failAll(error: Error) {
      for (const fail of failures) fail(error)
      failures.clear()
    },
  }
}

function toResponse(
  { status, headers, body, stream }: WireResponse,
  streams: ReturnType<typeof createIncomingStreams>,
): Response {
  return new Response(stream ? streams.open(stream) : body, { status, headers })
}
