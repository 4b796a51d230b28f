import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, useContext, useEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { User } from '../contract/fields/user.ts'
import type { Api } from './api.ts'
import type { SessionState } from './session/session.ts'

const ApiContext = createContext<Api | null>(null)

/** Hands an API down to the screens below and loads its session; the user is fetched again whenever the page gets the focus. */
export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  useEffect(() => {
    const { session } = api
    if (session.store.getState().status === 'loading') void session.load()
    const handleFocus = () => void session.revalidate()
    // Another tab signs in or out: where the browser tells of cookies, this one follows at once, elsewhere when it is looked at.
    const cookies = 'cookieStore' in window ? window.cookieStore : null
    const handleCookies = () => void session.follow()
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

/** The signed-in user; only below the guard of the protected routes. */
export function useUser(): User {
  const session = useSession()
  if (session.status !== 'in') throw new Error('useUser needs a signed-in user')
  return session.user
}
