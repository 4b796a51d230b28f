import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useStore, type StoreApi } from 'zustand'
import { formatCount } from '../../src/format.ts'
import type { ServerStatus } from '../control.ts'
import { Notices } from './Notices.tsx'
import { focusOnMount } from './parts/actions/focusOnMount.ts'
import { serverWords } from './words.ts'
import classes from './ServerState.module.css'

/** Delay before a start is shown, in milliseconds: most servers are ready before anybody could read that they start. */
const SHOW_DELAY_MS = 500

export interface ServerStateProps {
  status: ServerStatus
  onReload(): void
}

/** Shows the status of the server: that it is starting, its notices, or why the page has to be reloaded. */
export function ServerState({ status, onReload }: ServerStateProps) {
  switch (status.state) {
    case 'starting':
      return <Starting status={status} />
    case 'ready':
      return <Notices notices={status.notices} />
    case 'left':
      return <ReloadDialog {...serverWords.left[status.to]} onReload={onReload} />
    case 'failed':
      return (
        <ReloadDialog
          title={serverWords.failed}
          text={serverWords.failedText(status.reason)}
          action={serverWords.reload}
          onReload={onReload}
        />
      )
    case 'outdated':
      return (
        <ReloadDialog
          title={serverWords.outdated}
          text={serverWords.outdatedText}
          action={serverWords.reload}
          onReload={onReload}
        />
      )
  }
}

function Starting({ status }: { status: Extract<ServerStatus, { state: 'starting' }> }) {
  const [hidden, setHidden] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setHidden(false), SHOW_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  const share = status.doing === 'replaying' ? status.done / status.total : null
  return (
    <div className={classes.starting} role="status" hidden={hidden}>
      {!hidden && (
        <>
          <progress
            className={classes.progress}
            {...(share !== null && { value: share })}
            aria-label={serverWords.progress}
          />
          <p>{startingText(status)}</p>
        </>
      )}
    </div>
  )
}

function startingText(status: Extract<ServerStatus, { state: 'starting' }>): string {
  switch (status.doing) {
    case 'opening':
      return serverWords.starting
    case 'waiting':
      return serverWords.waiting
    case 'replaying':
      return serverWords.restoring(formatCount(status.done), formatCount(status.total))
  }
}

function ReloadDialog(props: { title: string; text: string; action: string; onReload(): void }) {
  const { title, text, action, onReload } = props
  return (
    <div className={classes.backdrop}>
      <div
        className={classes.moved}
        role="alertdialog"
        aria-labelledby="server-moved"
        aria-describedby="server-moved-text"
      >
        <h2 id="server-moved">{title}</h2>
        <p id="server-moved-text">{text}</p>
        {/* The rest of the page is unusable, so the focus belongs here. */}
        <button type="button" ref={focusOnMount} onClick={onReload}>
          {action}
        </button>
      </div>
    </div>
  )
}

const RELOADED = 'touchline-reloaded-for-build'
/** A page that needs another reload within this time would get the same again. */
const RELOAD_AGAIN_MS = 30_000

/** Reloads the page, unless it has just done so. Returns true if it reloads. */
function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_AGAIN_MS) return false
    sessionStorage.setItem(RELOADED, String(Date.now()))
  } catch {
    // Without storage it could reload forever, so leave it to the user.
    return false
  }
  location.reload()
  return true
}

/** Mounts the status of the server in its own React root, beside the product, and reloads for a newer build or storage. */
export function showServerState(status: StoreApi<ServerStatus>) {
  const host = document.createElement('div')
  document.body.append(host)
  const reloadIfLeft = (now: ServerStatus) => now.state === 'left' && now.to !== 'other tab' && reloadOnce()
  status.subscribe(reloadIfLeft)
  reloadIfLeft(status.getState())
  createRoot(host).render(<LiveServerState status={status} />)
}

function LiveServerState({ status }: { status: StoreApi<ServerStatus> }) {
  return <ServerState status={useStore(status)} onReload={() => location.reload()} />
}
