import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createFiguresSource, type DashboardControl } from './figuresSource.ts'
import type { View } from '../view.ts'

/** So often a page that is looked at asks whether anything has changed, in milliseconds. */
const EVERY_MS = 2000

/** The figures of a view; those of the view before it stay until they are there. */
export function useFigures(control: DashboardControl, { club, filters }: View) {
  const source = useMemo(() => createFiguresSource(control), [control])
  return useQuery({
    queryKey: ['figures', club, filters],
    queryFn: () => source(club, filters),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
    retry: 2,
    retryDelay: 1000,
    networkMode: 'always',
  })
}
