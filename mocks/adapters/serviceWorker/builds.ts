const PREFIX = 'touchline-files '

/** The name of the cache of a build's files. */
export const cacheNameOf = (build: string) => PREFIX + build

/** The cache of what has been opened in folders that are not stored as a whole. */
export const OPENED_CACHE = 'touchline-opened'

/** The name of a lock that a page or worker of a build holds while it is alive. */
export const lockNameOf = (build: string, id: string) => `touchline ${build} ${id}`

/** The builds that have a page or a worker, by the names of the locks that are held. */
const buildsOf = (locks: readonly { name?: string }[]) =>
  new Set(locks.flatMap(({ name = '' }) => /^touchline (\S+) \S+$/.exec(name)?.[1] ?? []))

const timeOf = (build: string) => parseInt(build, 36)

/**
 * Removes the files of older builds that nobody uses any more. Those of an old tab stay until it is closed, because the
 * host may not have them any more. Those of a newer build may be on their way.
 */
export async function removeOldCaches(
  build: string,
  caches: Pick<CacheStorage, 'keys' | 'delete'>,
  locks: Pick<LockManager, 'query'>,
): Promise<void> {
  const { held = [] } = await locks.query()
  const used = buildsOf(held)
  const stored = (await caches.keys())
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length))
  const unused = stored.filter((older) => timeOf(older) < timeOf(build) && !used.has(older))
  await Promise.all(unused.map((older) => caches.delete(cacheNameOf(older))))
}
