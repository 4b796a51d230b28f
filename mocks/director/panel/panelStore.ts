import { createStore } from 'zustand/vanilla'
import { localMemory } from '../../../src/storage.ts'
import { readTab, storeTab, type TabState } from './tabState.ts'

/**
 * What the director remembers: in the tab whether it is open and where, in the browser whether its button is hidden.
 */
export interface PanelState extends TabState {
  /** The page has no button of the director while it is closed. */
  buttonHidden: boolean
  /** The focus goes into the panel when it appears: not if a reload has kept it open. */
  takesFocus: boolean
  /** The place for the button of the mailbox while the panel is open. */
  mailboxSlot: HTMLElement | null
}

const BUTTON_KEY = 'touchline-director-button'

/** The least height of the panel below the page, in pixels; at most it takes 70 % of the window. */
export const MIN_HEIGHT = 240

function store({ buttonHidden, ...state }: PanelState) {
  try {
    storeTab(state)
    localMemory().setItem(BUTTON_KEY, buttonHidden ? 'hidden' : 'shown')
  } catch {
    // Without storage the panel is closed again after a reload.
  }
}

/** The state of the director's panel in this tab. */
export const panelStore = createStore<PanelState>(() => ({
  ...readTab(),
  buttonHidden: localMemory().getItem(BUTTON_KEY) === 'hidden',
  takesFocus: false,
  mailboxSlot: null,
}))
panelStore.subscribe(store)

/** The element that had the focus before the panel was opened. */
let before: Element | null = null

/** Opens the panel; the focus goes into it once it is there. */
export function openPanel() {
  before = document.activeElement
  animateRoom()
  panelStore.setState({ open: true, takesFocus: true })
}

/** Closes the panel. If the focus was in it, it goes back to where it was before, or else to the director's button. */
export function closePanel() {
  const panel = document.getElementById(PANEL_ID)
  const hadFocus = panel?.contains(document.activeElement) === true
  animateRoom()
  panelStore.setState({ open: false, mailboxSlot: null })
  if (!hadFocus) return
  const target = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : null
  const fallback = () => document.getElementById(BUTTON_ID) ?? document.querySelector<HTMLElement>('main')
  // The button is only there after the panel is gone.
  requestAnimationFrame(() => (target?.isConnected ? target : fallback())?.focus())
}

/** True if the panel stands below the page, in a window that is wide enough. */
export const isBelow = ({ section, dock }: PanelState) => section === CALLS && dock === 'bottom'

/** The id of the section of calls, which needs more room than the others. */
export const CALLS = 'calls'

/** Opens the panel if it is closed, and the other way round. */
export const togglePanel = () => (panelStore.getState().open ? closePanel() : openPanel())

export const PANEL_ID = 'touchline-director-panel'
export const BUTTON_ID = 'touchline-director-button'

const MOVE_MS = 200

/** The page moves only when somebody opens or closes the panel, not when it appears with the panel open. */
function animateRoom() {
  const { dataset } = document.documentElement
  dataset.directorMoves = ''
  setTimeout(() => delete dataset.directorMoves, MOVE_MS)
}
