import type { Arrival } from './director/arrival/openArrival.ts'
import type { WatchedDemo } from './calls/watchDemo.ts'
import type { StoreApi } from 'zustand/vanilla'
import type { Control, ServerStatus } from './control.ts'
import { whenIdle } from '../src/loading/whenIdle.ts'
import { paths } from '../src/paths.ts'
import { readTab } from './director/panel/tabState.ts'
import { loadUntilThere, type Loading } from './loadUntilThere.ts'
import { opensEarly } from './adapters/worker/earlyWorker.ts'
import { openServer, untilReady } from './adapters/worker/openServer.ts'
import { DemoUnavailable, interceptFetch, type FetchWrapper } from './adapters/browser/interceptFetch.ts'
import { createCallsAtWork } from './adapters/browser/callsAtWork.ts'

/** The parts of the demo that the product uses. */
export interface StartedDemo {
  wrapFetch: FetchWrapper
  /** Resolves once the model answers; until then the page shows what it is waiting for. */
  ready(): Promise<void>
  /** Resolves once the model is processing none of this page's calls. */
  settled(): Promise<void>
  /** Resolves once the demo that the address holds is there; at once if it holds none. */
  arrived: Promise<unknown>
  control: Control
}

/** A start that takes longer than this many milliseconds is worth a word. */
const SHOW_STATE_MS = 300
/** What is beside the product loads this many milliseconds after the server is there, once the page is idle. */
const BESIDE_MS = 500
/** The files are stored this many milliseconds after the start, once the page is idle: its own come first. */
const KEEP_MS = 8000

/** A call waits this many milliseconds for the code that watches it, and then goes on without it. */
const MONITOR_MS = 10_000

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * A failure is reported after this many milliseconds: Firefox breaks off what loads when the page is left, and nothing
 * is wrong then.
 */
const REPORT_MS = 10_000
const report = (error: unknown) => void setTimeout(() => console.error(error), REPORT_MS)

/**
 * Starts the demo: the server of this browser, the adapter behind `fetch`, and the UI of the demo beside the product.
 * The server may still be starting when this returns.
 *
 * @param base the API base of the product
 * @param onUnavailable called if the demo cannot run, before the page shows the reason; nothing is ever answered then
 */
export async function startDemo(base: string, onUnavailable: () => void): Promise<StartedDemo> {
  try {
    const { backend, status, ready } = openServer()
    const calls = createCallsAtWork()
    if (opensEarly && location.pathname.endsWith(paths.dashboard())) askForFigures(backend.control).catch(report)
    const intercept = interceptFetch(backend, base, calls)
    const watched = watchLater(base)
    // The first call follows at once.
    if (opensEarly) watched()
    const wrapFetch: FetchWrapper = (send) => {
      const intercepted = intercept(send)
      return async (...call) => {
        const monitor = watched()
        if (!monitor.now()) await calls.track(() => Promise.race([monitor.tried, pause(MONITOR_MS)]))
        return (monitor.now()?.watch(intercepted) ?? intercepted)(...call)
      }
    }
    // For use in the browser's console: `await touchline.advance(60_000)`.
    Object.assign(globalThis, { touchline: backend.control })
    showStateLater(status)
    whenIdle(keepFiles, KEEP_MS)
    const arrived = openLink(backend.control)
    const besideProps = { control: backend.control, arrived, send: wrapFetch(fetch) }
    const showBeside = async () => {
      const monitor = watched()
      const { there } = loadUntilThere(() => import('./director/showBeside.ts'), report)
      const beside = await there
      await monitor.tried
      beside.showBeside({ ...besideProps, monitor })
    }
    // The first screen comes first, unless it has to make room for the director.
    if (readTab().open) void showBeside()
    else void untilReady(status).then(() => whenIdle(() => void showBeside(), BESIDE_MS))
    return {
      wrapFetch,
      ready,
      settled: calls.settled,
      arrived,
      control: backend.control,
    }
  } catch (error) {
    if (!(error instanceof DemoUnavailable)) throw error
    onUnavailable()
    // Its code loads for the few browsers that cannot run the demo.
    const { showUnavailable } = await import('./director/edge/unavailable.ts')
    showUnavailable(error.message)
    return new Promise(() => {})
  }
}

/**
 * Shows the status of the server. Its code loads once there is something to say: most servers are ready before anybody
 * could read that they start. Without that it follows the first screen, because a newer version that has to be
 * announced may leave it without a host.
 */
export function showStateLater(status: StoreApi<ServerStatus>) {
  let [isLate, isShown] = [false, false]
  const show = () => {
    if (isShown) return
    isShown = true
    unsubscribe()
    const { there } = loadUntilThere(() => import('./director/ServerState.tsx'), report)
    void there.then(({ showServerState }) => showServerState(status))
  }
  const look = () => {
    const now = status.getState()
    if (now.state === 'ready' ? now.notices.length > 0 : isLate || now.state !== 'starting') show()
  }
  const unsubscribe = status.subscribe(look)
  setTimeout(() => {
    isLate = true
    look()
  }, SHOW_STATE_MS)
  void untilReady(status).then(() => whenIdle(show, BESIDE_MS))
}

/** Lets the server compute the figures of the dashboard while the app loads. */
async function askForFigures(control: Control) {
  const { askForFiguresAhead } = await import('./director/edge/figuresAhead.ts')
  askForFiguresAhead(control)
}

/** Opens the demo that the address holds. Its code loads for such an address alone. */
async function openLink(control: Control): Promise<Arrival | null> {
  // A link that is pasted into the address of an open page would not load it.
  addEventListener('hashchange', () => location.hash.startsWith('#demo=') && location.reload())
  if (!location.hash.startsWith('#demo=')) return null
  const { openArrival } = await import('./director/arrival/openArrival.ts')
  return openArrival(control)
}

/**
 * The monitor of the calls, which loads with the first call: whoever is not signed in makes none before the page can be
 * used.
 */
function watchLater(base: string): () => Loading<WatchedDemo> {
  let loading: Loading<WatchedDemo> | null = null
  const load = async () => (await import('./calls/watchDemo.ts')).watchDemo(base)
  return () => (loading ??= loadUntilThere(load))
}

/** Stores the files of the demo in this browser, and asks about a newer version of them. */
function keepFiles() {
  const load = () => Promise.all([import('./adapters/browser/keepOffline.ts'), import('./director/NewVersion.tsx')])
  const { there } = loadUntilThere(load, report)
  void there.then(([{ keepOffline }, { showNewVersion }]) => showNewVersion(keepOffline()))
}
