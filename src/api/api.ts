import { QueryClient } from '@tanstack/react-query'
import { contract } from '../contract/index.ts'
import { createClient, type Call, type ClientOptions } from './client.ts'
import { effects, invalidate, invalidateAll } from './effects.ts'
import { createLive, type Live } from './live.ts'
import { createSession, type Session } from './session.ts'

export interface Api {
  call: Call
  session: Session
  queryClient: QueryClient
  live: Live
}

/** Everything that a page needs to talk to a server; nothing of it is shared between two of them. */
export function createApi(options: Omit<ClientOptions, 'onSessionEnd'>): Api {
  const queryClient = new QueryClient({
    // A failure is shown at once, and what is opened is fetched: the server decides, not the cache.
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  const { call, openStream } = createClient({ ...options, onSessionEnd: () => session.end() })
  const session: Session = createSession(call, options.tokens, () => {
    queryClient.clear()
    live.restart()
  })
  const live = createLive({
    open: (signal, lastEventId) => openStream(contract.system.sse, { signal, lastEventId }),
    onEvent: ({ type }) => invalidate(queryClient, effects[type]),
    // What was missed may have been anything, the club and the user among it.
    onGap() {
      invalidateAll(queryClient)
      void session.revalidate()
    },
  })
  return { call, session, queryClient, live }
}
