import { Button } from '@mantine/core'
import { IconBookmarkPlus, IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import { ErrorView } from '../../../ui/feedback/states/ErrorView.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { AddBookmarkDialog } from './AddBookmarkDialog.tsx'
import { DashboardFrame, DashboardPlaceholder } from './dashboardFrame.tsx'
import { useDialog } from '../../../ui/dialogs/useDialog.ts'
import { bookmarkParams, dashboardAt, dashboardUrl } from './dashboardUrl.ts'
import { dashboardWords } from '../words.ts'

/** The embedded analytics dashboard (docs/product/analytics.md#dashboard). Its query string selects the view. */
export function DashboardPage() {
  const { tenant } = useUser()
  const { search } = useLocation()
  const [isRetrying, setRetrying] = useState(false)
  const { data, error, isFetchedAfterMount, refetch } = useEndpoint(contract.analytics.dashboard, {
    params: { tenant },
  })

  if (error && !data) return <ErrorView message={error.message} fullScreen />
  // The cached URL of an earlier visit may have expired.
  const isKnown = isFetchedAfterMount && !isRetrying
  const url = isKnown && data ? dashboardUrl(data.url) : null
  if (isKnown && !url) {
    return <ErrorView message={dashboardWords.badAddress} fullScreen />
  }
  return (
    <DashboardView
      // Another view or a retry reloads the frame. A URL that was fetched again for another reason must not.
      key={`${tenant}/${search}/${url !== null}`}
      url={url}
      search={search}
      onRetry={() => {
        setRetrying(true)
        void refetch().finally(() => setRetrying(false))
      }}
    />
  )
}

function DashboardView({ url, search, onRetry }: { url: URL | null; search: string; onRetry(): void }) {
  const [dashboard] = useState(url)
  const [current, setCurrent] = useState(search)
  const [loaded, setLoaded] = useState(false)
  const adding = useDialog()

  return (
    <>
      <PageHead
        title={dashboardWords.title}
        actions={
          <>
            <OpenInNewTab href={dashboard ? dashboardAt(dashboard, current) : null} />
            <Button
              leftSection={<IconBookmarkPlus size={16} stroke={1.8} aria-hidden="true" />}
              disabled={!loaded}
              onClick={adding.open}
            >
              {dashboardWords.addBookmark}
            </Button>
          </>
        }
      />
      {dashboard ? (
        <DashboardFrame
          src={dashboardAt(dashboard, search)}
          onLoad={() => setLoaded(true)}
          onSearch={setCurrent}
          onRetry={onRetry}
        />
      ) : (
        <DashboardPlaceholder />
      )}
      {dashboard && <AddBookmarkDialog dialog={adding} params={bookmarkParams(dashboard, current)} />}
    </>
  )
}

/** Opens the dashboard in a new tab, at the current view. */
function OpenInNewTab({ href }: { href: string | null }) {
  const look = {
    variant: 'default',
    leftSection: <IconExternalLink size={16} stroke={1.8} aria-hidden="true" />,
    children: dashboardWords.newTab,
  }
  if (href === null) return <Button disabled {...look} />
  return <Button component="a" href={href} target="_blank" rel="noopener" {...look} />
}
