import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBackend } from '../backend.ts'
import { createHost } from './host.ts'
import { noLivenessLocks } from './livenessLocks.ts'
import { eventually } from '../../tests/support/runner/eventually.ts'

/** What the page in the frame listens to. */
let events: EventTarget
/** The ports that it has sent to the page around it. */
let ports: MessagePort[]

beforeEach(() => {
  vi.resetModules()
  events = new EventTarget()
  ports = []
  const host = createHost(Promise.resolve(createBackend({ scenario: 'two-clubs' })), noLivenessLocks)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('window', events)
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => {}) } })
  vi.stubGlobal('location', { origin: 'http://club.example' })
  vi.stubGlobal('self', {})
  vi.stubGlobal('parent', {
    location,
    postMessage(_message: string, _origin: string, [port]: [MessagePort]) {
      ports.push(port)
      host.accept(port)
    },
  })
})
afterEach(() => {
  for (const port of ports) port.close()
  vi.unstubAllGlobals()
})

it('a page in a frame, which has no SharedWorker, says that it leaves, and connects again when the browser shows it again', async () => {
  const { openServer } = await import('./openServer.ts')
  const { backend } = openServer()
  await backend.control.info()
  const closed = vi.spyOn(ports[0] ?? new MessageChannel().port1, 'close')
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(ports).toHaveLength(1)
  events.dispatchEvent(new Event('pagehide'))
  await eventually(() => expect(closed).toHaveBeenCalled())
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(await backend.control.info()).toMatchObject({ scenario: 'two-clubs' })
  expect(ports).toHaveLength(2)
})
