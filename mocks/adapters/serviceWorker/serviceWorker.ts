/// <reference lib="webworker" />
import { cacheNameOf, OPENED_CACHE, removeOldCaches } from './builds.ts'
import { isComplete, keepFiles } from './keepFiles.ts'
import { APP, createLookUp, type Found } from './lookUp.ts'
import { ask, type Ask, type BuildFiles, type Kept } from './messages.ts'
import { answerOpened } from './answerOpened.ts'

/*
 * The service worker of the demo: it answers for the host where there is no network. The build puts this script before
 * MSW's (scripts/offline/serviceWorker.ts), which answers the calls of the API, so that its listeners are the first.
 */
declare const self: ServiceWorkerGlobalScope
/** The first line of the built script. */
declare const TOUCHLINE: BuildFiles
/** The pages whose calls MSW's script answers: its own variable. */
declare const activeClientIds: Set<string>
/** Asks a page for the answer to a call: a function of MSW's script. */
declare let sendToClient: (client: Client, ...message: unknown[]) => Promise<unknown>

const { build, files, opened } = TOUCHLINE
const scope = self.registration.scope
const cacheName = cacheNameOf(build)
const lookUp = createLookUp(new URL(scope).pathname, new Set(files.map(([path]) => path)), opened)

/** A page waits this long for the answer to `keep`, in milliseconds: a worker that is busy cannot be replaced. */
const KEEP_MS = 2000

// A new build waits until the user lets it in. MSW would take over at once.
const takeOver = self.skipWaiting.bind(self)
self.skipWaiting = () => Promise.resolve()
// MSW unregisters its worker with the last page. This one is needed for the next.
self.registration.unregister = () => Promise.resolve(false)

/**
 * Firefox logs an error for each file that is still in a service worker when its page is left. There, this one answers
 * for a host that is gone, and leaves everything else alone.
 */
const onlyStandsIn = navigator.userAgent.includes('Firefox/')
/**
 * How long the host counts as reachable after an answer, in milliseconds: about the time in which the files of a page
 * arrive.
 */
const HOST_STAYS_MS = 10_000
let hostSeenAt = -Infinity
const hostIsThere = () => navigator.onLine && performance.now() - hostSeenAt < HOST_STAYS_MS

/** True for a page that the host is asked for first, even if it is stored. */
const isForHost = ({ destination }: Request) => onlyStandsIn && destination === 'document'

/** Asks the host. With each page it is noted whether it is there: other files may come from the browser's own cache. */
async function askHost(request: Request): Promise<Response> {
  if (!isForHost(request)) return fetch(request)
  hostSeenAt = -Infinity
  const response = await fetch(request, { cache: 'no-cache' })
  hostSeenAt = performance.now()
  return response
}

/** The calls that wait for the answer of a page: how to end each, and whose it is. */
const waiting = new Map<() => void, string>()
const send = sendToClient
// If the page closes before it answers, MSW would wait forever, so `letGo` must be able to end the wait.
sendToClient = (client, ...message) => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const end = () => reject(new Error('The page is gone.'))
  waiting.set(end, client.id)
  send(client, ...message).then(resolve, reject)
  return promise.finally(() => waiting.delete(end))
}

/** What this worker has not answered yet. MSW's script answers as well, so the event itself is watched. */
const inFlight = new Set<Promise<unknown>>()
const { respondWith } = FetchEvent.prototype
FetchEvent.prototype.respondWith = function track(this: FetchEvent, response) {
  const settled = Promise.resolve(response).catch(() => {})
  inFlight.add(settled)
  void settled.finally(() => inFlight.delete(settled))
  respondWith.call(this, response)
}

/**
 * How long a worker that makes room leaves everything to the host, in milliseconds. After that it works again, because
 * it may still be needed.
 */
const LEAVES_MS = 30_000
let leavesUntil = -Infinity
const isLeaving = () => performance.now() < leavesUntil

/**
 * Makes room for the worker of a new build. Chromium may stop a worker that is replaced while it still answers, and
 * what it has not answered then never ends: a page that is just loading would load for ever.
 */
async function letGo() {
  leavesUntil = performance.now() + LEAVES_MS
  // Pages that are closed will never answer their calls, so do not wait for them.
  const alive = new Set((await self.clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id))
  for (const [end, id] of waiting) if (!alive.has(id)) end()
  // A page may have missed the question, such as while it was starting. It answers a call itself that fails here.
  const timer = setTimeout(() => {
    for (const [end] of waiting) end()
  }, PAGES_ANSWER_MS)
  while (inFlight.size > 0) await Promise.all(inFlight)
  clearTimeout(timer)
}

/** How long pages may take to answer their calls once their worker makes room, in milliseconds. */
const PAGES_ANSWER_MS = 2000
/** How long the worker of the old build may take to make room, in milliseconds: one of its pages may hang. */
const LET_GO_MS = 3000

/** Takes the place of the worker of the old build, once that has made room. */
async function replace() {
  const { active, waiting: isNew } = self.registration
  if (active && isNew) await ask(active, { touchline: 'let go' }, LET_GO_MS)
  await takeOver()
}

const store = async (isOver: () => boolean): Promise<Kept> =>
  keepFiles({ files, cache: await caches.open(cacheName), base: scope, fetch: (...call) => fetch(...call), isOver })

