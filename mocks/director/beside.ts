import { createElement, type ComponentProps } from 'react'
import type { StoreApi } from 'zustand'
import type { Control, ServerStatus } from '../control.ts'
import { AccountList } from './AccountList.tsx'
import { showMailbox } from './mailbox/Mailbox.tsx'
import { showNewVersion, type ReadyVersion } from './NewVersion.tsx'
import { showServerState } from './ServerState.tsx'

/** Creates the list of a demo's accounts for its login page. */
export const accountListOf = (control: Control) =>
  function DemoAccounts(props: Omit<ComponentProps<typeof AccountList>, 'control'>) {
    return createElement(AccountList, { ...props, control })
  }

/** Shows the UI of the demo beside the product: the state of the server, a version that is ready, and the mailbox. */
export function showBeside(
  control: Control,
  status: StoreApi<ServerStatus>,
  newVersion: StoreApi<ReadyVersion | null>,
) {
  showServerState(status)
  showNewVersion(newVersion)
  showMailbox(control)
}
