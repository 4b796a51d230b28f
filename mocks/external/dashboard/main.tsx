import { openExternal, type ExternalPageProps } from '../open.tsx'
import { announceHeight, announceView } from './announce.ts'
import { Dashboard } from './Dashboard.tsx'

/**
 * Stands in for the club's analytics: a page of the same origin that the product embeds (docs/contract.md#dashboard-frame).
 */
function DashboardDocument({ control, query }: ExternalPageProps) {
  return (
    <Dashboard control={control} search={query.toString()} onViewChange={announceView} framed={parent !== window} />
  )
}

const root = document.getElementById('root')
if (root && parent !== window) announceHeight(root)

void openExternal(DashboardDocument)
