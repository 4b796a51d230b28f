import { callControl, type Backend } from '../control.ts'
import type { Answer, Question, WireRequest } from './messages.ts'

/** Answers what comes over a port from a backend: the other end of `connectRemote`. */
export function serveOver(port: MessagePort, backend: Backend) {
  port.addEventListener('message', ({ data }: MessageEvent<Question>) => {
    void answerTo(data, backend).then((answer) => {
      const body = answer.kind === 'response' ? answer.response.body : null
      port.postMessage(answer, body ? [body] : [])
    })
  })
  port.start()
}

async function answerTo(question: Question, backend: Backend): Promise<Answer> {
  const { id } = question
  if (question.kind === 'ping') return { id, kind: 'pong' }
  try {
    if (question.kind === 'control') {
      return { id, kind: 'result', result: await callControl(backend.control, question.method, question.args) }
    }
    const { status, headers, body } = await backend.fetch(toRequest(question.request))
    return { id, kind: 'response', response: { status, headers: [...headers], body } }
  } catch (error) {
    return { id, kind: 'error', message: error instanceof Error ? error.message : String(error) }
  }
}

const toRequest = ({ url, method, headers, body }: WireRequest) =>
  new Request(url, { method, headers, ...(body && body.byteLength > 0 ? { body } : {}) })
