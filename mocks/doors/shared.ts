/// <reference lib="webworker" />
import { createBackend } from '../backend.ts'
import { callControl } from '../control.ts'
import type { Answer, Question, WireRequest } from './messages.ts'
import { livingTime } from './time.ts'

/** The SharedWorker that holds the one server of this browser: every tab and every framed page talks to it. */
const backend = createBackend(livingTime())

const toRequest = ({ url, method, headers, body }: WireRequest) =>
  new Request(url, { method, headers, ...(body && body.byteLength > 0 ? { body } : {}) })

async function answerTo(question: Question): Promise<Answer> {
  const { id } = question
  try {
    if (question.kind === 'control')
      return { id, kind: 'result', result: await callControl(backend.control, question.method, question.args) }
    const { status, headers, body } = await backend.fetch(toRequest(question.request))
    return { id, kind: 'response', response: { status, headers: [...headers], body } }
  } catch (error) {
    return { id, kind: 'error', message: error instanceof Error ? error.message : String(error) }
  }
}

addEventListener('connect', (event) => {
  const port = event instanceof MessageEvent ? event.ports[0] : undefined
  port?.addEventListener('message', (message: MessageEvent<Question>) => {
    void answerTo(message.data).then((answer) => {
      const body = answer.kind === 'response' ? answer.response.body : null
      port.postMessage(answer, body ? [body] : [])
    })
  })
  port?.start()
})
