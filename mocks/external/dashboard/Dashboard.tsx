import '@mantine/charts/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { AppTheme } from '../../../src/app/theme/AppTheme.tsx'
import type { FiguresSource } from './figures/figuresSource.ts'
import { Screen } from './Screen.tsx'
import { searchOf, viewOf } from './view.ts'

export interface DashboardProps {
  source: FiguresSource
  /** The initial query string. */
  search: string
  /** Called with the query string of the initial view and of every later one. */
  onViewChange(search: string): void
  /** True in a frame of the product, which shows the club's colour itself. */
  framed?: boolean
  scheme?: 'light' | 'dark' | undefined
}

/** A club's analytics. The query string contains the whole view, so that it can be saved and shared. */
export function Dashboard({ scheme, ...rest }: DashboardProps) {
  const [queryClient] = useState(() => new QueryClient())
  return (
    <AppTheme scheme={scheme}>
      <QueryClientProvider client={queryClient}>
        <CurrentView {...rest} />
      </QueryClientProvider>
    </AppTheme>
  )
}

/** Holds the view. It is below the theme, which would render every chart again with each change of the view. */
function CurrentView({ source, search, onViewChange, framed = false }: Omit<DashboardProps, 'scheme'>) {
  const [view, setView] = useState(() => viewOf(search))
  const notifyChange = useEffectEvent(onViewChange)
  const current = searchOf(view)
  useEffect(() => notifyChange(current), [current])
  return <Screen source={source} view={view} onView={setView} framed={framed} />
}
