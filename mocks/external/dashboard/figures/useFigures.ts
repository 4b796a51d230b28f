import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createFiguresSource, type DashboardControl } from './figuresSource.ts'
import type { View } from '../view.ts'

/** Polling interval of a visible page, in milliseconds. */
const POLL_MS = 2000

/** Queries the figures of a view, and shows those of the previous view until they are loaded. */
export function useFigures(control: DashboardControl, { club, filters }: View) {
  const source = useMemo(() => createFiguresSource(control), [control])
  return useQuery({
    queryKey: ['figures', club, filters],
    queryFn: () => source(club, filters),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
    retry: 2,
    retryDelay: 1000,
    networkMode: 'always',
  })
}
