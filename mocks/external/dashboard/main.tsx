import { openExternal, type ExternalPageProps } from '../open.tsx'
import { announce } from './announce.ts'
import { Dashboard } from './Dashboard.tsx'

/**
 * Stands in for the club's analytics: a page of the same origin that the product embeds (docs/contract.md#dashboard-frame).
 */
function DashboardDocument({ control, query }: ExternalPageProps) {
  return <Dashboard control={control} search={query.toString()} onViewChange={announce} framed={parent !== window} />
}

void openExternal(DashboardDocument)
