import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useStore, type StoreApi } from 'zustand'
import type { ServerStatus } from '../control.ts'
import { Notices } from './Notices.tsx'
import classes from './ServerState.module.css'

/** A start that takes no longer than this shows nothing. */
const QUIET_MS = 600

export interface ServerStateProps {
  status: ServerStatus
  onReload(): void
}

/** What the page says of its server: that it is starting, what it has to tell, or that it is another tab's now. */
export function ServerState({ status, onReload }: ServerStateProps) {
  switch (status.state) {
    case 'starting':
      return <Starting status={status} />
    case 'ready':
      return <Notices notices={status.notices} />
    case 'left':
      return status.to === 'other tab' ? (
        <Moved
          title="The demo is open in another tab"
          text="This browser runs the demo in one tab at a time. Everything you changed here is saved."
          action="Use it here"
          onReload={onReload}
        />
      ) : (
        <Moved
          title="The demo has been updated"
          text="Everything you changed here is saved. Reload this page to go on."
          action="Reload"
          onReload={onReload}
        />
      )
    case 'failed':
      return (
        <Moved
          title="The demo could not be started"
          text={`Reload this page to try again. The browser says: ${status.reason}`}
          action="Reload"
          onReload={onReload}
        />
      )
    case 'outdated':
      return (
        <Moved
          title="A newer version of the demo is open in another tab"
          text="Reload this page to get it."
          action="Reload"
          onReload={onReload}
        />
      )
  }
}

function Starting({ status }: { status: Extract<ServerStatus, { state: 'starting' }> }) {
  const [quiet, setQuiet] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(false), QUIET_MS)
    return () => clearTimeout(timer)
  }, [])
  const share = status.doing === 'replaying' ? status.done / status.total : null
  return (
    <div className={classes.starting} role="status" hidden={quiet}>
      {!quiet && (
        <>
          <progress className={classes.progress} {...(share !== null && { value: share })} aria-label="Starting" />
          <p>{startingText(status)}</p>
        </>
      )}
    </div>
  )
}

function startingText(status: Extract<ServerStatus, { state: 'starting' }>): string {
  switch (status.doing) {
    case 'opening':
      return 'Starting the demo…'
    case 'waiting':
      return 'Waiting for another tab of the demo to hand over. If this takes long, close that tab.'
    case 'replaying':
      return `Restoring your changes: ${status.done.toLocaleString('en')} of ${status.total.toLocaleString('en')}`
  }
}

function Moved(props: { title: string; text: string; action: string; onReload(): void }) {
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
        {/* The rest of the page cannot be used any more: this is where a key press belongs. */}
        <button type="button" ref={(button) => button?.focus()} onClick={onReload}>
          {action}
        </button>
      </div>
    </div>
  )
}

const RELOADED = 'touchline-reloaded-for-build'
/** A page that comes back so soon still got the old build: reloading once more would not help. */
const RELOAD_AGAIN_MS = 30_000

/** Reloads for a newer build, unless that was just done; true where it did. */
function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_AGAIN_MS) return false
    sessionStorage.setItem(RELOADED, String(Date.now()))
  } catch {
    // Without a memory it could go on for ever: the person decides.
    return false
  }
  location.reload()
  return true
}

/** Shows the state of the server in a root of its own, beside the product, and follows a newer build. */
export function showServerState(status: StoreApi<ServerStatus>) {
  const host = document.createElement('div')
  document.body.append(host)
  const follow = (now: ServerStatus) => now.state === 'left' && now.to === 'newer build' && reloadOnce()
  status.subscribe(follow)
  createRoot(host).render(<Following status={status} />)
}

function Following({ status }: { status: StoreApi<ServerStatus> }) {
  return <ServerState status={useStore(status)} onReload={() => location.reload()} />
}
