import type { StoreApi } from 'zustand'
import type { Control, ServerStatus } from '../control.ts'
import { showMailbox } from './mailbox/Mailbox.tsx'
import { showServerState } from './ServerState.tsx'

export { AccountList } from './AccountList.tsx'

/** Shows the UI of the demo beside the product: the state of the server, and the mailbox. */
export function showBeside(control: Control, status: StoreApi<ServerStatus>) {
  showServerState(status)
  showMailbox(control)
}
