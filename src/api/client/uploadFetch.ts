import { TimeoutError } from './deadline.ts'

/** How much of a body has been sent, in bytes. */
export interface UploadProgress {
  sent: number
  total: number
}

/** An upload that has neither moved on nor been answered for so many milliseconds fails (docs/product/client.md#calls). */
const SILENCE_MS = 10_000

/**
 * A fetch that tells how much of the body has been sent, which the browser's own does not: XMLHttpRequest does it. A slow line
 * is given its time as long as something goes over it.
 */
export function uploadFetch(onProgress: (progress: UploadProgress) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const body = await request.arrayBuffer()
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.url)
      xhr.responseType = 'arraybuffer'
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)

      let silence: ReturnType<typeof setTimeout> | undefined
      const end = (settle: () => void) => {
        clearTimeout(silence)
        request.signal.removeEventListener('abort', abort)
        settle()
      }
      const watch = () => {
        clearTimeout(silence)
        silence = setTimeout(() => {
          end(() => reject(new TimeoutError()))
          xhr.abort()
        }, SILENCE_MS)
      }
      const abort = () => {
        // The DOM types it as any; an abort here always has an error.
        end(() => reject(request.signal.reason as Error))
        xhr.abort()
      }
      const tell = ({ loaded, total }: ProgressEvent) => {
        watch()
        onProgress({ sent: loaded, total })
      }
      xhr.upload.addEventListener('progress', tell)
      xhr.upload.addEventListener('load', tell)
      xhr.addEventListener('progress', watch)
      xhr.addEventListener('error', () => end(() => reject(new TypeError('Failed to fetch'))))
      xhr.addEventListener('load', () => end(() => resolve(responseOf(xhr))))
      if (request.signal.aborted) return abort()
      request.signal.addEventListener('abort', abort)
      watch()
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
  // These have no body by definition, and a Response refuses one.
  const empty = xhr.status === 204 || xhr.status === 304
  // The DOM types it as any; `responseType` above asks for this.
  return new Response(empty ? null : (xhr.response as ArrayBuffer), { status: xhr.status, headers })
}
