/** No answer has come in time. Its message is shown to people (docs/contract.md#time-outs). */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
  override message = 'The server did not answer in time.'
}

/** Rejects with the reason of a signal once it aborts. Whoever waits for something that may not notice the signal races it. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    // The DOM types it as any; an abort here always has an error.
    const handleAbort = () => reject(signal.reason as Error)
    if (signal.aborted) handleAbort()
    else signal.addEventListener('abort', handleAbort, { once: true })
  })
}

/**
 * Runs an exchange with the server that must be over after so many milliseconds, its body read included.
 *
 * @param ready resolves once the server can be asked; while it cannot, having been started again, time does not count
 * @throws TimeoutError where it is not, and the reason of `signal` when that aborts first
 */
export async function withDeadline<T>(
  milliseconds: number | null,
  signal: AbortSignal | undefined,
  exchange: (signal: AbortSignal) => Promise<T>,
  ready: () => Promise<void> = () => Promise.resolve(),
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
    await Promise.race([ready(), new Promise((resolve) => setTimeout(resolve)).then(() => (waited = true))])
    if (!waited) return ended.abort(new TimeoutError())
    await Promise.race([ready(), rejectOnAbort(ended.signal).catch(() => {})])
    if (!ended.signal.aborted) count()
  }
  count()
  try {
    // A body that hangs does not always notice that its request was aborted.
    return await Promise.race([exchange(ended.signal), rejectOnAbort(ended.signal)])
  } finally {
    clearTimeout(timer)
    milliseconds = null
    signal?.removeEventListener('abort', handleAbort)
  }
}
