import { holdsDemo } from './director/arrival/link.ts'
import { openArrival } from './director/arrival/openArrival.ts'
import { accountListOf } from './director/accountListOf.ts'
import { listenEarly } from './director/edge/earlyKey.ts'
import { showUnavailable } from './director/edge/unavailable.ts'
import { unavailableWords } from './director/edge/words.ts'
import { readTab } from './director/panel/tabState.ts'
import { showServerState } from './director/ServerState.tsx'
import { openServer, untilReady } from './browser/openServer.ts'
import { callServer, type FetchWrapper } from './browser/callServer.ts'
import { createCallsAtWork } from './browser/callsAtWork.ts'
import { keepOffline } from './browser/keepOffline.ts'
import { createCallLog } from './calls/callLog.ts'
import { watchCalls } from './calls/monitor.ts'
import { hereIn } from './calls/screenOf.ts'
import { FAULT_HEADER } from './faults/faultHeader.ts'
import { config } from '../src/config.ts'

/** The parts of the demo that the product uses. */
interface StartedDemo {
  wrapFetch: FetchWrapper
  /** Resolves once the server and MSW answer; until then the page shows what it is waiting for. */
  ready(): Promise<void>
  /** Resolves once the model is processing none of this page's calls. */
  settled(): Promise<void>
  /** Resolves once the demo that the address holds is there; at once if it holds none. */
  arrived: Promise<unknown>
  /** The accounts of the demo, beside the login form. */
  loginAside: ReturnType<typeof accountListOf>
}

/** What is beside the product loads this many milliseconds after the server is there: the first screen comes first. */
const BESIDE_MS = 500
/** The files are kept this many milliseconds after the start: its own come first. */
const KEEP_MS = 5000
/**
 * What could not be loaded is reported, and asked for again, after this many milliseconds: Firefox breaks off what loads
 * when the page is left, and nothing is wrong then.
 */
const RETRY_MS = 10_000

/**
 * Starts the demo: the server of this browser, the adapter behind `fetch`, and the UI of the demo beside the product.
 * The server may still be starting when this returns. Outside a secure context, where browsers deny what the demo needs,
 * the page says so, and this never resolves.
 *
 * @param base the API base of the product
 */
export async function startDemo(base: string): Promise<StartedDemo> {
  if (!isSecureContext) {
    showUnavailable(unavailableWords.insecure(location.origin))
    return new Promise(() => {})
  }
  const { backend, status } = openServer()
  const { control } = backend
  const calls = createCallsAtWork()
  const road = callServer(backend, base, calls)
  const log = createCallLog()
  const watch = watchCalls(log, {
    base,
    where: () => hereIn(config.root),
    // The model marks what a fault has answered. Without any reply, it is the demo's network.
    isFault: (headers) => headers === null || headers.has(FAULT_HEADER),
  })
  const wrapFetch: FetchWrapper = (send) => watch(road.wrapFetch(send))
  // For use in the browser's console: `await touchline.advance(60_000)`.
  Object.assign(globalThis, { touchline: control })
  showServerState(status)
  listenEarly()
  setTimeout(() => keepOffline(base).catch(() => {}), KEEP_MS)
  // A link that is pasted into the address of an open page would not load it.
  addEventListener('hashchange', () => holdsDemo(location.hash) && location.reload())
  const arrived = openArrival(control)
  const showBeside = () =>
    import('./director/showBeside.ts').then(
      (beside) => beside.showBeside({ control, arrived, send: wrapFetch(fetch), log }),
      (error: unknown) =>
        void setTimeout(() => {
          console.error(error)
          void showBeside()
        }, RETRY_MS),
    )
  // The first screen has to make room for a director that is open.
  if (readTab().open) void showBeside()
  else void untilReady(status).then(() => setTimeout(showBeside, BESIDE_MS))
  return {
    wrapFetch,
    ready: async () => void (await Promise.all([untilReady(status), road.ready])),
    settled: calls.settled,
    arrived,
    loginAside: accountListOf(control),
  }
}
