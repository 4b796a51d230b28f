import { createStore } from 'zustand/vanilla'
import type { SavedRun } from '../player/playerState.ts'
import { emptyDesk, type Command, type Desk, type DeskState } from './desk.ts'
import { openDeskWire, type DeskWire } from './wire.ts'

/** How often a desk without a tab asks for one, in milliseconds. */
const ASK_MS = 1000
/** How long a tab that is gone may take to come back before another one takes its place: a reload on a busy machine. */
const RELOAD_MS = 8000

/** A desk in another window than the product's. */
export interface RemoteDesk extends Desk {
  /** Begins to listen. The returned function stops that. */
  open(): () => void
}

/**
 * Creates the desk of another window, such as that of the presenter. It keeps to one tab of the product, and finds it
 * again after a reload, also if other tabs answer sooner.
 *
 * @param tab the id of the tab to keep to; null for the first that answers
 * @param onGone called with the story that the tab has left when it is closed or reloaded
 */
export function createRemoteDesk(tab: string | null, onGone?: (run: SavedRun | null) => void): RemoteDesk {
  const store = createStore<DeskState>(() => emptyDesk)
  let current = tab
  let goneAt = -Infinity
  let wire: DeskWire | null = null

  const ask = () => {
    if (!store.getState().connected) wire?.post({ kind: 'ask' })
  }

  const mayFollow = (other: string) =>
    current === null ||
    current === other ||
    (tab === null && !store.getState().connected && performance.now() - goneAt > RELOAD_MS)

  return {
    store,
    send(command: Command) {
      if (current !== null) wire?.post({ kind: 'command', tab: current, command })
    },
    open() {
      wire = openDeskWire((message) => {
        if (message.kind === 'state' && mayFollow(message.tab)) {
          current = message.tab
          store.setState(message.state)
        }
        if (message.kind === 'bye' && message.tab === current) {
          goneAt = performance.now()
          store.setState({ connected: false })
          onGone?.(message.run)
        }
      })
      ask()
      const timer = setInterval(ask, ASK_MS)
      return () => {
        clearInterval(timer)
        wire?.close()
        wire = null
      }
    },
  }
}
