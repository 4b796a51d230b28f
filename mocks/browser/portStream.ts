type FromReader = 'pull' | 'cancel'
type FromWriter = { kind: 'chunk'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'end' } | { kind: 'error' }

/**
 * Sends a stream over a port, one chunk for each `pull` of the other side, so that a slow reader applies backpressure.
 *
 * @param onEnd called once the stream has ended, for any reason
 * @returns a function that cancels the stream, for when the other side is gone and can no longer do so
 */
export function sendStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  port: MessagePort,
  onEnd: () => void,
): () => void {
  const reader = stream.getReader()
  const send = (message: FromWriter) => port.postMessage(message)
  const end = () => {
    port.close()
    onEnd()
  }
  const cancel = () => {
    end()
    void reader.cancel().catch(() => {})
  }

  async function sendNext() {
    try {
      const { done, value } = await reader.read()
      send(done ? { kind: 'end' } : { kind: 'chunk', bytes: value })
      if (done) end()
    } catch {
      send({ kind: 'error' })
      end()
    }
  }

  port.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
    if (data === 'pull') void sendNext()
    else cancel()
  })
  port.start()
  return cancel
}

/**
 * Receives what `sendStream` sends. Cancelling `stream` cancels the sender's; `fail` ends it with an error if the
 * sender is gone.
 *
 * @param onEnd called once the stream has ended, for any reason
 */
export function receiveStream(
  port: MessagePort,
  onEnd: () => void,
): {
  stream: ReadableStream<Uint8Array<ArrayBuffer>>
  fail(error: Error): void
} {
  let fail: (error: Error) => void = () => {}
  let ended = false
  const end = (act: () => void) => {
    if (ended) return
    ended = true
    port.close()
    act()
    onEnd()
  }
  const ask = (message: FromReader) => port.postMessage(message)
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        fail = (error) => end(() => controller.error(error))
        port.addEventListener('message', ({ data }: MessageEvent<FromWriter>) => {
          if (ended) return
          if (data.kind === 'chunk') controller.enqueue(data.bytes)
          else if (data.kind === 'end') end(() => controller.close())
          else fail(new TypeError('Failed to fetch'))
        })
        port.start()
      },
      pull: () => ask('pull'),
      cancel() {
        ask('cancel')
        end(() => {})
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, fail: (error) => fail(error) }
}
