import type { BuildFiles, Kept } from './messages.ts'

/** The part of a browser's `Cache` that holds files, by their URLs. */
export interface FileCache {
  keys(): Promise<readonly { url: string }[]>
  match(url: string, options?: CacheQueryOptions): Promise<Response | undefined>
  put(url: string, response: Response): Promise<void>
}

export interface KeepOptions extends Pick<BuildFiles, 'files'> {
  /** The cache of this build. */
  cache: FileCache
  /** The URL that the paths of the files are relative to. */
  base: string
  fetch(url: string, init: RequestInit): Promise<Response>
  /** True once the caller has no more time: the rest is stored in another call. */
  isOver(): boolean
}

/** Files that are fetched at a time. */
const AT_A_TIME = 4
/** How long the host may take for a file, in milliseconds: one that never ends would hold up all others. */
const FILE_MS = 120_000
/** Marks the cache of a build that has every file. No file has this name. */
const COMPLETE = '.touchline-complete'
/** Headers that do not fit the stored bytes, which are not compressed, or that would keep them from being found. */
const NOT_STORED = ['content-encoding', 'content-length', 'vary']

/** Resolves with true if a cache has every file of its build. */
export const isComplete = async (cache: Pick<FileCache, 'match'>, base: string) =>
  (await cache.match(base + COMPLETE)) !== undefined

/** A short digest of a file's bytes. */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...hash.subarray(0, 6)))
}

/**
 * Stores the files of a build that its cache lacks, in their order. Each must have its digest: the host may have a
 * newer build by now, or answer with the app's page for a file that is gone.
 */
export async function keepFiles({ files, cache, base, fetch, isOver }: KeepOptions): Promise<Kept> {
  if (await isComplete(cache, base)) return 'complete'
  const stored = new Set((await cache.keys()).map(({ url }) => url))
  const missing = files.filter(([path]) => !stored.has(base + path))
  let outcome: Kept = 'complete'
  async function work() {
    while (outcome === 'complete' && missing.length > 0) {
      if (isOver()) {
        outcome = 'more'
        return
      }
      const [path, digest] = missing.shift() ?? ['', '']
      const failure = await keepFile(path, digest)
      if (failure) outcome = failure
    }
  }

  async function keepFile(path: string, digest: string): Promise<Kept | null> {
    const url = base + path
    // The browser's own cache has the hashed files of this page. If it has something else, the host is asked.
    for (const mode of [path.startsWith('assets/') ? 'default' : 'no-cache', 'reload'] as const) {
      try {
        const response = await fetch(url, { cache: mode, priority: 'low', signal: AbortSignal.timeout(FILE_MS) })
        if (response.status >= 500 || response.status === 429) return 'failed'
        const bytes = await response.arrayBuffer()
        if (response.ok && (await digestOf(bytes)) === digest) return await store(url, bytes, response.headers)
      } catch {
        return 'failed'
      }
    }
    return 'outdated'
  }

  async function store(url: string, bytes: ArrayBuffer, received: Headers): Promise<Kept | null> {
    const headers = new Headers(received)
    for (const name of NOT_STORED) headers.delete(name)
    try {
      await cache.put(url, new Response(bytes, { headers }))
      return null
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed'
    }
  }

  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  // The outcome is changed by `work`, which TypeScript does not see.
  if ((outcome as Kept) === 'complete')
    return (await store(base + COMPLETE, new ArrayBuffer(), new Headers())) ?? outcome
  return outcome
}
