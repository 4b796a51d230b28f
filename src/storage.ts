type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps what it is given until the page is left. */
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
    // Where a browser denies storage, to name it throws already.
    const { localStorage } = globalThis
    localStorage.getItem('')
    return localStorage
  } catch {
    return pageMemory()
  }
}

let opened: Memory | undefined

/** The browser's local storage; a memory of this page alone where the browser denies it. */
export const localMemory = (): Memory => (opened ??= openLocal())
