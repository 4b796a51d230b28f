type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps values in memory until the page unloads. */
function pageMemory(): Memory {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

function openLocal(): Memory {
  try {
    // If the browser blocks storage, even reading the property throws.
    const { localStorage } = globalThis
    localStorage.getItem('')
    return localStorage
  } catch {
    return pageMemory()
  }
}

let opened: Memory | undefined

/** The browser's local storage, or a store in memory if the browser blocks it. */
export const localMemory = (): Memory => (opened ??= openLocal())
