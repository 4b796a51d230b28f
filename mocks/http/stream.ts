import { GAP_COMMENT } from '../../src/contract/endpoint/stream.ts'
import { KEPT_EVENTS, type Bus, type NumberedEvent } from '../db/bus.ts'

/**
 * Creates the body of an event stream: first the events that a broken stream has missed, then the tenant's new events,
 * and a heartbeat comment timed by the host.
 *
 * @param lastEventId the `Last-Event-ID` of a stream that resumes; if it cannot, the stream begins with the comment
 *   `gap`
 */
export function eventStream(
  bus: Bus,
  tenant: string,
  lastEventId: string | null,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let stop = () => {}
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      function end() {
        stop()
        controller.close()
      }
      const send = (text: string) => {
        controller.enqueue(encoder.encode(text))
        // The client does not read. End the stream to free the memory; the client can resume it later.
        if ((controller.desiredSize ?? 0) < -2 * KEPT_EVENTS) end()
      }
      const sendEvent = ({ id, event }: NumberedEvent) =>
        send(`id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
      const missed = lastEventId === null ? [] : bus.since(tenant, lastEventId)
      send(`: ${missed === null ? GAP_COMMENT : 'open'}\n\n`)
      missed?.forEach(sendEvent)
      const heartbeat = setInterval(() => send(': heartbeat\n\n'), bus.heartbeatMs)
      stop = () => clearInterval(heartbeat)
      const unsubscribe = bus.subscribe(tenant, { onEvent: sendEvent, onClose: end })
      stop = () => {
        clearInterval(heartbeat)
        unsubscribe()
      }
    },
    cancel() {
      stop()
    },
  })
}
