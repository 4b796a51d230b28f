import { useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import { ErrorView } from '../../../ui/feedback/states/ErrorView.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { NewSegmentForm } from './NewSegmentForm.tsx'
import { newSegmentWords } from '../words.ts'
import classes from './NewSegmentPage.module.css'

/** The largest page of the server, to load all choices at once (docs/contract.md#paging). */
const MAX_ITEMS = 1000

/** The page that makes a segment from a bookmark and a marketing connector (docs/product/segments.md#new-segment). */
export function NewSegmentPage() {
  const { tenant } = useUser()
  const bookmarks = useEndpoint(contract.bookmarks.list, { params: { tenant }, query: { limit: MAX_ITEMS } })
  const connectors = useEndpoint(contract.connectors.list, {
    params: { tenant },
    query: { limit: MAX_ITEMS, type: 'marketing' },
  })
  // The form cannot be filled in without its choices.
  const error = (!bookmarks.data && bookmarks.error) || (!connectors.data && connectors.error) || null

  return (
    <div className={classes.page}>
      <PageHead title={newSegmentWords.title} />
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