let storing: Promise<Kept> | null = null
/** Stores files until the time is over. Several tabs may ask for it at once. */
function keep(isOver: () => boolean): Promise<Kept> {
  storing ??= store(isOver).finally(() => {
    storing = null
  })
  return storing
}

/** Chromium's static routes: what they cover is answered without this worker, and it is not even started. */
type Route = { condition: object; source: 'fetch-event' | 'network' | 'cache' | { cacheName: string } }
interface RoutingEvent extends ExtendableEvent {
  addRoutes(routes: Route[]): Promise<void>
}
const canRoute = (event: ExtendableEvent): event is RoutingEvent => 'addRoutes' in event

const below = (folder: string) => ({ urlPattern: `${scope}${folder}*` })
/** In development nothing is stored, and pages and files come from the host. */
const development: Route[] = ['navigate', 'script', 'style', 'font', 'image', 'sharedworker'].map((kind) => ({
  condition: kind === 'navigate' ? { requestMode: kind } : { requestDestination: kind },
  source: 'network',
}))
const routes: Route[] =
  files.length === 0
    ? development
    : [
        ...opened.map((folder): Route => ({ condition: below(folder), source: 'fetch-event' })),
        // Their names contain a hash, so that those of an old tab cannot be confused with those of this build.
        { condition: below('assets/'), source: 'cache' },
        ...['script', 'style', 'font', 'image', 'sharedworker'].map((requestDestination): Route => ({
          condition: { requestDestination },
          source: { cacheName },
        })),
      ]

/** All files of the new build are stored before it is offered, so that it also works without a network. */
async function keepUpdate() {
  if (!self.registration.active) return
  const stored = (await caches.keys()).filter((name) => name !== cacheName && name.startsWith(cacheNameOf('')))
  const complete = await Promise.all(stored.map(async (name) => isComplete(await caches.open(name), scope)))
  if (!complete.includes(true)) return
  const kept = await keep(() => false)
  if (kept === 'outdated' || kept === 'failed') throw new Error('The new version could not be stored yet.')
}

self.addEventListener('install', (event) => {
  if (canRoute(event)) event.waitUntil(event.addRoutes(routes))
  event.waitUntil(keepUpdate())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.delete(OPENED_CACHE))
  event.waitUntil(removeOldCaches(build, caches, navigator.locks))
})

self.addEventListener('message', (event) => {
  // Pages of this origin send nothing else but MSW's strings.
  const asked = (event.data as Ask | string | null) ?? ''
  if (typeof asked !== 'object') return
  const reply = (value: string) => event.ports[0]?.postMessage(value)
  switch (asked.touchline) {
    case 'control':
      return event.waitUntil(self.clients.claim())
    case 'build':
      return reply(build)
    case 'let go':
      return event.waitUntil(letGo().then(() => reply('')))
    case 'take over':
      return event.waitUntil(replace())
    case 'keep': {
      const end = performance.now() + KEEP_MS
      // The page asks again in a minute; then the new worker stores its own files.
      if (isLeaving()) return reply('failed' satisfies Kept)
      event.waitUntil(removeOldCaches(build, caches, navigator.locks))
      return event.waitUntil(keep(() => performance.now() > end).then(reply))
    }
  }
})

self.addEventListener('fetch', (event) => {
  if (isLeaving()) return event.stopImmediatePropagation()
  const { request, clientId } = event
  // MSW forgets its pages when the last of them closes, which can be after the next one has opened; calls of that page
  // would go to the network. A page that numbers its calls also answers them, so it is registered again here.
  if (clientId && request.headers.has('x-touchline-call')) activeClientIds.add(clientId)
  const { origin, pathname } = new URL(request.url)
  if (files.length === 0 || request.method !== 'GET' || origin !== self.location.origin) return
  const found = lookUp(pathname, request.mode === 'navigate')
  if (!found || (onlyStandsIn && !isForHost(request) && hostIsThere())) return
  event.stopImmediatePropagation()
  event.respondWith(answer(request, found))
})

async function answer(request: Request, found: Found): Promise<Response> {
  switch (found.kind) {
    case 'file':
      return answerFile(request, found.path)
    case 'hashed':
      return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request)
    case 'folder':
      return Response.redirect(found.location + new URL(request.url).search)
    case 'opened':
      return answerOpened(request, await openedFiles(), fetch)
    case 'app': {
      const response = await askHost(request).catch(() => null)
      return response ?? answerFile(request, APP)
    }
  }
}

/** What has been opened is stored apart. The files of this build, which fit each other, come first. */
async function openedFiles() {
  const [stored, apart] = await Promise.all([caches.open(cacheName), caches.open(OPENED_CACHE)])
  const match = async (url: string, options?: CacheQueryOptions) =>
    (await stored.match(url, options)) ?? apart.match(url, options)
  return { match, put: (url: string, response: Response) => apart.put(url, response) }
}

/**
 * Answers from the cache, so that a tab keeps its build until the user lets the next one in. Before all files are
 * stored, and for pages where this worker only stands in, the host comes first.
 */
async function answerFile(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(cacheName)
  const stored = () => cache.match(scope + path)
  if (!isForHost(request) && (await isComplete(cache, scope))) return (await stored()) ?? fetch(request)
  try {
    return await askHost(request)
  } catch (error) {
    const response = await stored()
    if (response) return response
    throw error
  }
}
