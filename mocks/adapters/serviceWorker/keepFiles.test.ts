import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryCache } from '../../../tests/support/host/memoryCache.ts'
import { digestOf, isComplete, keepFiles } from './keepFiles.ts'
import type { BuildFiles } from './messages.ts'

const BASE = 'https://club.example/demo/'
const encode = (text: string) => new TextEncoder().encode(text)

/** The host of a build, and what was asked of it. */
const host = {
  files: new Map<string, string>(),
  asked: [] as string[],
  headers: {} as Record<string, string>,
  async fetch(url: string, { cache = 'default' }: RequestInit) {
    const path = url.slice(BASE.length)
    host.asked.push(`${path} ${cache}`)
    const text = host.files.get(path)
    return new Response(text ?? 'not found', { status: text === undefined ? 404 : 200, headers: host.headers })
  },
}
const listed = () =>
  Promise.all([...host.files].map(async ([path, text]) => [path, await digestOf(encode(text))] as const))

let files: BuildFiles['files'] = []
beforeEach(async () => {
  host.files = new Map(
    ['index.html', 'assets/a-1.js', 'assets/b-2.js', 'boot.css', 'icon.svg'].map((file) => [file, file]),
  )
  host.asked = []
  host.headers = {}
  files = await listed()
})
const keep = (cache = memoryCache(), isOver = () => false, fetch = host.fetch) =>
  keepFiles({ files, cache, base: BASE, fetch, isOver })

describe('storing the files of a build', () => {
  it('stores each once, in their order, and says so', async () => {
    const cache = memoryCache()
    expect(await keep(cache)).toBe('complete')
    expect(host.asked).toEqual([
      'index.html no-cache',
      'assets/a-1.js default',
      'assets/b-2.js default',
      'boot.css no-cache',
      'icon.svg no-cache',
    ])
    expect(await (await cache.match(`${BASE}assets/a-1.js`))?.text()).toBe('assets/a-1.js')
    expect(await isComplete(cache, BASE)).toBe(true)
    expect(await keep(cache)).toBe('complete')
    expect(host.asked).toHaveLength(5)
  })

  it('continues where it has stopped', async () => {
    const cache = memoryCache()
    let asked = 0
    expect(await keep(cache, () => ++asked > 2)).toBe('more')
    expect(cache.stored.size).toBe(2)
    expect(await isComplete(cache, BASE)).toBe(false)
    expect(await keep(cache)).toBe('complete')
    expect(host.asked).toHaveLength(5)
  })

  it('keeps what it has when the network fails, and continues later', async () => {
    const cache = memoryCache()
    const cut = async (url: string, init: RequestInit) => {
      if (host.asked.length >= 2) throw new TypeError('Failed to fetch')
      return host.fetch(url, init)
    }
    expect(await keep(cache, undefined, cut)).toBe('failed')
    expect(cache.stored.size).toBe(2)
    expect(await keep(cache)).toBe('complete')
  })

  it('does not wait for a file that never ends', async () => {
    const time = new AbortController()
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
    const cache = memoryCache()
    const hold = (url: string, init: RequestInit) =>
      url.endsWith('b-2.js')
        ? new Promise<Response>((_, reject) => init.signal?.addEventListener('abort', () => reject(time.signal.reason)))
        : host.fetch(url, init)
    const kept = keep(cache, undefined, hold)
    await expect.poll(() => cache.stored.size).toBe(4)
    time.abort()
    expect(await kept).toBe('failed')
    expect(limit).toHaveBeenCalledWith(120_000)
    limit.mockRestore()
    expect(await keep(cache)).toBe('complete')
  })

  it('continues later if a file could not be written', async () => {
    const cache = memoryCache()
    const put = vi.spyOn(cache, 'put').mockRejectedValueOnce(new DOMException('internal', 'UnknownError'))
    expect(await keep(cache)).toBe('failed')
    put.mockRestore()
    expect(await keep(cache)).toBe('complete')
  })

  it('stops on a full disk and keeps what has room', async () => {
    const cache = memoryCache(3)
    expect(await keep(cache)).toBe('full')
    expect(cache.stored.size).toBe(3)
    expect(await isComplete(cache, BASE)).toBe(false)
  })

  it('does not take files of another build, even if the host answers with the app’s page', async () => {
    host.files.set('index.html', 'a newer page')
    host.files.delete('assets/b-2.js')
    const cache = memoryCache()
    expect(await keep(cache)).toBe('outdated')
    expect(cache.stored.has(`${BASE}index.html`)).toBe(false)
    expect(await isComplete(cache, BASE)).toBe(false)
  })

  it('asks the host if the browser’s own cache has another file', async () => {
    const stale = async (url: string, init: RequestInit) =>
      init.cache === 'reload' ? host.fetch(url, init) : new Response('stale')
    expect(await keep(memoryCache(), undefined, stale)).toBe('complete')
    expect(host.asked).toContain('assets/a-1.js reload')
  })

  it('stores no header that would hide the file or does not fit its bytes', async () => {
    host.headers = { 'content-type': 'text/css', 'content-encoding': 'identity', vary: 'Origin', 'content-length': '9' }
    const cache = memoryCache()
    await keep(cache)
    expect([...((await cache.match(`${BASE}boot.css`))?.headers ?? [])]).toEqual([['content-type', 'text/css']])
  })
})
