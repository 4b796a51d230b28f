import { config } from '../src/config.ts'
import { createCallLog } from './calls/callLog.ts'
import { watchCalls, type Watch } from './calls/monitor.ts'
import { hereIn } from './calls/screenOf.ts'
import { showCalls } from './director/calls/showCalls.tsx'

/**
 * Watches the calls to a real server, and shows them in a panel beside the product. Nothing of the model is part of it
 * (docs/guides/inspector.md#against-a-real-server).
 */
export function startDevtools(): Watch {
  const log = createCallLog()
  const watch = watchCalls(log, { base: config.apiBase, where: () => hereIn(config.root) })
  showCalls(
    log,
    watch((...call) => fetch(...call)),
  )
  return watch
}
