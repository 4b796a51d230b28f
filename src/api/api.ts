import { QueryClient } from '@tanstack/react-query'
import { isWrite } from '../contract/endpoint/endpoint.ts'
import { contract } from '../contract/index.ts'
import { endpointsStaleAfter, isLive } from '../contract/endpoint/liveEndpoints.ts'
import type { ChangeChannel } from './live/changes.ts'
import { createClient, type Call, type ClientOptions } from './client/client.ts'
import { invalidateAll, invalidateArea } from './cache.ts'
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
  /** Sends the writes of this tab to the other tabs of the browser. */
  changes?: ChangeChannel
}

/** Creates everything that a page needs to talk to a server. Two APIs share nothing. */
export function createApi({ changes, ...options }: ApiOptions): Api {
  const queryClient = new QueryClient({
    // Errors are shown without a retry, and mounting refetches: the server decides what is fresh, not the cache.
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  const client = createClient({ ...options, onSessionEnd: () => session.expire() })
  /** Tells other tabs about writes that send no event. */
  const call: Call = async (endpoint, input, callOptions) => {
    const output = await client.call(endpoint, input, callOptions)
    // A new password ends the tokens that other tabs would now ask with; they notice the next ones by themselves.
    const isNews = isWrite(endpoint) && !endpoint.events && endpoint.id !== contract.account.changePassword.id
    if (isNews) changes?.post({ written: endpoint.id })
    return output
  }
  changes?.listen((message) => {
    if ('user' in message) return session.compareUser(message.user)
    invalidateArea(queryClient, message.written)
    void session.revalidate()
  })
  const session: Session = createSession(call, options.tokens, {
    onUserSwitch() {
      queryClient.clear()
      live.restart()
    },
    onUserUpdate: (user) => changes?.post({ user }),
  })
  const freshness = createFreshness(queryClient, isLive)
  const live = createLive({
    open: (signal, lastEventId) => client.openStream(contract.system.sse, { signal, lastEventId }),
    ...(options.ready && { ready: options.ready }),
    firstEventId: freshness.oldestActiveEventId,
    onOpen: freshness.streamOpened,
    onClose: freshness.streamClosed,
    onEvent: ({ type }, id) => freshness.handleEvent(id, endpointsStaleAfter(type)),
    // The missed events may have concerned anything, including the club and the user.
    onGap() {
      invalidateAll(queryClient)
      void session.revalidate()
    },
  })
  return { call, session, queryClient, live, freshness }
}
