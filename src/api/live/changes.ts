import { entryOf } from '../entryOf.ts'

/** A message between tabs: a write that sends no event, or the user that the server just returned. */
export type TabMessage = { written: string } | { user: { id: string } }

/** Carries changes between tabs that no server event announces. */
export interface ChangeChannel {
  post(message: TabMessage): void
  listen(onMessage: (message: TabMessage) => void): void
}

/**
 * How long a tab waits for the same message again, in milliseconds: each deleted row posts one, and the list needs to be
 * fetched only once for many of them.
 */
const GATHER_MS = 200

/** The channel between the tabs of this browser that use the same API; null if the browser has no BroadcastChannel. */
export function browserChanges(baseUrl: string): ChangeChannel | null {
  const channel = openChannel(`touchline-changes ${baseUrl}`)
  if (!channel) return null
  return {
    post: (message) => channel.postMessage(message),
    listen(onMessage) {
      const waiting = new Set<string>()
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const text = JSON.stringify(data)
        if (!isTabMessage(data) || waiting.has(text)) return
        waiting.add(text)
        setTimeout(() => {
          waiting.delete(text)
          onMessage(data)
        }, GATHER_MS)
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
