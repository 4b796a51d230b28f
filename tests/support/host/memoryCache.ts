import type { FileCache } from '../../../mocks/adapters/serviceWorker/keepFiles.ts'

/** A cache of files like the browser's, with room for a number of them. */
export function memoryCache(room = Infinity): FileCache & { stored: ReadonlyMap<string, Response> } {
  const stored = new Map<string, Response>()
  return {
    stored,
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    match: async (url) => stored.get(url)?.clone(),
    async put(url, response) {
      if (stored.size >= room) throw new DOMException('full', 'QuotaExceededError')
      stored.set(url, response)
    },
  }
}
