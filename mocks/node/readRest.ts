import type { IncomingMessage } from 'node:http'

/** The most bytes that are read after a refusal, and how long a sender may be silent, in milliseconds. */
const REST_BYTES = 64 * 1024 * 1024
const IDLE_MS = 1000

/**
 * Reads and drops the rest of a body. A connection that closes over unread bytes is reset, and takes the reply with it.
 * Resolves with false if more comes than is read, or nothing for a second.
 */
export function readRest(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.readableEnded || incoming.destroyed) return Promise.resolve(true)
  return new Promise((resolve) => {
    let left = REST_BYTES
    const giveUp = () => resolve(false)
    const idle = setTimeout(giveUp, IDLE_MS)
    incoming.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) giveUp()
      else idle.refresh()
    })
    for (const event of ['end', 'close', 'error'])
      incoming.once(event, () => {
        clearTimeout(idle)
        resolve(true)
      })
    incoming.resume()
  })
}
