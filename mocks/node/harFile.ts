import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { createCallLog } from '../calls/callLog.ts'
import { watchCalls, type Watch } from '../calls/monitor.ts'
import type { RecordedCall } from '../har/call.ts'
import { entryOf, harFrame } from '../har/writeHar.ts'

const { head: HEAD, end: END } = harFrame()

/** The calls of a server in a HAR file, without secrets. */
export interface HarFile {
  watch: Watch
  close(): void
}

/** A stream is written at most this often, in milliseconds: each time it is masked and written whole. */
const STREAM_MS = 250

/**
 * Writes calls to a HAR file as they end, and streams as their events come, a few times a second. Each step is one
 * write over the end of the file, so that the file is whole at any time, even if the process is killed
 * (docs/guides/inspector.md#over-http).
 *
 * @param base the base of the API, such as `/api/v1`
 */
export function openHarFile(path: string, base: string): HarFile {
  const file = openSync(path, 'w')
  const log = createCallLog(1)
  const open = new Map<string, string>()
  /** What streams have brought since they were written. */
  const waiting = new Map<string, RecordedCall>()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Where the calls that have ended stop, and the bytes after it. */
  let end = Buffer.byteLength(HEAD)
  let tail = 0
  let isFirst = true
  let isStopped = false

  /**
   * Writes the calls that have ended now, those that are still open, and the end. Spaces cover what a longer end has
   * left.
   */
  function write(ended: string) {
    if (isStopped) return
    const begun = ended === '' ? '' : `${isFirst ? '\n' : ',\n'}${ended}`
    const opened = [...open.values()].map(
      (entry, at) => `${isFirst && begun === '' && at === 0 ? '\n' : ',\n'}${entry}`,
    )
    const bytes = Buffer.from(begun + opened.join('') + END)
    const padded = Buffer.concat([bytes, Buffer.alloc(Math.max(0, tail - bytes.length), ' ')])
    try {
      writeSync(file, padded, 0, padded.length, end)
    } catch (error) {
      // The server goes on without its recording: a full disk is no reason to end it.
      isStopped = true
      console.error(`The recording has stopped: ${error instanceof Error ? error.message : String(error)}`)
      return
    }
    if (begun !== '') isFirst = false
    end += Buffer.byteLength(begun)
    tail = Math.max(tail, bytes.length) - Buffer.byteLength(begun)
  }

  function writeStreams() {
    timer = undefined
    if (waiting.size === 0) return
    for (const call of waiting.values()) open.set(call.id, JSON.stringify(entryOf(call)))
    waiting.clear()
    write('')
    timer = setTimeout(writeStreams, STREAM_MS)
    timer.unref()
  }

  log.onPut((call: RecordedCall) => {
    if (call.time === null) {
      if (!call.events) return
      waiting.set(call.id, call)
      if (timer === undefined) writeStreams()
      return
    }
    waiting.delete(call.id)
    open.delete(call.id)
    write(JSON.stringify(entryOf(call)))
  })
  writeSync(file, HEAD + END)
  tail = Buffer.byteLength(END)
  return {
    watch: watchCalls(log, { base, where: () => ({ screen: null, page: null }) }),
    close() {
      clearTimeout(timer)
      writeStreams()
      clearTimeout(timer)
      if (!isStopped) ftruncateSync(file, end + tail)
      closeSync(file)
    },
  }
}
