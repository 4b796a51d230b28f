import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, useContext, useEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { User } from '../contract/fields/user.ts'
import type { Api } from './api.ts'
import type { SessionState } from './session/session.ts'

const ApiContext = createContext<Api | null>(null)

/**
 * Provides an API to the screens below and loads its session. Refetches the user whenever the window gets the focus.
 */
export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  useEffect(() => {
    const { session } = api
    if (session.store.getState().status === 'loading') void session.load()
    const handleFocus = () => void session.revalidate()
    // Another tab may sign in or out. Browsers with `cookieStore` report it at once; the others catch up on focus.
    const cookies = 'cookieStore' in window ? window.cookieStore : null
    const handleCookies = () => void session.syncTokens()
    window.addEventListener('focus', handleFocus)
    cookies?.addEventListener('change', handleCookies)
    return () => {
      window.removeEventListener('focus', handleFocus)
      cookies?.removeEventListener('change', handleCookies)
    }
  }, [api])

  return (
    <ApiContext value={api}>
      <QueryClientProvider client={api.queryClient}>{children}</QueryClientProvider>
    </ApiContext>
  )
}

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs an <ApiProvider> above it')
  return api
}

export function useSession(): SessionState {
  return useStore(useApi().session.store)
}

/** The signed-in user. Throws outside the protected routes. */
export function useUser(): User {
  const session = useSession()
  if (session.status !== 'in') throw new Error('useUser needs a signed-in user')
  return session.user
}
