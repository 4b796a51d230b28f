import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useStore, type StoreApi } from 'zustand'
import { newVersionWords } from './words.ts'
import classes from './NewVersion.module.css'

/** A newer build of the demo that this browser has stored. */
export interface ReadyVersion {
  /** Reloads the page with it. */
  takeOver(): void
}

const KEY = 'touchline-version-later'

/** True if somebody has said "Later" in this tab, while this build was running. */
function wasPutOff(): boolean {
  try {
    return sessionStorage.getItem(KEY) === import.meta.env.VITE_BUILD_ID
  } catch {
    return false
  }
}

function putOff() {
  try {
    sessionStorage.setItem(KEY, import.meta.env.VITE_BUILD_ID)
  } catch {
    // Without storage, the next page asks again.
  }
}

export interface NewVersionProps {
  onReload(): void
}

/** Asks whether the newer build may take over. Until then, or if the user says no, this one keeps running. */
export function NewVersion({ onReload }: NewVersionProps) {
  const [state, setState] = useState<'asks' | 'reloads' | 'later'>(() => (wasPutOff() ? 'later' : 'asks'))
  if (state === 'later') return null
  return (
    <div className={classes.card} role="region" aria-label={newVersionWords.label}>
      <p role="status">
        <b>{newVersionWords.title}</b>
        <span>{newVersionWords.text}</span>
      </p>
      <div className={classes.buttons}>
        <button
          type="button"
          onClick={() => {
            putOff()
            setState('later')
          }}
        >
          {newVersionWords.later}
        </button>
        <button
          type="button"
          className={classes.main}
          aria-disabled={state === 'reloads'}
          onClick={() => {
            if (state === 'reloads') return
            setState('reloads')
            onReload()
          }}
        >
          {state === 'reloads' ? newVersionWords.reloading : newVersionWords.reload}
        </button>
      </div>
    </div>
  )
}

/** Mounts the question in its own React root, beside the product. */
export function showNewVersion(version: StoreApi<ReadyVersion | null>) {
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(<LiveNewVersion version={version} />)
}

function LiveNewVersion({ version }: { version: StoreApi<ReadyVersion | null> }) {
  const ready = useStore(version)
  return ready && <NewVersion onReload={ready.takeOver} />
}
