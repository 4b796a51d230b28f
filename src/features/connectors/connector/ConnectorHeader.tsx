import { Button, Skeleton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { Connector } from '../../../contract/connectors.ts'
import { EditableName } from '../../../ui/controls/EditableName.tsx'
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
  const { update } = useConnectorActions(connector)

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
      <SyncButton connector={connector} />
    </div>
  )
}

/** Starts a sync; a failure is a toast. Events of the server report the progress. */
function SyncButton({ connector }: { connector: Connector }) {
  const actions = useConnectorActions(connector)
  const sync = useSubmit({ send: actions.sync, failureAs: 'toast' })
  const isBusy = inTransit(connector)
  useFailedSync(connector.state, 'Error syncing connector: the provider could not be reached. Check the setup.')

  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden="true" />}
      loading={sync.busy}
      // The button only looks disabled, because a disabled one would lose the focus.
      {...(isBusy && { 'data-disabled': true, 'aria-disabled': true })}
      onClick={() => {
        if (!isBusy) sync.submit()
      }}
    >
      Sync
    </Button>
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
