/** How the tabs of one browser tell each other what they have written, where the server has no event for it. */
export interface ChangeChannel {
  /** @param operation the id of a write that has succeeded */
  tell(operation: string): void
  listen(onWritten: (operation: string) => void): void
}

/** Between the tabs of this browser that use the same API; null where the browser has no such channel. */
export function browserChanges(baseUrl: string): ChangeChannel | null {
  const channel = openChannel(`touchline-changes ${baseUrl}`)
  if (!channel) return null
  return {
    tell: (operation) => channel.postMessage(operation),
    listen(onWritten) {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') onWritten(data)
      })
    },
  }
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    // Denied with the rest of the browser's storage.
    return null
  }
}
