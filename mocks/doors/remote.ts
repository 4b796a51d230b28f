import { makeControl, type Backend } from '../control.ts'
import type { Answer, Question } from './messages.ts'

type Unnumbered = Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never

/**
 * A backend behind a MessagePort: the same interface as one in the page.
 *
 * @param port one end of the channel; the other holds `shared.ts`
 */
export function connectRemote(port: MessagePort): Backend {
  const waiting = new Map<number, { resolve: (answer: Answer) => void }>()
  let lastId = 0

  port.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.resolve(data)
    waiting.delete(data.id)
  })
  port.start()

  function ask(question: Unnumbered, transfer: Transferable[] = []): Promise<Answer> {
    const id = ++lastId
    return new Promise((resolve) => {
      waiting.set(id, { resolve })
      port.postMessage({ ...question, id }, transfer)
    })
  }

  return {
    async fetch(request) {
      const body = await request.arrayBuffer()
      const { url, method, headers } = request
      const answer = await ask({ kind: 'fetch', request: { url, method, headers: [...headers], body } }, [body])
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
