import { createStore } from 'zustand/vanilla'
import { persist } from 'zustand/middleware'

/** Whether the sidebar is locked open; remembered in local storage (account-side 2.3). */
export const sidebarStore = createStore<{ locked: boolean }>()(
  persist((): { locked: boolean } => ({ locked: true }), { name: 'touchline-sidebar' }),
)

export const toggleLock = () => sidebarStore.setState(({ locked }) => ({ locked: !locked }))
