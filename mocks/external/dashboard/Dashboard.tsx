import '@mantine/charts/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { AppTheme } from '../../../src/app/theme/AppTheme.tsx'
import type { DashboardControl } from './figures/figuresSource.ts'
import { Screen } from './Screen.tsx'
import { searchOf, viewOf } from './view.ts'

export interface DashboardProps {
  control: DashboardControl
  /** The query string to begin with. */
  search: string
  /** Told of every view: the one to begin with, and each that follows. */
  onMove(search: string): void
  /** Stands in a frame of the product, which shows the club and its colour around it. */
  framed?: boolean
  scheme?: 'light' | 'dark' | undefined
}

/** A club's analytics. What is shown of it is its query string, so that a view can be kept, sent and opened again. */
export function Dashboard({ control, search, onMove, framed = false, scheme }: DashboardProps) {
  const [queryClient] = useState(() => new QueryClient())
  const [view, setView] = useState(() => viewOf(search))
  const move = useEffectEvent(onMove)
  const current = searchOf(view)
  useEffect(() => move(current), [current])

  return (
    <AppTheme scheme={scheme}>
      <QueryClientProvider client={queryClient}>
        <Screen control={control} view={view} onView={setView} framed={framed} />
      </QueryClientProvider>
    </AppTheme>
  )
}
