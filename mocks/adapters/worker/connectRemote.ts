import { makeControl, type Backend, type ServerStatus } from '../../control.ts'
import type { LivenessLocks } from './livenessLocks.ts'
import type { FromPage, FromServer, Question, WireResponse } from './messages.ts'
import { createPendingQuestions } from './pendingQuestions.ts'
import { receiveStream } from './portStream.ts'

/**
 * A port that says nothing for so long is replaced: its worker may have died before it could greet, or be the one that has just
 * died. A worker that is only slow gets another port; no question has been sent by then.
 */
const GREETING_MS = 3000

export interface RemoteOptions {
  /** Gives a port to wherever a `Host` accepts it; called again after the other end has died. */
  open(): MessagePort
  /** The lock that this page holds as long as it lives. */
  livenessLock: string
  livenessLocks: Pick<LivenessLocks, 'watch'>
  onStatus?(status: ServerStatus): void
}

/**
 * A backend behind a MessagePort, with the same interface as one in the page. It waits for as long as the other end lives,
 * however slow it is. When the other end dies, another port is opened: what reads is asked again, what writes fails, since nobody
 * knows whether it was done, and open streams end with an error.
 */
export function connectRemote({
  open,
  livenessLock,
  livenessLocks,
  onStatus = () => {},
}: RemoteOptions): Backend & { dispose(): void } {
  const questions = createPendingQuestions((question: Question) => port.postMessage(question))
  const streams = createIncomingStreams()
  let alive = false
  let stopWatching = () => {}
  let greeting: ReturnType<typeof setTimeout> | undefined
  let port = connect()

  function connect(): MessagePort {
    const opened = open()
    alive = false
    opened.addEventListener('message', ({ data }: MessageEvent<FromServer>) => {
      if (opened === port) take(data)
    })
    opened.start()
    const hello: FromPage = { kind: 'hello', livenessLock }
    opened.postMessage(hello)
    clearTimeout(greeting)
    greeting = setTimeout(reconnect, GREETING_MS)
    return opened
  }

  function reconnect() {
    stopWatching()
    port.close()
    port = connect()
  }

  function take(message: FromServer) {
    if (message.kind === 'status') return onStatus(message.status)
    if (message.kind === 'alive') {
      clearTimeout(greeting)
      alive = true
      stopWatching = livenessLocks.watch(message.livenessLock, handleDeath)
      questions.sendAll()
      return
    }
    questions.answer(message)
  }

  function handleDeath() {
    questions.failUnsafe()
    streams.failAll(new TypeError('Failed to fetch'))
    onStatus({ state: 'starting', doing: 'opening' })
    reconnect()
  }

  return {
    /** Lets the other end go; what waits, waits for ever. */
    dispose() {
      clearTimeout(greeting)
      stopWatching()
      questions.clear()
      port.close()
    },
    async fetch(request) {
      const body = await request.arrayBuffer()
      const { url, method, headers } = request
      const answer = await questions.ask(
        { kind: 'fetch', request: { url, method, headers: [...headers], body } },
        alive,
      )
      if (answer.kind !== 'response') throw new TypeError(answer.kind === 'error' ? answer.message : 'no response')
      return toResponse(answer.response, streams)
    },
    control: makeControl(async (method, args) => {
      const answer = await questions.ask({ kind: 'control', method, args }, alive)
      if (answer.kind === 'error') throw new Error(answer.message)
      return answer.kind === 'result' ? answer.result : undefined
    }),
  }
}

/** The event streams of a server; they fail when it dies. */
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
