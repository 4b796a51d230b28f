import './app/theme/styles.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createApi } from './api/api.ts'
import type { ClientOptions } from './api/client/client.ts'
import { browserChanges } from './api/live/changes.ts'
import { cookieJar } from './api/session/tokens.ts'
import { App, type Demo } from './app/App.tsx'
import { openPageAt } from './app/routes.tsx'
import { config } from './config.ts'
import { toast } from './ui/feedback/messages/toast.ts'
import { lazyComponent, lazyModule, loadLazyComponents } from './loading/lazyComponent.tsx'
import { loadAhead } from './loading/loadAhead.ts'
import { nextTask } from './loading/nextTask.ts'
import { whenIdle } from './loading/whenIdle.ts'
import { startWords } from './app/words.ts'

interface Opened {
  wrapFetch(send: typeof fetch): typeof fetch
  /** Resolves once the server behind `wrapFetch` accepts requests. */
  ready?(): Promise<void>
  /** Resolves once that server is processing none of this page's calls. */
  settled?(): Promise<void>
  /** Resolves once the demo that the address of this page holds is there. Absent if it holds none. */
  arrived?: Promise<unknown>
  demo?: Demo
}

/**
 * Opens the model and the demo's additions, which load beside the app: its calls wait for them. A build for a real
 * server drops this branch, and with it all of mocks/.
 *
 * @param onUnavailable called if the demo cannot run, so that the app makes room for the reason
 */
function openDemo(onUnavailable: () => void): Opened {
  if (import.meta.env.VITE_API_MODE === 'real')
    return { wrapFetch: import.meta.env.VITE_DEVTOOLS === '1' ? watchCalls() : (send) => send }
  const load = async () => {
    const { startDemo } = await import('../mocks/demo.ts')
    return startDemo(config.apiBase, onUnavailable)
  }
  const started = load()
  // It does not wait for the demo's code to arrive first.
  const loadLoginAside = async () => {
    const [{ accountListOf }, { control }] = await Promise.all([import('../mocks/director/accountListOf.ts'), started])
    return accountListOf(control)
  }
  started.catch((error: unknown) => {
    onUnavailable()
    showCannotLoad(error)
  })
  return {
    wrapFetch(send) {
      const wrapped = started.then((demo) => demo.wrapFetch(send))
      // Reported above.
      wrapped.catch(() => {})
      return async (...call) => (await wrapped)(...call)
    },
    ready: async () => (await started).ready(),
    settled: async () => (await started).settled(),
    ...(location.hash.startsWith('#demo=') && { arrived: started.then((demo) => demo.arrived) }),
    demo: { loginAside: lazyComponent(loadLoginAside) },
  }
}

/**
 * Watches the calls to a real server, in a development server and in a build that asks for it; any other build drops
 * this. The model is not part of it (docs/guides/inspector.md#against-a-real-server).
 */
function watchCalls(): Opened['wrapFetch'] {
  const started = import('../mocks/devtools.ts').then(({ startDevtools }) => startDevtools())
  // Without the tools, the calls go on without them.
  started.catch(console.error)
  return (send) => {
    const wrapped = started.then(
      (watch) => watch(send),
      () => send,
    )
    return async (...call) => (await wrapped)(...call)
  }
}

const loadSending = lazyModule(() => import('./api/client/send.ts'))
const loadUploads = lazyModule(() => import('./api/client/uploadFetch.ts'))

/** The other pages load this many milliseconds after the start, so that they do not delay the first one. */
const LOAD_AHEAD_MS = 5000

/** The first screen waits this long for what it shows first, in milliseconds. */
const PRELOAD_MS = 300

/** Resolves once work has ended, or its time. */
const inTime = (work: Promise<void>, milliseconds: number) =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))])

const untilIdle = (after = 0) => new Promise<void>((resolve) => whenIdle(resolve, after))

async function main() {
  const host = document.getElementById('root')
  if (!host) throw new Error('index.html has no #root')
  let isAvailable = true
  const { wrapFetch, ready, settled, arrived, demo } = openDemo(() => {
    isAvailable = false
    root?.unmount()
  })
  let root: Root | null = null
  // The link decides who is signed in, and on which page.
  await arrived
  const changes = browserChanges(config.apiBase)
  const api = createApi({
    baseUrl: config.apiBase,
    fetch: wrapFetch((...args) => fetch(...args)),
    uploadFetch: (onProgress) => wrapFetch(async (...call) => (await loadUploads()).uploadFetch(onProgress)(...call)),
    tokens: cookieJar(() => toast('error', startWords.cookiesBlocked)),
    ...(ready && { ready }),
    ...(settled && { settled }),
    ...(changes && { changes }),
    checkReply: checkLater(),
  })
  const userLoaded = api.session.load()
  // The page takes input in between.
  await nextTask()
  const page = openPageAt(location.pathname, import.meta.env.BASE_URL, demo?.loginAside)
  const preloaded = () => page.preload(api).catch(() => {})
  // Until the user and the code of the page are there, the boot view stays, and for a moment until its answers are.
  void Promise.all([page.loaded, userLoaded])
    .then(() => inTime(preloaded(), PRELOAD_MS))
    .then(() => {
      if (!isAvailable) return
      const view = (root = createRoot(host))
      // In slices: the first screen would keep the page busy for long on a slow machine.
      startTransition(() => {
        view.render(
          <StrictMode>
            <App api={api} basename={import.meta.env.BASE_URL} demo={demo} />
          </StrictMode>,
        )
      })
      // The first call is near. Without a network, it says so.
      loadSending().catch(() => {})
    })
  loadAhead(() => loadLazyComponents(untilIdle), LOAD_AHEAD_MS)
}

/** Returns what holds replies against the contract, once the first screen is there: the schemas are large. */
function checkLater(): NonNullable<ClientOptions['checkReply']> {
  const checks = untilIdle(LOAD_AHEAD_MS).then(() => import('./api/client/checkReply.ts'))
  // Without the schemas, replies are used as they are.
  return (endpoint, body) => void checks.then(({ checkReply }) => checkReply(endpoint, body)).catch(() => {})
}

/** Shows that the app could not be loaded. Only the boot view and its style are available here. */
function showCannotLoad(error: unknown) {
  console.error(error)
  const message = document.createElement('p')
  message.className = 'boot-message'
  message.setAttribute('role', 'alert')
  message.textContent = startWords.failed(config.brand)
  document.getElementById('root')?.replaceChildren(message)
}

// In a task of its own: running the modules has kept the page busy long enough.
setTimeout(() => main().catch(showCannotLoad))
