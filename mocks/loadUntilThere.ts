/** Code that loads, and is asked for again if it does not come. */
export interface Loading<Loaded> {
  /** Resolves after the first attempt, whatever has become of it. */
  tried: Promise<void>
  /** Resolves once it is there. */
  there: Promise<Loaded>
  /** What has been loaded; null until then. */
  now(): Loaded | null
}

/**
 * The pause after the first failure, in milliseconds, unless the network comes back before. Each one after it is twice
 * as long.
 */
const AGAIN_MS = 15_000

/**
 * Loads code that the page can do without for a while. A host that does not answer once is asked again, so that nobody
 * has to reload.
 *
 * @param onFailure called with the first failure
 */
export function loadUntilThere<Loaded>(
  load: () => Promise<Loaded>,
  onFailure?: (error: unknown) => void,
): Loading<Loaded> {
  let loaded: Loaded | null = null
  const attempt = async () => (loaded = await load())
  const first = attempt()
  const there = first.catch(async (error: unknown) => {
    onFailure?.(error)
    for (let wait = AGAIN_MS; ; wait *= 2) {
      await untilOnline(wait)
      try {
        return await attempt()
      } catch {
        // The next attempt may be luckier.
      }
    }
  })
  return { there, tried: first.then(nothing, nothing), now: () => loaded }
}

const nothing = () => {}

/** Resolves once the network is back, and at the latest after some milliseconds. */
export const untilOnline = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
  })
