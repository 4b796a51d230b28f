import { createStore } from 'zustand/vanilla'
import { createJSONStorage, persist } from 'zustand/middleware'
import { localMemory } from '../../storage.ts'

/** Stores in local storage whether the sidebar is locked open (docs/product/app.md#sidebar). */
export const sidebarStore = createStore<{ locked: boolean }>()(
  persist((): { locked: boolean } => ({ locked: true }), {
    name: 'touchline-sidebar',
    storage: createJSONStorage(localMemory),
  }),
)

export const toggleLock = () => sidebarStore.setState(({ locked }) => ({ locked: !locked }))
