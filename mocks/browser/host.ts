import { callControl, type Backend, type ServerStatus } from '../control.ts'
import type { LivenessLocks } from './livenessLocks.ts'
import type { Answer, FromPage, FromServer, Question, WireRequest, WireResponse } from './messages.ts'
import { sendStream } from './portStream.ts'

/** The server's end of its pages' ports; `connectRemote` is the other end. */
export interface Host {
  /** Connects a page: greets it at once, and answers its questions once the server has opened. */
  accept(port: MessagePort): void
  /** Sends the status of the server to every page, and to pages that connect later. */
  broadcast(status: ServerStatus): void
  /** True while no page is connected. */
  isIdle(): boolean
}

export interface HostOptions {
  /** Called when the last page is gone. */
  onIdle?(): void
  /** Called when a page shows that the storage of this server has been deleted: the page needs another one. */
  onStorageDeleted?(): void
  /** When the server began, in milliseconds since 1970. */
  since?: number
}

/** @param opened resolves with the server once it has opened */
export function createHost(
  opened: Promise<Backend>,
  livenessLocks: LivenessLocks,
  { onIdle = () => {}, onStorageDeleted = () => {}, since = performance.timeOrigin }: HostOptions = {},
): Host {
  const livenessLock = livenessLocks.hold()
  let ownLock = ''
  void livenessLock.then((name) => (ownLock = name))
  const ports = new Set<MessagePort>()
  /** Functions that disconnect a page, by its liveness lock. */
  const pages = new Map<string, () => void>()
  let lastStatus: ServerStatus = { state: 'starting', doing: 'opening' }

  return {
    accept(port) {
      ports.add(port)
      const page = servePage(port, opened)
      const disconnect = () => {
        ports.delete(port)
        page.end()
      }
      port.addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
        if (data.kind === 'bye') return disconnect()
        if (data.kind !== 'hello') return void page.answer(data)
        const { livenessLock: name } = data
        // Locks belong to a storage, and only the younger of the two has the current one.
        if (ownLock !== '' && data.lostLock === ownLock) {
          if (data.since > since) return onStorageDeleted()
          ports.delete(port)
          return send(port, { kind: 'storage deleted' })
        }
        // A page that greets a second time no longer uses its first port.
        pages.get(name)?.()
        if (name !== '') pages.set(name, disconnect)
        livenessLocks.watch(name, () => {
          if (pages.get(name) === disconnect) pages.delete(name)
          disconnect()
          if (pages.size === 0) onIdle()
        })
      })
      port.start()
      void livenessLock.then((name) => {
        send(port, { kind: 'alive', livenessLock: name })
        send(port, { kind: 'status', status: lastStatus })
      })
    },
    isIdle: () => pages.size === 0,
    broadcast(status) {
      lastStatus = status
      // A page that has not been greeted yet may get this status twice, which is harmless.
      for (const port of ports) send(port, { kind: 'status', status })
    },
  }
}

function send(port: MessagePort, message: FromServer, transfer: Transferable[] = []) {
  port.postMessage(message, transfer)
}

/** Answers the questions of one page, and ends its streams when the page is gone. */
function servePage(port: MessagePort, opened: Promise<Backend>) {
  const streams = new Set<() => void>()
  let disconnected = false

  async function toWire({ status, headers, body }: Response): Promise<[WireResponse, Transferable[]]> {
    const head = { status, headers: [...headers] }
    if (body === null) return [{ ...head, body: null, stream: null }, []]
    if (!headers.get('content-type')?.startsWith('text/event-stream')) {
      const bytes = await new Response(body).arrayBuffer()
      return [{ ...head, body: bytes, stream: null }, [bytes]]
    }
    const { port1, port2 } = new MessageChannel()
    const cancel = sendStream(body, port1, () => streams.delete(cancel))
    if (disconnected) cancel()
    else streams.add(cancel)
    return [{ ...head, body: null, stream: port2 }, [port2]]
  }

  async function answerTo(question: Question): Promise<[Answer, Transferable[]]> {
    const { id } = question
    const backend = await opened
    if (question.kind === 'control') {
      return [{ id, kind: 'result', result: await callControl(backend.control, question.method, question.args) }, []]
    }
    const onHeld = (milliseconds: number) => send(port, { id, kind: 'held', milliseconds })
    const [response, transfer] = await toWire(await backend.answer(toRequest(question.request), onHeld))
    return [{ id, kind: 'response', response }, transfer]
  }

  async function answer(question: Question) {
    try {
      send(port, ...(await answerTo(question)))
    } catch (error) {
      // An answer that cannot be cloned comes here as well.
      send(port, { id: question.id, kind: 'error', message: error instanceof Error ? error.message : String(error) })
    }
  }

  return {
    answer,
    end() {
      disconnected = true
      for (const cancel of streams) cancel()
      port.close()
    },
  }
}

const toRequest = ({ url, method, headers, body }: WireRequest) =>
  new Request(url, { method, headers, ...(body && body.byteLength > 0 ? { body } : {}) })
