import { IconX } from '@tabler/icons-react'
import { createRoot } from 'react-dom/client'
import { useStore } from 'zustand'
import { AppTheme } from '../../../src/app/theme/AppTheme.tsx'
import { config } from '../../../src/config.ts'
import type { CallLog } from '../../calls/callLog.ts'
import { repeatCall } from '../../calls/repeatCall.ts'
import { PanelHost } from '../edge/PanelHost.tsx'
import { DockButton } from '../panel/DockButton.tsx'
import { OneColourMark } from '../panel/OneColourMark.tsx'
import { CALLS, closePanel, isBelow, panelStore } from '../panel/panelStore.ts'
import { accessToken } from '../session/cookies.ts'
import { Calls } from './Calls.tsx'
import { CallsContext, docsBelow, type CallsTools } from './CallsContext.ts'
import { callsWords } from './words.ts'
import classes from '../panel/Director.module.css'

/** The calls to a real server in a panel of their own: the director without the model. */
export function CallsPanel({ tools }: { tools: CallsTools }) {
  return (
    <AppTheme beside>
      <PanelHost label={callsWords.title}>
        <CallsContext value={tools}>
          <Frame />
        </CallsContext>
      </PanelHost>
    </AppTheme>
  )
}

function Frame() {
  const below = useStore(panelStore, isBelow)
  return (
    <div className={classes.director} data-place="beside" data-dock={below ? 'bottom' : undefined}>
      <header className={classes.head}>
        <span className={classes.titleRow}>
          <OneColourMark />
          <h2>{callsWords.title}</h2>
        </span>
        <span className={classes.tools}>
          <DockButton />
          <button type="button" aria-label={callsWords.close} title={callsWords.closeHint} onClick={closePanel}>
            <IconX size={18} stroke={1.6} aria-hidden="true" />
          </button>
        </span>
      </header>
      <div className={classes.body} data-whole>
        <Calls />
      </div>
    </div>
  )
}

/**
 * Adds the panel to the page.
 *
 * @param send a watched fetch
 */
export function showCalls(log: CallLog, send: typeof fetch) {
  panelStore.setState({ section: CALLS })
  const tools: CallsTools = {
    source: log,
    base: config.apiBase,
    docs: docsBelow(config.root),
    send: (call) => repeatCall(send, call, accessToken()),
  }
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(<CallsPanel tools={tools} />)
}
