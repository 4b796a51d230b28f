/** What a page asks of the service worker. MSW's own messages are strings, and its script ignores these. */
export type Ask =
  /** Take control of the page, which opened before the worker was active, or was reloaded past it. */
  | { touchline: 'control' }
  /** Go on storing the files of the build for a while; answered by `Kept`. */
  | { touchline: 'keep' }
  /** Which build do you belong to? Answered by its id. */
  | { touchline: 'build' }
  /** Give up the calls of pages that are gone: they would keep the worker busy; answered with an empty text. */
  | { touchline: 'let go' }
  /** Replace the worker of the older build. */
  | { touchline: 'take over' }

/**
 * How far the files are stored: all of them; some; none more, since the host has another build, the network is gone, or the disk
 * is full.
 */
export type Kept = 'complete' | 'more' | 'outdated' | 'unreachable' | 'full'

/** The files of a build, which the build writes into the first line of the service worker's script. */
export interface BuildFiles {
  /** The id of the build. */
  build: string
  /** Each file below the base in the order in which it should be stored, with its digest by `digestOf`. */
  files: readonly (readonly [path: string, digest: string])[]
  /** Folders whose files are not listed, because there are too many: what has been opened of them is stored. */
  opened: readonly string[]
}
