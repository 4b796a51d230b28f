import { createElement, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import type { StoreApi } from 'zustand'
import type { CallLog } from '../calls/callLog.ts'
import { callsOfDemo } from './calls/callsOfDemo.ts'
import type { Control, ServerStatus } from '../control.ts'
import { AccountList } from './AccountList.tsx'
import { Beside, type BesideProps } from './Beside.tsx'
import { showNewVersion, type ReadyVersion } from './NewVersion.tsx'
import { showServerState } from './ServerState.tsx'

/** Creates the list of a demo's accounts for its login page. */
export const accountListOf = (control: Control) =>
  function DemoAccounts(props: Omit<ComponentProps<typeof AccountList>, 'control'>) {
    return createElement(AccountList, { ...props, control })
  }

/**
 * Shows the UI of the demo beside the product: the state of the server, a version that is ready, what became of a link, the mailbox, the director, and the
 * stories on the stage of this tab.
 */
export function showBeside(
  control: Control,
  status: StoreApi<ServerStatus>,
  {
    newVersion,
    log,
    ...rest
  }: Omit<BesideProps, 'control' | 'calls'> & {
    newVersion: StoreApi<ReadyVersion | null>
    log: CallLog
  },
) {
  showServerState(status)
  showNewVersion(newVersion)
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(createElement(Beside, { control, calls: callsOfDemo(control, log, rest.send), ...rest }))
}
