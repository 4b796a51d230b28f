import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FiguresSource } from './figuresSource.ts'
import type { View } from '../view.ts'

/** Polling interval of a visible page, in milliseconds. */
const POLL_MS = 2000

/** Queries the figures of a view, and shows those of the previous view until they are loaded. */
export function useFigures(source: FiguresSource, { club, filters }: View) {
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
