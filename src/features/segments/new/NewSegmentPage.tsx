import { useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import { ErrorView } from '../../../ui/feedback/ErrorView.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { NewSegmentForm } from './NewSegmentForm.tsx'
import classes from './NewSegmentPage.module.css'

/** Everything that can be chosen, not the first page of it (docs/contract.md#paging). */
const MOST = 1000

/** A bookmark and a marketing connector become a segment (docs/product/segments.md#new-segment). */
export function NewSegmentPage() {
  const { tenant } = useUser()
  const bookmarks = useEndpoint(contract.bookmarks.list, { params: { tenant }, query: { limit: MOST } })
  const connectors = useEndpoint(contract.connectors.list, {
    params: { tenant },
    query: { limit: MOST, type: 'marketing' },
  })
  // Without its choices the form cannot be filled in.
  const error = (!bookmarks.data && bookmarks.error) || (!connectors.data && connectors.error) || null

  return (
    <div className={classes.page}>
      <PageHead title="New segment" />
      <div className={classes.card}>
        {error ? (
          <ErrorView message={error.message} />
        ) : (
          <NewSegmentForm bookmarks={bookmarks.data?.items ?? null} connectors={connectors.data?.items ?? null} />
        )}
      </div>
    </div>
  )
}
