import { makeControl, type Backend } from '../control.ts'
import type { Answer, Question } from './messages.ts'

type Unnumbered = Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never

interface Waiting {
  question: Unnumbered
  resolve: (answer: Answer) => void
}

/** A question that waits so long is followed by a ping, which is answered at once by whoever lives, however slow the answer. */
const PATIENCE_MS = 2000

/**
 * A backend behind a MessagePort: the same interface as one in the page. A port whose other end has died says nothing; so a ping
 * goes after every question that waits, and without an answer to it another port is opened. What reads is then asked again;
 * what writes fails, since nobody knows whether it was done.
 *
 * @param open gives a port to wherever `serveOver` answers
 */
export function connectRemote(open: () => MessagePort): Backend & { dispose(): void } {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let port = listenTo(open())
  let watch: ReturnType<typeof setTimeout> | undefined

  function listenTo(opened: MessagePort) {
    opened.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      clearTimeout(watch)
      watch = undefined
      waiting.get(data.id)?.resolve(data)
      waiting.delete(data.id)
      if (waiting.size > 0) keepWatch()
    })
    opened.start()
    return opened
  }

  /** Pings after a while of silence, and gives the port up after another. */
  function keepWatch() {
    watch ??= setTimeout(() => {
      port.postMessage({ kind: 'ping', id: ++lastId } satisfies Question)
      watch = setTimeout(reopen, PATIENCE_MS)
    }, PATIENCE_MS)
  }

  function reopen() {
    watch = undefined
    port.close()
    port = listenTo(open())
    for (const [id, { question, resolve }] of waiting) {
      if (isReading(question)) port.postMessage({ ...question, id })
      else {
        waiting.delete(id)
        resolve({ id, kind: 'error', message: 'Failed to fetch' })
      }
    }
    if (waiting.size > 0) keepWatch()
  }

  function ask(question: Unnumbered): Promise<Answer> {
    const id = ++lastId
    return new Promise((resolve) => {
      waiting.set(id, { question, resolve })
      port.postMessage({ ...question, id })
      keepWatch()
    })
  }

  return {
    /** Lets the other end go; what waits, waits for ever. */
    dispose() {
      clearTimeout(watch)
      waiting.clear()
      port.close()
    },
    async fetch(request) {
      const body = await request.arrayBuffer()
      const { url, method, headers } = request
      const answer = await ask({ kind: 'fetch', request: { url, method, headers: [...headers], body } })
      if (answer.kind !== 'response') throw new TypeError(answer.kind === 'error' ? answer.message : 'no response')
      return new Response(answer.response.body, { status: answer.response.status, headers: answer.response.headers })
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
