import { QueryClient } from '@tanstack/react-query'
import { isWrite } from '../contract/endpoint/endpoint.ts'
import { contract } from '../contract/index.ts'
import { endpointsStaleAfter, isLive } from '../contract/endpoint/liveEndpoints.ts'
import type { ChangeChannel } from './live/changes.ts'
import { createClient, type Call, type ClientOptions } from './client/client.ts'
import { invalidateAll, invalidateArea } from './effects.ts'
import { createFreshness, type Freshness } from './live/freshness.ts'
import { createLive, type Live } from './live/live.ts'
import { createSession, type Session } from './session/session.ts'

export interface Api {
  call: Call
  session: Session
  queryClient: QueryClient
  live: Live
  freshness: Freshness
}

export interface ApiOptions extends Omit<ClientOptions, 'onSessionEnd'> {
  /** Tells other tabs of this browser what this one writes. */
  changes?: ChangeChannel
}

/** Everything that a page needs to talk to a server; nothing of it is shared between two of them. */
export function createApi({ changes, ...options }: ApiOptions): Api {
  const queryClient = new QueryClient({
    // A failure is shown at once, and what is opened is fetched: the server decides, not the cache.
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  const client = createClient({ ...options, onSessionEnd: () => session.expire() })
  /** Other tabs of this browser learn from here what no event tells. */
  const call: Call = async (endpoint, input, callOptions) => {
    const output = await client.call(endpoint, input, callOptions)
    if (isWrite(endpoint) && !endpoint.events) changes?.tell({ written: endpoint.id })
    return output
  }
  changes?.listen((news) => {
    if ('user' in news) return session.compare(news.user)
    invalidateArea(queryClient, news.written)
    void session.revalidate()
  })
  const session: Session = createSession(call, options.tokens, {
    onChangeOfUser() {
      queryClient.clear()
      live.restart()
    },
    onNews: (user) => changes?.tell({ user }),
  })
  const freshness = createFreshness(queryClient, isLive)
  const live = createLive({
    open: (signal, lastEventId) => client.openStream(contract.system.sse, { signal, lastEventId }),
    ...(options.ready && { ready: options.ready }),
    firstEventId: freshness.oldestShown,
    onOpen: freshness.opened,
    onClose: freshness.closed,
    onEvent: ({ type }, id) => freshness.handleEvent(id, endpointsStaleAfter(type)),
    // What was missed may have been anything, the club and the user among it.
    onGap() {
      invalidateAll(queryClient)
      void session.revalidate()
    },
  })
  return { call, session, queryClient, live, freshness }
}
