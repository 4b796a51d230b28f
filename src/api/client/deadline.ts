import { callWords } from '../words.ts'

/** Thrown when no response arrives in time. Users see its message (docs/contract.md#time-outs). */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
  override message = callWords.timeout
}

/** Rejects with the signal's reason once it aborts. Race it against work that may not notice the signal. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    // The DOM types `reason` as any; every abort here passes an error.
    const handleAbort = () => reject(signal.reason as Error)
    if (signal.aborted) handleAbort()
    else signal.addEventListener('abort', handleAbort, { once: true })
  })
}

/**
 * Runs an exchange with the server, including reading the body, with a deadline.
 *
 * @param idle resolves once the server is neither starting nor at work; the deadline pauses until then
 * @throws TimeoutError after `milliseconds`, or the reason of `signal` if that aborts first
 */
export async function withDeadline<T>(
  milliseconds: number | null,
  signal: AbortSignal | undefined,
  exchange: (signal: AbortSignal) => Promise<T>,
  idle: () => Promise<void> = () => Promise.resolve(),
): Promise<T> {
  const ended = new AbortController()
  const handleAbort = () => ended.abort(signal?.reason)
  if (signal?.aborted) handleAbort()
  signal?.addEventListener('abort', handleAbort)
  let timer: ReturnType<typeof setTimeout> | undefined
  function count() {
    if (milliseconds !== null) timer = setTimeout(() => void handleTimeout(), milliseconds)
  }
  async function handleTimeout() {
    let waited = false
    await Promise.race([idle(), new Promise((resolve) => setTimeout(resolve)).then(() => (waited = true))])
    if (!waited) return ended.abort(new TimeoutError())
    await Promise.race([idle(), rejectOnAbort(ended.signal).catch(() => {})])
    if (!ended.signal.aborted) count()
  }
  count()
  try {
    // A hanging body does not always notice that its request was aborted.
    return await Promise.race([exchange(ended.signal), rejectOnAbort(ended.signal)])
  } finally {
    clearTimeout(timer)
    milliseconds = null
    signal?.removeEventListener('abort', handleAbort)
  }
}
