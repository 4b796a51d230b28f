import { config } from '../../../src/config.ts'
import type { CallLog } from '../../calls/callLog.ts'
import { repeatCall } from '../../calls/repeatCall.ts'
import { followCalls, shareCalls } from '../../calls/sharedLog.ts'
import type { Control } from '../../control.ts'
import { accessToken } from '../session/cookies.ts'
import { docsBelow, type CallsTools } from './CallsContext.ts'
import { stateBefore } from './stateBefore.ts'

/** What depends on the demo, and not on whose calls are watched. */
const withModel = (control: Control): Pick<CallsTools, 'base' | 'docs' | 'stateBefore'> => ({
  base: config.apiBase,
  docs: docsBelow(config.root),
  stateBefore: (call, earlier) => stateBefore(control, call, earlier),
})

/** The calls of this page, which the director's own window can follow. */
export function callsOfDemo(control: Control, log: CallLog, send: typeof fetch): CallsTools {
  const repeat: CallsTools['send'] = (call) => repeatCall(send, call, accessToken())
  shareCalls(log, repeat)
  return { ...withModel(control), source: log, send: repeat }
}

/** The calls of all pages of the product, for the director in a window of its own. */
export function callsOfWindow(control: Control): CallsTools | null {
  const followed = followCalls()
  return followed && { ...withModel(control), source: followed.source, send: followed.repeat }
}
