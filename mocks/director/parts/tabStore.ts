import { createStore, type StoreApi } from 'zustand/vanilla'

/**
 * Creates a store that survives a reload of the tab.
 *
 * @param read makes the state of what was stored, by this build or another one; of null if there is nothing
 * @param write returns what is to be stored; null removes it
 */
export function createTabStore<State>(
  key: string,
  read: (stored: unknown) => State,
  write: (state: State) => unknown,
): StoreApi<State> {
  const store = createStore<State>(() => read(readTab(key)))
  store.subscribe((state) => {
    const value = write(state)
    try {
      if (value === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify(value))
    } catch {
      // Without storage, or room in it, the state lasts until a reload.
    }
  })
  return store
}

function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
