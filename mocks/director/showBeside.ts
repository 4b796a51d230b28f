import { createElement, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import type { StoreApi } from 'zustand'
import type { Control, ServerStatus } from '../control.ts'
import { AccountList } from './AccountList.tsx'
import { Beside } from './Beside.tsx'
import { showServerState } from './ServerState.tsx'

/** Creates the list of a demo's accounts for its login page. */
export const accountListOf = (control: Control) =>
  function DemoAccounts(props: Omit<ComponentProps<typeof AccountList>, 'control'>) {
    return createElement(AccountList, { ...props, control })
  }

/**
 * Shows the UI of the demo beside the product: the state of the server, the mailbox, and the director.
 *
 * @param send sends requests as the product does
 */
export function showBeside(control: Control, status: StoreApi<ServerStatus>, send: typeof fetch) {
  showServerState(status)
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(createElement(Beside, { control, send }))
}
