import { Button, Skeleton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { errorMessage } from '../../api/errors.ts'
import type { Connector } from '../../contract/connectors.ts'
import { EditableName } from '../../ui/EditableName.tsx'
import { LastSync } from '../../ui/LastSync.tsx'
import { ProviderLogo } from '../../ui/ProviderLogo.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { toast } from '../../ui/toast.ts'
import { useFailedSync } from '../../ui/useFailedSync.ts'
import { useBusy } from '../../ui/useBusy.ts'
import { inTransit, providerName, shownState } from './shown.ts'
import { useConnectorActions } from './useConnectorActions.ts'
import classes from './ConnectorHeader.module.css'

/** Logo, name that can be changed in its place, state, last sync and the button that syncs. */
export function ConnectorHeader({ connector }: { connector: Connector }) {
  const { provider, metadata, name, lastSync } = connector
  const { update } = useConnectorActions(connector)

  async function handleRename(renamed: string) {
    try {
      await update({ name: renamed })
      toast('success', 'Connector updated successfully')
    } catch (error) {
      toast('error', errorMessage(error))
    }
  }

  return (
    <div className={classes.header}>
      <ProviderLogo provider={provider} logo={metadata.logo} size={56} />
      <div className={classes.what}>
        <div className={classes.name}>
          <EditableName name={name} of="connector" onSave={handleRename} />
          <StateBadge state={shownState(connector)} />
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

/** Starts a sync; a failure is a toast. The server tells by its events how it goes on. */
function SyncButton({ connector }: { connector: Connector }) {
  const { sync } = useConnectorActions(connector)
  const { busy, run } = useBusy()
  const waits = inTransit(connector)
  useFailedSync(connector.state, 'Error syncing connector: the provider could not be reached. Check the setup.')

  const handleSync = () =>
    run(async () => {
      try {
        await sync()
      } catch (error) {
        toast('error', errorMessage(error))
      }
    })

  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden="true" />}
      loading={busy}
      // Only looks so: a button that is disabled loses the focus of whoever has just pressed it.
      {...(waits && { 'data-disabled': true, 'aria-disabled': true })}
      onClick={() => {
        if (!waits) void handleSync()
      }}
    >
      Sync
    </Button>
  )
}

/** The head's shape while the connector comes. */
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
