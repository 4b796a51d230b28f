/**
 * What a page, or the worker of a newer build, asks of the service worker. MSW's own messages are strings, and its
 * script ignores these.
 */
export type Ask =
  /** Take control of the page, which opened before the worker was active, or was reloaded past it. */
  | { touchline: 'control' }
  /** Go on storing the files of the build for a while; answered by `Kept`. */
  | { touchline: 'keep' }
  /** Which build do you belong to? Answered by its id. */
  | { touchline: 'build' }
  /**
   * Make room for a newer build: leave new requests to the host, and finish the others; answered with an empty text.
   */
  | { touchline: 'let go' }
  /** Replace the worker of the older build, once that has made room. */
  | { touchline: 'take over' }

/**
 * How far the files are stored: all of them; more to come; or storing has stopped, because the host has another build,
 * the disk is full, or something has failed that may work later, such as the network.
 */
export type Kept = 'complete' | 'more' | 'outdated' | 'failed' | 'full'

/** The files of a build, which the build writes into the first line of the service worker's script. */
export interface BuildFiles {
  /** The id of the build. */
  build: string
  /** Each file below the base in the order in which it should be stored, with its digest by `digestOf`. */
  files: readonly (readonly [path: string, digest: string])[]
  /** Folders whose files come last. Until then what has been opened of them is stored. */
  opened: readonly string[]
}

/** How long to wait for an answer of the service worker, in milliseconds: it may be stopped. */
const ANSWER_MS = 30_000

/** Sends a message to a service worker. */
export function tell(worker: ServiceWorker, message: Ask, transfer: Transferable[] = []) {
  worker.postMessage(message, transfer)
}

/** Sends a message to a service worker; resolves with its answer, or with null if there is none. */
export function ask(worker: ServiceWorker, question: Ask, within = ANSWER_MS): Promise<string | null> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<string | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), within)
    port1.addEventListener('message', ({ data }: MessageEvent<string>) => {
      clearTimeout(timer)
      resolve(data)
    })
    port1.start()
    tell(worker, question, [port2])
  }).finally(() => port1.close())
}
