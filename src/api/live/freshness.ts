import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Endpoint } from '../../contract/endpoint/endpoint.ts'
import { compareEventIds } from '../../contract/endpoint/events.ts'

/** A point in the history of the server, as the client knows it. */
interface Mark {
  /** The id of the last event before it; null where the server does not say. */
  id: string | null
  /** Counts what has happened in this client: the only order there is where the server gives no ids. */
  order: number
}

/**
 * Keeps what is shown in step with the event stream. An answer says which events it includes (`last-event-id`); events say what
 * they make stale. From both follows what must be fetched again, and what need not be.
 */
export interface Freshness {
  /** Fetches for a query and remembers what its answer includes. */
  track<T>(key: QueryKey, fetch: (onLastEventId: (id: string | null) => void) => Promise<T>): Promise<T>
  /** The id after which a stream must begin to miss nothing of what is shown; null where nothing is, or no server says. */
  oldestShown(): string | null
  /**
   * The stream is open.
   *
   * @param from it tells all events after this one; null where the server does not say
   * @param latest the last event that had happened by then; null where the server does not say
   */
  opened(from: string | null, latest: string | null): void
  closed(): void
  /** An event has made answers stale. Fetches those again that are shown and do not include it; true where there are such. */
  handleEvent(id: string | null, endpoints: readonly Endpoint[]): boolean
  /**
   * Call it before sending a write, and call what it returns with the last event id of the write's answer. The result tells
   * which queries have been fetched since, or are being fetched, because the write's event arrived first. It is valid only for
   * operations that the write's events make stale.
   */
  beginWrite(): (lastEventId: string | null) => (query: Query) => boolean
}

/** An answer that is too old is asked for again at once so often, and then after 1 s, 2 s, 4 s … up to half a minute. */
const PATIENCE = 5
const LAG_MS = 1000
const LAG_MAX_MS = 30_000

/** @param isLive whether events tell of changes to what an operation answers */
export function createFreshness(queryClient: QueryClient, isLive: (endpointId: string) => boolean): Freshness {
  const cache = queryClient.getQueryCache()
  const answers = new Map<string, Mark>()
  /** When the latest fetch of each query was sent. */
  const sendings = new Map<string, number>()
  /** The last event that made the answers of an operation stale, since the stream was opened. */
  const changes = new Map<string, Mark>()
  let stream: Mark | null = null
  let latestAtOpening: string | null = null
  let order = 0

  const isBefore = (answer: Mark, mark: Mark) =>
    (answer.id !== null && mark.id !== null ? older(answer.id, mark.id) : null) ?? answer.order < mark.order

  const endpointOf = ({ queryKey }: Query) => String(queryKey[0])
  const isShown = (query: Query) => query.isActive() && query.state.data !== undefined

  /** Whether the stream does not tell all that happened after an answer, or has told of a change that it does not include. */
  function isStale(query: Query): boolean {
    const answer = answers.get(query.queryHash)
    if (!answer || !stream) return false
    const change = changes.get(endpointOf(query))
    return isBefore(answer, stream) || (change !== undefined && isBefore(answer, change))
  }

  function refetch({ queryKey }: Query) {
    void queryClient.invalidateQueries({ queryKey, exact: true })
  }

  /** How often in a row the answer of a query was too old. */
  const tooOld = new Map<string, number>()

  /** A server whose answers lag behind its events is asked again more and more slowly, not as fast as it answers. */
  function judge(query: Query) {
    if (!isStale(query)) return void tooOld.delete(query.queryHash)
    const times = tooOld.get(query.queryHash) ?? 0
    tooOld.set(query.queryHash, times + 1)
    if (times < PATIENCE) return refetch(query)
    setTimeout(() => isStale(query) && refetch(query), Math.min(LAG_MAX_MS, LAG_MS * 2 ** (times - PATIENCE)))
  }

  cache.subscribe((event) => {
    if (event.type === 'removed') {
      answers.delete(event.query.queryHash)
      sendings.delete(event.query.queryHash)
      tooOld.delete(event.query.queryHash)
    }
    if (!isLive(endpointOf(event.query))) return
    // TanStack then fetches it as it is mounted.
    if (event.type === 'observerAdded' && isStale(event.query)) event.query.invalidate()
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) judge(event.query)
  })

  const shownAnswers = () => cache.findAll({ predicate: (query) => isShown(query) && isLive(endpointOf(query)) })

  return {
    async track(key, fetch) {
      const sent = ++order
      sendings.set(hashKey(key), sent)
      let id: string | null = null
      try {
        const answer = await fetch((given) => {
          id = given
        })
        answers.set(hashKey(key), { id, order: sent })
        return answer
      } catch (error) {
        // An event came meanwhile and left the fetching to this one.
        const change = changes.get(String(key[0]))
        if (change && sent < change.order)
          setTimeout(() => void queryClient.invalidateQueries({ queryKey: key, exact: true }))
        throw error
      }
    },
    oldestShown() {
      const shown = shownAnswers()
        .flatMap(({ queryHash }) => answers.get(queryHash) ?? [])
        .toSorted((a, b) => b.order - a.order)
      // Of two lives of the server the one that answered last is on; what was answered in another is fetched again.
      return shown.reduce<string | null>((oldest, { id }) => {
        if (id === null || oldest === null) return oldest ?? id
        return older(id, oldest) ? id : oldest
      }, null)
    },
    opened(from, latest) {
      stream = { id: from, order: ++order }
      latestAtOpening = latest
      changes.clear()
      // What is being fetched is judged by its answer.
      for (const query of shownAnswers()) if (query.state.fetchStatus === 'idle' && isStale(query)) refetch(query)
    },
    closed() {
      stream = null
      changes.clear()
    },
    handleEvent(id, endpoints) {
      const change = { id, order: ++order }
      const replayed = id !== null && latestAtOpening !== null && older(latestAtOpening, id) === false
      let news = false
      for (const endpoint of endpoints) {
        changes.set(endpoint.id, change)
        for (const query of cache.findAll({ queryKey: [endpoint.id] })) {
          const answer = answers.get(query.queryHash)
          if (answer && !isBefore(answer, change)) continue
          // News are what changes the screen. An event from before the stream was opened does not change a first answer that is
          // still to come: that includes it, or is fetched again.
          if (query.isActive() && (query.state.data !== undefined || !replayed)) news = true
          if (query.state.fetchStatus === 'idle') refetch(query)
        }
      }
      return news
    },
    beginWrite() {
      const sent = ++order
      return (id) => (query) => {
        // Without a stream, no event corrects a fetch that was sent too early.
        if (!stream) return false
        if (query.state.fetchStatus !== 'idle') return (sendings.get(query.queryHash) ?? 0) > sent
        const answer = answers.get(query.queryHash)
        return answer !== undefined && answer.order > sent && !isBefore(answer, { id, order: sent })
      }
    },
  }
}

/** Whether an event came before another; null where that cannot be told. */
function older(id: string, than: string): boolean | null {
  const difference = compareEventIds(id, than)
  return difference === null ? null : difference < 0
}
