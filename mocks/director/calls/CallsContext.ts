import { createContext, useContext, useSyncExternalStore } from 'react'
import type { CallSource } from '../../calls/callLog.ts'
import type { KeptState } from '../../calls/copies/state.ts'
import type { RecordedCall } from '../../har/call.ts'

/** What the section of calls works with, in the demo and against a real server. */
export interface CallsTools {
  source: CallSource
  /** The base of the API, a path or an absolute URL. */
  base: string
  /** The address of the pages made of docs/, with a slash at the end. */
  docs: string
  /** Sends a call again, with the session of now. */
  send(call: RecordedCall): Promise<void>
  /** The state of the model before a call; absent where there is no model. */
  stateBefore?(call: RecordedCall, earlier: readonly RecordedCall[]): Promise<KeptState>
}

/** The address of the pages made of docs/, which lie beside the app (scripts/reference.ts). */
export const docsBelow = (root: string): string => `${root}reference/docs/`

export const CallsContext = createContext<CallsTools | null>(null)

/** The tools around the section; null where nothing is watched, such as in a story of another section. */
export const useCallsTools = (): CallsTools | null => useContext(CallsContext)

/** The calls of a source, the earliest first. */
export const useCalls = ({ source }: CallsTools): readonly RecordedCall[] =>
  useSyncExternalStore(source.subscribe, source.calls)
