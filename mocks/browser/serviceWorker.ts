/// <reference lib="webworker" />
/*
 * The service worker of the demo. It answers for a host that is gone, with the files that a page has asked it to keep.
 * MSW's script, which it loads unchanged, answers the calls of the API.
 */
declare const self: ServiceWorkerGlobalScope

/** The files of a build, which the build writes. */
export type Files = readonly { path: string; revision: string }[]

const scope = self.registration.scope
/** The page that registers this script says where the API is. */
const api = new URL(self.location.href).searchParams.get('api') ?? '/api/'
const LIST = `${scope}files.json`
const CACHE = 'touchline-files'
/** Files that are kept as they are visited: Storybook, beside the demo, has as many as the demo. */
const VISITED = `${scope}storybook/`
const VISITED_CACHE = 'touchline-visited'
/** How long the host may take for a page that is kept, in milliseconds. */
const PAGE_MS = 3000

// MSW in an open page hears only the worker that it was started with, and a page that is being loaded when its worker is
// replaced may load for ever. So a newer script waits, as scripts do by themselves, until no page of this one is open.
// Nothing depends on it: a build has its own files, and most builds have the same script.
self.addEventListener('install', (event) => {
  if (self.registration.active) event.stopImmediatePropagation()
})

self.addEventListener('message', (event) => {
  // MSW would unregister this worker with its last page. The next page may be opened without a network.
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation()
  if (event.data === 'keep') event.waitUntil(keepFiles())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(scope) || new URL(request.url).pathname.startsWith(api))
    return
  event.stopImmediatePropagation()
  event.respondWith(answer(request))
})

/** Answers a hashed file from what is kept, and anything else from the host, as long as that is there. */
async function answer(request: Request): Promise<Response> {
  if (request.url.startsWith(`${scope}assets/`)) return (await findKept(request)) ?? fetch(request)
  const sent = fetch(request)
  try {
    const isPage = request.mode === 'navigate'
    const response = await (isPage ? Promise.race([sent, after(PAGE_MS)]) : sent)
    if (response === null) {
      // It may still fail when nobody waits for it any more.
      sent.catch(() => {})
      return (await findKept(request)) ?? (await sent)
    }
    // A full disk is no reason to fail: the file is there.
    if (response.ok && request.url.startsWith(VISITED))
      await keep(VISITED_CACHE, pathOf(request), response.clone()).catch(() => {})
    return response
  } catch (error) {
    const kept = await findKept(request)
    if (kept) return kept
    throw error
  }
}

/** Finds a file as a host would: the file itself, the page of a folder, or the app's page for all other pages. */
async function findKept(request: Request): Promise<Response | undefined> {
  const path = pathOf(request)
  // Only the path chooses the file.
  const match = (url: string) => caches.match(url, { ignoreVary: true })
  const found = await match(path.endsWith('/') ? `${path}index.html` : path)
  if (found || request.mode !== 'navigate') return found
  if (await match(`${path}/index.html`)) return Response.redirect(`${path}/${new URL(request.url).search}`)
  return match(`${scope}index.html`)
}

/**
 * Keeps the files of the host's build that are missing, and lets those of builds before the last one go: an open page
 * may still need them. The pages come last, so that what is kept always fits together.
 */
async function keepFiles(): Promise<void> {
  const list = await fetch(LIST, { cache: 'no-store' }).then((response): Promise<Files> => response.json())
  const kept: Files = (await (await caches.match(LIST))?.json()) ?? []
  const known = new Set(kept.map(({ path, revision }) => path + revision))
  const cache = await caches.open(CACHE)
  const missing = list.filter(({ path, revision }) => !known.has(path + revision)).map(({ path }) => path)
  const isPage = (path: string) => path.endsWith('.html')
  await Promise.all(missing.filter((path) => !isPage(path)).map(keepFile))
  await Promise.all(missing.filter(isPage).map(keepFile))
  await cache.put(LIST, Response.json(list))
  const used = new Set([...list, ...kept].map(({ path }) => scope + path))
  const unused = (await cache.keys()).filter(({ url }) => url !== LIST && !used.has(url))
  await Promise.all(unused.map((request) => cache.delete(request)))
}

async function keepFile(path: string): Promise<void> {
  const isHashed = path.startsWith('assets/')
  if (isHashed && (await caches.match(scope + path))) return
  const response = await fetch(scope + path, { cache: isHashed ? 'default' : 'no-cache', priority: 'low' })
  // Many hosts answer with the app's page for a file that is gone.
  const isOther = !path.endsWith('.html') && response.headers.get('content-type')?.startsWith('text/html')
  if (!response.ok || isOther) throw new Error(`the host does not have ${path}`)
  await keep(CACHE, scope + path, response)
}

/** Stores a response. A copy forgets that the host has redirected the request, which browsers refuse for a page. */
const keep = async (cache: string, url: string, response: Response) =>
  (await caches.open(cache)).put(url, new Response(response.body, response))

const pathOf = ({ url }: Request) => url.replace(/[?#].*$/s, '')
const after = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null))

self.importScripts('mockServiceWorker.js')
