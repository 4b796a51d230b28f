import { QueryClient } from '@tanstack/react-query'
import { createClient, type Call, type ClientOptions } from './client.ts'
import { createSession, type Session } from './session.ts'

export interface Api {
  call: Call
  session: Session
  queryClient: QueryClient
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
  const call = createClient({ ...options, onSessionEnd: () => session.end() })
  const session: Session = createSession(call, options.tokens, () => queryClient.clear())
  return { call, session, queryClient }
}
