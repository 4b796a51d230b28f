import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Endpoint } from '../../contract/endpoint/endpoint.ts'
import { compareEventIds } from '../../contract/endpoint/stream.ts'

/** A point in the server's history, as seen by this client. */
interface Mark {
  /** The id of the last event before this point; null if the server does not say. */
  id: string | null
  /** Counts what happened in this client. It is the only order available if the server sends no ids. */
  order: number
}

/**
 * Keeps active queries in step with the event stream. A response says which events it includes (`last-event-id`), and
 * the contract says which answers an event makes stale. Both together decide what to refetch.
 */
export interface Freshness {
  /** Runs the fetch of a query and remembers which events its answer includes. Throws what `fetch` throws. */
  track<T>(key: QueryKey, fetch: (onLastEventId: (id: string | null) => void) => Promise<T>): Promise<T>
  /**
   * The id to open a stream with, so that no active query misses an event. Null without active queries or ids of the
   * server.
   */
  oldestActiveEventId(): string | null
  /**
   * Call it when the stream is open.
   *
   * @param from the stream sends all events after this id; null if the server does not say
   * @param latest the id of the last event before the stream opened; null if the server does not say
   */
  streamOpened(from: string | null, latest: string | null): void
  /** Call it when the stream is closed. */
  streamClosed(): void
  /**
   * Refetches the active answers that the event makes stale and that do not include it. Returns true if there are any.
   */
  handleEvent(id: string | null, endpoints: readonly Endpoint[]): boolean
  /**
   * Call it before sending a write, and call the returned function with the last event id of the response. The result
   * tells which queries need no refetch, because the write's event arrived first and triggered it. It is valid only for
   * operations that the write's events make stale.
   */
  beginWrite(): (lastEventId: string | null) => (query: Query) => boolean
}

/** Refetches of an outdated answer that are sent immediately; later ones wait 1 s, 2 s, 4 s … up to 30 s. */
const IMMEDIATE_RETRIES = 5
const RETRY_MIN_MS = 1000
const RETRY_MAX_MS = 30_000

/**
 * Connects a query client with the event stream.
 *
 * @param isLive true if events announce changes to the answers of an operation
 */
export function createFreshness(queryClient: QueryClient, isLive: (endpointId: string) => boolean): Freshness {
  const cache = queryClient.getQueryCache()
  const timeline = createTimeline()
  /** The order in which the latest fetch of each query was sent. */
  const sentOrders = new Map<string, number>()

  const isStale = (query: Query) => timeline.isStale(query.queryHash, endpointOf(query))
  const refetch = ({ queryKey }: Query) => void queryClient.invalidateQueries({ queryKey, exact: true })
  const { retryIfStale, forgetRetries } = createStaleRetry(isStale, refetch)

  cache.subscribe((event) => {
    if (event.type === 'removed') {
      timeline.answers.delete(event.query.queryHash)
      sentOrders.delete(event.query.queryHash)
      forgetRetries(event.query)
    }
    if (!isLive(endpointOf(event.query))) return
    // TanStack then fetches it on mount.
    if (event.type === 'observerAdded' && isStale(event.query)) event.query.invalidate()
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) retryIfStale(event.query)
  })

  const activeQueries = () =>
    cache.findAll({ predicate: (query) => hasActiveAnswer(query) && isLive(endpointOf(query)) })

  return {
    async track(key, fetch) {
      const order = timeline.nextOrder()
      sentOrders.set(hashKey(key), order)
      let id: string | null = null
      try {
        const answer = await fetch((given) => {
          id = given
        })
        timeline.answers.set(hashKey(key), { id, order })
        return answer
      } catch (error) {
        // An event arrived during this fetch and relied on it to bring the new answer.
        if (timeline.hasChangedSince(String(key[0]), order))
          setTimeout(() => void queryClient.invalidateQueries({ queryKey: key, exact: true }))
        throw error
      }
    },
    oldestActiveEventId: () =>
      oldestEventId(activeQueries().flatMap(({ queryHash }) => timeline.answers.get(queryHash) ?? [])),
    streamOpened(from, latest) {
      timeline.openStream(from, latest)
      // A query that is being fetched is checked when its answer arrives.
      for (const query of activeQueries()) if (query.state.fetchStatus === 'idle' && isStale(query)) refetch(query)
    },
    streamClosed: timeline.closeStream,
    handleEvent(id, endpoints) {
      const change = { id, order: timeline.nextOrder() }
      const replayed = timeline.isReplayed(id)
      let changesScreen = false
      for (const endpoint of endpoints) {
        timeline.addChange(endpoint.id, change)
        for (const query of cache.findAll({ queryKey: [endpoint.id] })) {
          if (timeline.includes(query.queryHash, change)) continue
          // A replayed event does not change a first answer that is still pending: that answer includes it, or is
          // refetched.
          if (query.isActive() && (query.state.data !== undefined || !replayed)) changesScreen = true
          if (query.state.fetchStatus === 'idle') refetch(query)
        }
      }
      return changesScreen
    },
    beginWrite() {
      const sent = timeline.nextOrder()
      return (id) => (query) => {
        // Without a stream, no event corrects a fetch that was sent too early.
        if (!timeline.isStreamOpen()) return false
        if (query.state.fetchStatus !== 'idle') return (sentOrders.get(query.queryHash) ?? 0) > sent
        const answer = timeline.answers.get(query.queryHash)
        return answer !== undefined && answer.order > sent && !isBefore(answer, { id, order: sent })
      }
    },
  }
}

