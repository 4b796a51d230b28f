import { TimeoutError } from './deadline.ts'

/** How much of a body has been sent, in bytes. */
export interface UploadProgress {
  sent: number
  total: number
}

/** An upload fails after this time without progress or a response (docs/product/client.md#calls). */
const IDLE_TIMEOUT_MS = 10_000

/**
 * Creates a fetch that reports upload progress, in bytes. It uses XMLHttpRequest because the browser's fetch cannot do
 * this. The time-out restarts with every progress event, so that slow connections can finish.
 *
 * @param settled resolves once the server is at work on no call of this page; the time-out waits for it
 */
export function uploadFetch(
  onProgress: (progress: UploadProgress) => void,
  settled: () => Promise<void> = () => Promise.resolve(),
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const body = await request.arrayBuffer()
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.url)
      xhr.responseType = 'arraybuffer'
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)

      let idleTimer: ReturnType<typeof setTimeout> | undefined
      const finish = (settle: () => void) => {
        clearTimeout(idleTimer)
        idleTimer = undefined
        request.signal.removeEventListener('abort', abort)
        settle()
      }
      const resetIdleTimer = () => {
        clearTimeout(idleTimer)
        idleTimer = setTimeout(() => void handleTimeout(), IDLE_TIMEOUT_MS)
      }
      const handleTimeout = async () => {
        const timer = idleTimer
        let isAtWork = true
        const stopped = settled().then(() => (isAtWork = false))
        await new Promise((next) => setTimeout(next))
        const wasAtWork = isAtWork
        await stopped
        if (timer !== idleTimer) return
        if (wasAtWork) return resetIdleTimer()
        finish(() => reject(new TimeoutError()))
        xhr.abort()
      }
      const abort = () => {
        // The DOM types `reason` as any; every abort here passes an error.
        finish(() => reject(request.signal.reason as Error))
        xhr.abort()
      }
      const reportProgress = ({ loaded, total }: ProgressEvent) => {
        resetIdleTimer()
        onProgress({ sent: loaded, total })
      }
      xhr.upload.addEventListener('progress', reportProgress)
      xhr.upload.addEventListener('load', reportProgress)
      xhr.addEventListener('progress', resetIdleTimer)
      xhr.addEventListener('error', () => finish(() => reject(new TypeError('Failed to fetch'))))
      xhr.addEventListener('load', () => finish(() => resolve(responseOf(xhr))))
      if (request.signal.aborted) return abort()
      request.signal.addEventListener('abort', abort)
      resetIdleTimer()
      xhr.send(body)
    })
  }
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(': ')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 2))
  }
  // These statuses have no body, and the Response constructor rejects one.
  const empty = xhr.status === 204 || xhr.status === 304
  // The DOM types it as any; `responseType` above makes it an ArrayBuffer.
  return new Response(empty ? null : (xhr.response as ArrayBuffer), { status: xhr.status, headers })
}
