import { entryOf } from '../entryOf.ts'

/** A message between tabs: a write that sends no event, or the user that the server just returned. */
export type TabMessage = { written: string } | { user: { id: string } }

/** Carries changes between tabs that no server event announces. */
export interface ChangeChannel {
  post(message: TabMessage): void
  listen(onMessage: (message: TabMessage) => void): void
}

/**
 * How often a tab hears the same message at most, in milliseconds: each of many deleted rows posts one, and to fetch the
 * list once for all of them is enough.
 */
const GATHER_MS = 1000

/** The channel between the tabs of this browser that use the same API; null if the browser has no BroadcastChannel. */
export function browserChanges(baseUrl: string): ChangeChannel | null {
  const channel = openChannel(`touchline-changes ${baseUrl}`)
  if (!channel) return null
  return {
    post: (message) => channel.postMessage(message),
    listen(onMessage) {
      /** The messages that were heard just now, and whether they have come again. */
      const heard = new Map<string, boolean>()
      function hear(message: TabMessage) {
        const text = JSON.stringify(message)
        if (heard.has(text)) return heard.set(text, true)
        heard.set(text, false)
        onMessage(message)
        setTimeout(() => {
          const isAgain = heard.get(text)
          heard.delete(text)
          if (isAgain) hear(message)
        }, GATHER_MS)
      }
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isTabMessage(data)) hear(data)
      })
    },
  }
}

/** A tab of another build may send a different format. */
const isTabMessage = (data: unknown): data is TabMessage =>
  typeof entryOf(data, 'written') === 'string' || typeof entryOf(entryOf(data, 'user'), 'id') === 'string'

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    // Browsers that block storage block BroadcastChannel too.
    return null
  }
}