/** What the client knows about the order of answers, events and the opening of the stream. */
function createTimeline() {
  /** The latest answer of each query, by query hash. */
  const answers = new Map<string, Mark>()
  /** The last event that made the answers of an operation stale since the stream opened, by operation. */
  const changes = new Map<string, Mark>()
  let stream: Mark | null = null
  let latestAtOpening: string | null = null
  let order = 0

  return {
    answers,
    nextOrder: () => ++order,
    isStreamOpen: () => stream !== null,
    openStream(from: string | null, latest: string | null) {
      stream = { id: from, order: ++order }
      latestAtOpening = latest
      changes.clear()
    },
    closeStream() {
      stream = null
      changes.clear()
    },
    addChange: (endpointId: string, change: Mark) => void changes.set(endpointId, change),
    hasChangedSince(endpointId: string, since: number) {
      const change = changes.get(endpointId)
      return change !== undefined && since < change.order
    },
    /** True for an event that happened before the stream was opened. */
    isReplayed: (id: string | null) =>
      id !== null && latestAtOpening !== null && isOlder(latestAtOpening, id) === false,
    includes(queryHash: string, change: Mark) {
      const answer = answers.get(queryHash)
      return answer !== undefined && !isBefore(answer, change)
    },
    /**
     * True if the stream misses events after the answer, or has announced a change that the answer does not include.
     */
    isStale(queryHash: string, endpointId: string): boolean {
      const answer = answers.get(queryHash)
      if (!answer || !stream) return false
      const change = changes.get(endpointId)
      return isBefore(answer, stream) || (change !== undefined && isBefore(answer, change))
    },
  }
}

/** Retries with backoff, for a server whose answers lag behind its events. */
function createStaleRetry(isStale: (query: Query) => boolean, refetch: (query: Query) => void) {
  /** Outdated answers in a row, by query hash. */
  const attempts = new Map<string, number>()
  return {
    retryIfStale(query: Query) {
      if (!isStale(query)) return void attempts.delete(query.queryHash)
      const count = attempts.get(query.queryHash) ?? 0
      attempts.set(query.queryHash, count + 1)
      if (count < IMMEDIATE_RETRIES) return refetch(query)
      const delay = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** (count - IMMEDIATE_RETRIES))
      setTimeout(() => isStale(query) && refetch(query), delay)
    },
    forgetRetries: ({ queryHash }: Query) => void attempts.delete(queryHash),
  }
}

const endpointOf = ({ queryKey }: Query) => String(queryKey[0])
const hasActiveAnswer = (query: Query) => query.isActive() && query.state.data !== undefined

/** The oldest event id of some answers. After a server restart only ids like the latest answer's can be compared. */
function oldestEventId(answers: readonly Mark[]): string | null {
  const latestFirst = answers.toSorted((a, b) => b.order - a.order)
  return latestFirst.reduce<string | null>((oldest, { id }) => {
    if (id === null || oldest === null) return oldest ?? id
    return isOlder(id, oldest) ? id : oldest
  }, null)
}

const isBefore = (answer: Mark, mark: Mark) =>
  (answer.id !== null && mark.id !== null ? isOlder(answer.id, mark.id) : null) ?? answer.order < mark.order

/** True if one event came before another; null if their ids cannot be compared. */
function isOlder(id: string, than: string): boolean | null {
  const difference = compareEventIds(id, than)
  return difference === null ? null : difference < 0
}
