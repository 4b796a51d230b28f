import { useForm } from '@mantine/form'
import { useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import { ErrorView } from '../../../ui/feedback/states/ErrorView.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { useUnsavedForm } from '../../../ui/leaving/useUnsaved.ts'
import { blank } from './newSegment.ts'
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
  // Kept here, because what was typed while the choices were loading outlives an error view.
  const form = useForm({ initialValues: blank })
  useUnsavedForm(form)
  // The form cannot be sent without its choices.
  const error = (!bookmarks.data && bookmarks.error) || (!connectors.data && connectors.error) || null

  function reload() {
    for (const { data, refetch } of [bookmarks, connectors]) if (!data) void refetch()
  }

  return (
    <div className={classes.page}>
      <PageHead title={newSegmentWords.title} />
      <div className={classes.card}>
        {error ? (
          <ErrorView message={error.message} onReload={reload} />
        ) : (
          <NewSegmentForm
            bookmarks={bookmarks.data?.items ?? null}
            connectors={connectors.data?.items ?? null}
            form={form}
          />
        )}
      </div>
    </div>
  )
}
