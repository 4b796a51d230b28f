import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { CallLog } from '../calls/callLog.ts'
import { callsOfDemo } from './calls/callsOfDemo.ts'
import { Beside, type BesideProps } from './Beside.tsx'

/**
 * Shows the UI of the demo beside the product: what became of a link, the mailbox, the director, and the stories on the
 * stage of this tab.
 */
export function showBeside({ log, ...props }: Omit<BesideProps, 'calls'> & { log: CallLog }) {
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(createElement(Beside, { ...props, calls: callsOfDemo(props.control, log, props.send) }))
}
