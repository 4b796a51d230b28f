import { createHost } from '../../../mocks/browser/host.ts'
import type { Backend } from '../../../mocks/control.ts'
import type { LivenessLocks } from '../../../mocks/browser/livenessLocks.ts'
import { connectRemote, type RemoteOptions } from '../../../mocks/browser/connectRemote.ts'

/** LivenessLocks within one process, each of which can be ended by its name. */
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

/**
 * Connects a remote to a backend through a MessageChannel of this process, as pages and the SharedWorker do in a
 * browser.
 */
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
    /** Ends the worker with all pending work. The next one has its own backend. */
    kill(next: Backend) {
      host = createHost(Promise.resolve(next), livenessLocks)
      // Each host holds one liveness lock, in the order of their creation.
      livenessLocks.end(`life ${++hosts}`)
    },
    /** The number of ports opened so far. */
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
