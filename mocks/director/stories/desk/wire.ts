import { CHANNEL } from './deskChannel.ts'
import { readMessage, type Message } from './desk.ts'

/** The line between the desks of several windows. */
export interface DeskWire {
  post(message: Message): void
  close(): void
}

/** Opens the line; `onMessage` gets what other windows post. */
export function openDeskWire(onMessage: (message: Message) => void): DeskWire {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data)
    if (message) onMessage(message)
  })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target: it is of one origin.
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}
