import type { BrowserServer } from '../../adapters/worker/openServer.ts'
import { openExternal, type ExternalPageProps } from '../open.tsx'
import { announceView } from './announce.ts'
import { Dashboard } from './Dashboard.tsx'
import type { FiguresSource } from './figures/figuresSource.ts'

/**
 * Mounts the page that stands in for the club's analytics: a page of the same origin that the product embeds
 * (docs/contract.md#dashboard-frame).
 */
export function openDashboard(server: BrowserServer, source: FiguresSource) {
  const DashboardDocument = ({ query }: ExternalPageProps) => (
    <Dashboard source={source} search={query.toString()} onViewChange={announceView} framed={parent !== window} />
  )
  return openExternal(DashboardDocument, server)
}
