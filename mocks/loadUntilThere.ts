/** Code that loads, and is asked for again if it does not come. */
export interface Loading<Loaded> {
  /** Resolves after the second attempt, or once it is there: it does not fail. */
  tried: Promise<void>
  /** Resolves once it is there. */
  there: Promise<Loaded>
  /** What has been loaded; null until then. */
  now(): Loaded | null
}

/** The pause after the first failure, in milliseconds: often the second attempt succeeds. */
const SOON_MS = 500
/**
 * The pause after the second failure, in milliseconds, unless the network comes back before. Each one after it is twice
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
  const soon = attempt().catch(async (error: unknown) => {
    onFailure?.(error)
    await untilOnline(SOON_MS)
    return attempt()
  })
  const there = soon.catch(async () => {
    for (let wait = AGAIN_MS; ; wait *= 2) {
      await untilOnline(wait)
      try {
        return await attempt()
      } catch {
        // The next attempt may be luckier.
      }
    }
  })
  return { there, tried: soon.then(nothing, nothing), now: () => loaded }
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
