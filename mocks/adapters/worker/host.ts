import { callControl, type Backend, type ServerStatus } from '../../control.ts'
import type { LivenessLocks } from './livenessLocks.ts'
import type { Answer, FromPage, FromServer, Question, WireRequest, WireResponse } from './messages.ts'
import { sendStream } from './portStream.ts'

/** The server's side of its pages' ports: the other end of `connectRemote`. */
export interface Host {
  /** Takes a page in: it is told at once that somebody is alive here, and answered once the server has opened. */
  accept(port: MessagePort): void
  /** Tells every page how the server is doing, and those that come later. */
  tell(status: ServerStatus): void
}

/** @param opened the server, which may take its time */
export function createHost(opened: Promise<Backend>, livenessLocks: LivenessLocks): Host {
  const livenessLock = livenessLocks.hold()
  const ports = new Set<MessagePort>()
  /** How to let go of the port of a page, by the livenessLock of the page. */
  const pages = new Map<string, () => void>()
  let last: ServerStatus = { state: 'starting', doing: 'opening' }

  return {
    accept(port) {
      ports.add(port)
      const page = servePage(port, opened)
      port.addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
        if (data.kind !== 'hello') return page.answer(data)
        const { livenessLock: name } = data
        const leave = () => {
          ports.delete(port)
          page.end()
        }
        // A page that greets a second time has given up the port of the first.
        pages.get(name)?.()
        if (name !== '') pages.set(name, leave)
        livenessLocks.watch(name, () => {
          pages.delete(name)
          leave()
        })
      })
      port.start()
      void livenessLock.then((name) => {
        send(port, { kind: 'alive', livenessLock: name })
        send(port, { kind: 'status', status: last })
      })
    },
    tell(status) {
      last = status
      // A page that is still being greeted is told then.
      for (const port of ports) send(port, { kind: 'status', status })
    },
  }
}

function send(port: MessagePort, message: FromServer, transfer: Transferable[] = []) {
  port.postMessage(message, transfer)
}

/** Answers the questions of one page, and ends its streams when it has gone. */
function servePage(port: MessagePort, opened: Promise<Backend>) {
  const streams = new Set<() => void>()
  let gone = false

  async function toWire({ status, headers, body }: Response): Promise<[WireResponse, Transferable[]]> {
    const head = { status, headers: [...headers] }
    if (body === null) return [{ ...head, body: null, stream: null }, []]
    if (!headers.get('content-type')?.startsWith('text/event-stream')) {
      const bytes = await new Response(body).arrayBuffer()
      return [{ ...head, body: bytes, stream: null }, [bytes]]
    }
    const { port1, port2 } = new MessageChannel()
    const cancel = sendStream(body, port1, () => streams.delete(cancel))
    if (gone) cancel()
    else streams.add(cancel)
    return [{ ...head, body: null, stream: port2 }, [port2]]
  }

  async function answerTo(question: Question): Promise<[Answer, Transferable[]]> {
    const { id } = question
    try {
      const backend = await opened
      if (question.kind === 'control') {
        return [{ id, kind: 'result', result: await callControl(backend.control, question.method, question.args) }, []]
      }
      const [response, transfer] = await toWire(await backend.fetch(toRequest(question.request)))
      return [{ id, kind: 'response', response }, transfer]
    } catch (error) {
      return [{ id, kind: 'error', message: error instanceof Error ? error.message : String(error) }, []]
    }
  }

  return {
    answer: (question: Question) => void answerTo(question).then((answer) => send(port, ...answer)),
    end() {
      gone = true
      for (const cancel of streams) cancel()
      port.close()
    },
  }
}

const toRequest = ({ url, method, headers, body }: WireRequest) =>
  new Request(url, { method, headers, ...(body && body.byteLength > 0 ? { body } : {}) })
