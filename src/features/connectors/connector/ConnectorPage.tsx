import { Navigate, useParams } from 'react-router-dom'
import { useUser } from '../../../api/ApiProvider.tsx'
import { isGone } from '../../../api/errors.ts'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { DeletedView } from '../../../ui/feedback/states/DeletedView.tsx'
import { ErrorView, toList } from '../../../ui/feedback/states/ErrorView.tsx'
import { RefreshNotice } from '../../../ui/feedback/refreshes/RefreshNotice.tsx'
import { BackLink } from '../../../ui/layout/BackLink.tsx'
import { ConnectorHeader, ConnectorHeaderSkeleton } from './ConnectorHeader.tsx'
import { SettingsTab } from './SettingsTab.tsx'
import { SetupTab } from './SetupTab.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import { useTab } from '../../../ui/layout/useTab.ts'
import { connectorWords, connectorsWords } from '../words.ts'
import classes from './ConnectorPage.module.css'

/**
 * The page of a connector: its name, its state, its settings and its credentials
 * (docs/product/connectors.md#connector-page).
 */
export function ConnectorPage() {
  const { id = '' } = useParams()
  const tab = useTab()
  const { tenant } = useUser()
  const result = useEndpoint(contract.connectors.get, { params: { tenant, id } }, { live: true })
  const { data, error, refetch } = result

  if (data === undefined && error !== null)
    return (
      <div className={classes.page}>
        <BackToList />
        <ErrorView
          message={error.message}
          fullScreen
          onReload={() => void refetch()}
          wayOut={isGone(error) ? toList(connectorsWords.backFromGone, paths.connectors()) : null}
        />
      </div>
    )
  // A loaded connector that is now gone was deleted, here or elsewhere. After any other error the cached data stays.
  if (isGone(error))
    return (
      <div className={classes.page}>
        <BackToList />
        <DeletedView
          title={connectorWords.deleted.title}
          list={{ label: connectorsWords.backFromGone, to: paths.connectors() }}
        >
          {connectorWords.deleted.text}
        </DeletedView>
      </div>
    )

  const settings = paths.connectorSettings(id)
  const setup = paths.connectorSetup(id)
  if (!['', 'settings', 'setup'].includes(tab)) return <Navigate to={settings} replace />
  return (
    <div className={classes.page} aria-busy={data === undefined || undefined}>
      <BackToList />
      {data ? <ConnectorHeader key={`head-${id}`} connector={data} /> : <ConnectorHeaderSkeleton />}
      <RefreshNotice result={result} />
      <Tabs
        label={connectorWords.tabs}
        tabs={[
          { label: connectorWords.settings, to: settings },
          { label: connectorWords.setup, to: setup },
        ]}
        current={tab === 'setup' ? setup : settings}
      />
      {tab === 'setup' ? (
        data && <SetupTab key={`setup-${id}`} connector={data} />
      ) : (
        <SettingsTab key={`settings-${id}`} connector={data ?? null} />
      )}
    </div>
  )
}

const BackToList = () => <BackLink to={paths.connectors()}>{connectorsWords.back}</BackLink>
