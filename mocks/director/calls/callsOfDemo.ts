import { config } from '../../../src/config.ts'
import type { CallLog } from '../../calls/callLog.ts'
import { followCalls, shareCalls } from '../../calls/sharedLog.ts'
import type { Control } from '../../control.ts'
import { accessToken } from '../session/cookies.ts'
import { docsBelow, type CallsTools } from './CallsContext.ts'

/** What needs the model loads when somebody copies a test or a story. */
const withModel = (control: Control): Pick<CallsTools, 'base' | 'docs' | 'stateBefore'> => ({
  base: config.apiBase,
  docs: docsBelow(config.root),
  stateBefore: async (call, earlier) => (await import('./stateBefore.ts')).stateBefore(control, call, earlier),
})

/** The calls of this page, which the director's own window can follow. */
export function callsOfDemo(control: Control, log: CallLog, send: typeof fetch): CallsTools {
  // With the contract, which is large, and which the demo beside the product does without.
  const repeat: CallsTools['send'] = async (call) =>
    (await import('../../calls/repeatCall.ts')).repeatCall(send, call, accessToken())
  shareCalls(log, repeat)
  return { ...withModel(control), source: log, send: repeat }
}

/** The calls of all pages of the product, for the director in a window of its own. */
export function callsOfWindow(control: Control): CallsTools | null {
  const followed = followCalls()
  return followed && { ...withModel(control), source: followed.source, send: followed.repeat }
}
