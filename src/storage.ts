type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps values in memory until the page unloads. */
function memoryStore(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

function openLocal(): KeyValueStore {
  try {
    // If the browser blocks storage, even reading the property throws.
    const { localStorage } = globalThis
    localStorage.getItem('')
    return localStorage
  } catch {
    return memoryStore()
  }
}

let opened: KeyValueStore | undefined

/** The browser's local storage, or a store in memory if the browser blocks it. */
export const localMemory = (): KeyValueStore => (opened ??= openLocal())
