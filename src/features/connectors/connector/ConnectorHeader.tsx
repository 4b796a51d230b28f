import { Skeleton } from '@mantine/core'
import type { Connector } from '../../../contract/connectors.ts'
import { EditableName } from '../../../ui/controls/inputs/EditableName.tsx'
import { SyncButton } from '../../../ui/controls/buttons/SyncButton.tsx'
import { DetailHeader } from '../../../ui/layout/DetailHeader.tsx'
import { useSubmit } from '../../../ui/Form/useSubmit.ts'
import { LastSync } from '../../../ui/values/LastSync.tsx'
import { ProviderLogo } from '../../../domain/connectors/ProviderLogo.tsx'
import { StateBadge } from '../../../ui/feedback/states/StateBadge.tsx'
import { useFailedSync } from '../../../domain/connectors/useFailedSync.ts'
import { displayedState, providerName, refusalOf } from '../labels.ts'
import { useConnectorActions } from './useConnectorActions.ts'
import { connectorWords } from '../words.ts'

/** Logo, editable name, state, last sync and the sync button. */
export function ConnectorHeader({ connector }: { connector: Connector }) {
  const { provider, metadata, name, lastSync } = connector
  const { update, sync } = useConnectorActions(connector)
  useFailedSync(connector.state, connectorWords.syncFailed)

  const rename = useSubmit({
    send: (renamed: string) => update(() => ({ name: renamed })),
    overlaps: true,
    success: connectorWords.saved,
    failureAs: 'toast',
  })

  return (
    <DetailHeader
      picture={<ProviderLogo provider={provider} logo={metadata.logo} size={56} />}
      loading={null}
      title={<EditableName name={name} kind={connectorWords.kind} onSave={rename.submit} />}
      badge={<StateBadge state={displayedState(connector)} />}
      oneLine
      facts={
        <>
          <span>{providerName(connector)}</span>
          <span>
            <LastSync iso={lastSync} />
          </span>
        </>
      }
      actions={<SyncButton send={sync} refusal={refusalOf(connector, 'sync')} />}
    />
  )
}

/** The skeleton of the header while the connector is loading. */
export const ConnectorHeaderSkeleton = () => (
  <DetailHeader
    picture={<Skeleton width={56} height={56} />}
    loading={connectorWords.loading}
    title={null}
    badge={<Skeleton height={24} width={84} />}
    oneLine
    facts={null}
    actions={<Skeleton height={36} width={88} />}
  />
)
