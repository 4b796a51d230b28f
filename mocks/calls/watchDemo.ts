import { config } from '../../src/config.ts'
import { FAULT_HEADER } from '../faults/faultHeader.ts'
import { createCallLog, type CallLog } from './callLog.ts'
import { watchCalls, type Watch } from './monitor.ts'
import { hereIn } from './screenOf.ts'

/** The model marks what a fault has answered. Without any reply, it is the demo's network. */
const isFault = (headers: Headers | null) => headers === null || headers.has(FAULT_HEADER)

/** The monitor of the demo, and its log. */
export interface WatchedDemo {
  log: CallLog
  watch: Watch
}

/** Begins to watch the calls of the demo. */
export function watchDemo(base: string): WatchedDemo {
  const log = createCallLog()
  return { log, watch: watchCalls(log, { base, where: () => hereIn(config.root), isFault }) }
}
