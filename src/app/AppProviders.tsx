import type { ReactNode } from 'react'
import type { Api } from '../api/api.ts'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { Toasts } from '../ui/feedback/messages/Toasts.tsx'
import { AppTheme, type AppThemeProps } from './theme/AppTheme.tsx'

export interface AppProvidersProps extends Pick<AppThemeProps, 'scheme' | 'env' | 'beside'> {
  api: Api
  children: ReactNode
}

/**
 * Theme, toasts and API: the providers of every screen, in the app, stories and tests. The caller adds the router.
 * Beside another one on the page, that one has the toasts.
 */
export function AppProviders({ api, children, ...theme }: AppProvidersProps) {
  return (
    <AppTheme {...theme}>
      {theme.beside !== true && <Toasts />}
      <ApiProvider api={api}>{children}</ApiProvider>
    </AppTheme>
  )
}
