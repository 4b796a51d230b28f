import { createHost } from '../../mocks/adapters/worker/host.ts'
import type { Backend } from '../../mocks/control.ts'
import type { LivenessLocks } from '../../mocks/adapters/worker/livenessLocks.ts'
import { connectRemote, type RemoteOptions } from '../../mocks/adapters/worker/connectRemote.ts'

/** LivenessLocks between parties of one process, each of which can be ended by its name. */
export function processLivenessLocks(): LivenessLocks & { end(name: string): void } {
  const watchers = new Map<string, Set<() => void>>()
  let held = 0
  return {
    hold() {
      const name = `life ${++held}`
      watchers.set(name, new Set())
      return Promise.resolve(name)
    },
    watch(name, onEnd) {
      watchers.get(name)?.add(onEnd)
      return () => void watchers.get(name)?.delete(onEnd)
    },
    end(name) {
      const ended = watchers.get(name)
      watchers.delete(name)
      for (const onEnd of ended ?? []) onEnd()
    },
  }
}

/** A backend and a far view of it, over a MessageChannel of this process: what pages and the SharedWorker do in a browser. */
export function connectLoopback(backend: Backend | Promise<Backend>, onStatus?: RemoteOptions['onStatus']) {
  const livenessLocks = processLivenessLocks()
  const channels: MessageChannel[] = []
  let hosts = 0
  let host = createHost(Promise.resolve(backend), livenessLocks)
  const far = connectRemote({
    livenessLock: 'page',
    livenessLocks,
    open() {
      const channel = new MessageChannel()
      channels.push(channel)
      host.accept(channel.port2)
      return channel.port1
    },
    ...(onStatus && { onStatus }),
  })
  return {
    far,
    host,
    /** The worker is gone with whatever it was doing; the next one has a backend of its own. */
    kill(next: Backend) {
      host = createHost(Promise.resolve(next), livenessLocks)
      // Each host holds one livenessLock, in the order of their making.
      livenessLocks.end(`life ${++hosts}`)
    },
    /** How many ports have been opened. */
    opened: () => channels.length,
    close() {
      far.dispose()
      for (const { port1, port2 } of channels) {
        port1.close()
        port2.close()
      }
    },
  }
}
