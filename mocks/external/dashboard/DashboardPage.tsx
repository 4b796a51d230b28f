import { useEffect, useState } from 'react'
import type { ExternalPageProps } from '../externalPage.ts'
import { announceHeight, announceView, passDirectorKey } from './announce.ts'
import { Dashboard } from './Dashboard.tsx'
import { createFiguresSource } from './figures/figuresSource.ts'

/**
 * The page that stands in for the club's analytics: a page of the same origin that the product embeds
 * (docs/contract.md#dashboard-frame).
 */
export function DashboardPage({ control, query }: ExternalPageProps) {
  const [source] = useState(() => createFiguresSource(control))
  const framed = parent !== window
  useEffect(() => {
    const root = document.getElementById('root')
    if (!root || !framed) return
    const ends = [announceHeight(root), passDirectorKey()]
    return () => ends.forEach((end) => end())
  }, [framed])
  return <Dashboard source={source} search={query.toString()} onViewChange={announceView} framed={framed} />
}
