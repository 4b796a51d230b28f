import { Skeleton } from '@mantine/core'
import type { Connector } from '../../../contract/connectors.ts'
import { EditableName } from '../../../ui/controls/EditableName.tsx'
import { SyncButton } from '../../../ui/controls/SyncButton.tsx'
import { useSubmit } from '../../../ui/Form/useSubmit.ts'
import { LastSync } from '../../../ui/values/LastSync.tsx'
import { ProviderLogo } from '../../../domain/connectors/ProviderLogo.tsx'
import { StateBadge } from '../../../ui/feedback/StateBadge.tsx'
import { useFailedSync } from '../../../domain/connectors/useFailedSync.ts'
import { inTransit, providerName, displayedState } from '../shown.ts'
import { useConnectorActions } from './useConnectorActions.ts'
import classes from './ConnectorHeader.module.css'

/** Logo, editable name, state, last sync and the sync button. */
export function ConnectorHeader({ connector }: { connector: Connector }) {
  const { provider, metadata, name, lastSync } = connector
  const { update, sync } = useConnectorActions(connector)
  useFailedSync(connector.state, 'Error syncing connector: the provider could not be reached. Check the setup.')

  const rename = useSubmit({
    send: (renamed: string) => update({ name: renamed }),
    overlaps: true,
    success: 'Connector updated successfully',
    failureAs: 'toast',
  })

  return (
    <div className={classes.header}>
      <ProviderLogo provider={provider} logo={metadata.logo} size={56} />
      <div className={classes.what}>
        <div className={classes.name}>
          <EditableName name={name} kind="connector" onSave={rename.submit} />
          <StateBadge state={displayedState(connector)} />
        </div>
        <div className={classes.facts}>
          <span>{providerName(connector)}</span>
          <span>
            <LastSync iso={lastSync} />
          </span>
        </div>
      </div>
      <SyncButton send={sync} running={inTransit(connector)} />
    </div>
  )
}

/** The skeleton of the header while the connector is loading. */
export function ConnectorHeaderSkeleton() {
  return (
    <div className={classes.header}>
      <Skeleton width={56} height={56} />
      <div className={classes.what}>
        <h1 className="visually-hidden">Loading the connector</h1>
        <Skeleton height={20} width={220} maw="100%" my={6} />
        <Skeleton height={12} width={260} maw="100%" my={4} />
      </div>
      <Skeleton height={36} width={88} />
    </div>
  )
}
