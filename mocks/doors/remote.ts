import { makeControl, type Backend, type ServerStatus } from '../control.ts'
import type { Lifelines } from './lifelines.ts'
import type { Answer, FromPage, FromServer, Question, WireResponse } from './messages.ts'
import { receiveStream } from './portStream.ts'

type Unnumbered = Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never

interface Waiting {
  question: Unnumbered
  /** Whether the other end has been given it, and may have done it. */
  sent: boolean
  resolve: (answer: Answer) => void
}

/**
 * A port that says nothing for so long is replaced: its worker may have died before it could greet, or be the one that has just
 * died. A worker that is only slow gets another port; no question has been sent by then.
 */
const GREETING_MS = 3000

export interface RemoteOptions {
  /** Gives a port to wherever a `Host` accepts it; called again after the other end has died. */
  open(): MessagePort
  /** The lock that this page holds as long as it lives. */
  lifeline: string
  lifelines: Pick<Lifelines, 'watch'>
  onStatus?(status: ServerStatus): void
}

/**
 * A backend behind a MessagePort, with the same interface as one in the page. It waits for as long as the other end lives,
 * however slow it is. When the other end dies, another port is opened: what reads is asked again, what writes fails, since nobody
 * knows whether it was done, and open streams end with an error.
 */
export function connectRemote({
  open,
  lifeline,
  lifelines,
  onStatus = () => {},
}: RemoteOptions): Backend & { dispose(): void } {
  const waiting = new Map<number, Waiting>()
  const failures = new Set<(error: Error) => void>()
  let lastId = 0
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
    const hello: FromPage = { kind: 'hello', lifeline }
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
      stopWatching = lifelines.watch(message.lifeline, handleDeath)
      for (const [id, entry] of waiting) send(id, entry)
      return
    }
    waiting.get(message.id)?.resolve(message)
    waiting.delete(message.id)
  }

  function handleDeath() {
    for (const [id, { question, sent, resolve }] of waiting) {
      if (!sent || isReading(question)) continue
      waiting.delete(id)
      resolve({ id, kind: 'error', message: 'Failed to fetch' })
    }
    for (const fail of failures) fail(new TypeError('Failed to fetch'))
    failures.clear()
    onStatus({ state: 'starting', doing: 'opening' })
    reconnect()
  }

  function send(id: number, entry: Waiting) {
    const question: FromPage = { ...entry.question, id }
    entry.sent = true
    port.postMessage(question)
  }

  function ask(question: Unnumbered): Promise<Answer> {
    const id = ++lastId
    return new Promise((resolve) => {
      const entry = { question, sent: false, resolve }
      waiting.set(id, entry)
      if (alive) send(id, entry)
    })
  }

  function toResponse({ status, headers, body, stream: streamPort }: WireResponse): Response {
    if (!streamPort) return new Response(body, { status, headers })
    const { stream, fail } = receiveStream(streamPort, () => failures.delete(fail))
    failures.add(fail)
    return new Response(stream, { status, headers })
  }

  return {
    /** Lets the other end go; what waits, waits for ever. */
    dispose() {
      clearTimeout(greeting)
      stopWatching()
      waiting.clear()
      port.close()
    },
    async fetch(request) {
      const body = await request.arrayBuffer()
      const { url, method, headers } = request
      const answer = await ask({ kind: 'fetch', request: { url, method, headers: [...headers], body } })
      if (answer.kind !== 'response') throw new TypeError(answer.kind === 'error' ? answer.message : 'no response')
      return toResponse(answer.response)
    },
    control: makeControl(async (method, args) => {
      const answer = await ask({ kind: 'control', method, args })
      if (answer.kind === 'error') throw new Error(answer.message)
      return answer.kind === 'result' ? answer.result : undefined
    }),
  }
}

const readingControls = new Set(['info', 'exportJournal', 'stateHash', 'mails', 'subscription', 'figures'])

function isReading(question: Unnumbered) {
  if (question.kind === 'fetch') return question.request.method === 'GET'
  return question.kind === 'control' && readingControls.has(question.method)
}
