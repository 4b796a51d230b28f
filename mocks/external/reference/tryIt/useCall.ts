import { useEffect, useRef, useState } from 'react'
import type { Backend } from '../../../control.ts'
import { tryWords as words } from '../words.ts'
import { requestOf, type CallInput } from './call.ts'

export type CallState =
  | { state: 'idle' }
  | { state: 'waiting' }
  | { state: 'answered'; status: number; milliseconds: number; text: string; listening: boolean }
  | { state: 'failed'; message: string }

/** The longest text of a stream that is kept. */
const KEPT = 20_000

const pretty = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/**
 * Sends calls to the model, one after the other. A stream stays open until it is stopped or the page shows another
 * operation.
 */
export function useCall(connect: () => Backend) {
  const [call, setCall] = useState<CallState>({ state: 'idle' })
  const stream = useRef<ReadableStreamDefaultReader<string>>(null)
  const stop = () => {
    void stream.current?.cancel()
    stream.current = null
  }
  useEffect(() => stop, [])

  async function read(response: Response, milliseconds: number) {
    const { status } = response
    const listens = response.headers.get('content-type')?.startsWith('text/event-stream') === true
    if (!listens || !response.body) {
      const text = pretty(await response.text())
      return setCall({ state: 'answered', status, milliseconds, text, listening: false })
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    stream.current = reader
    for (let text = ''; ;) {
      setCall({ state: 'answered', status, milliseconds, text, listening: true })
      const { value, done } = await reader.read()
      if (done) return setCall({ state: 'answered', status, milliseconds, text, listening: false })
      text = (text + value).slice(-KEPT)
    }
  }

  async function send(input: CallInput) {
    stop()
    setCall({ state: 'waiting' })
    try {
      const request = await requestOf(input)
      const began = performance.now()
      const response = await connect().fetch(request)
      await read(response, Math.round(performance.now() - began))
    } catch (error) {
      console.warn(error)
      setCall({ state: 'failed', message: words.noAnswer })
    }
  }
  return { call, send, stop }
}
