import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useUser } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'
import { useAction } from '../../api/useAction.ts'
import { contract } from '../../contract/index.ts'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { toast } from '../../ui/toast.ts'
import { DateText } from '../../ui/values.tsx'
import classes from './FanSync.module.css'

/** How far the fans are in step with their sources; nothing while that is unknown, or cannot be told. */
export function FanSyncBadge({ withLastSync = false }: { withLastSync?: boolean }) {
  const { tenant } = useUser()
  const { data } = useEndpoint(contract.fanProfiles.status, { params: { tenant } }, { live: true })
  if (!data) return null
  return (
    <>
      <StateBadge state={data.status} />
      {withLastSync && (
        <span className={classes.last}>
          {data.lastSync === null ? (
            'Never synced'
          ) : (
            <>
              Last sync <DateText iso={data.lastSync} withTime />
            </>
          )}
        </span>
      )}
    </>
  )
}

/** Starts a sync of the fan profiles; a failure is a toast. The server tells by its events how it goes on. */
export function FanSyncButton() {
  const { tenant } = useUser()
  const { data } = useEndpoint(contract.fanProfiles.status, { params: { tenant } }, { live: true })
  const syncing = data?.status === 'SYNCING'
  const sync = useAction(contract.fanProfiles.sync, {
    stale: [contract.fanProfiles.status],
    onError: ({ message }) => toast('error', message),
  })
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden="true" />}
      loading={sync.isPending}
      // Only looks so: a button that is disabled loses the focus of whoever has just pressed it.
      {...(syncing && { 'data-disabled': true, 'aria-disabled': true })}
      onClick={() => {
        if (!syncing) sync.mutate({ params: { tenant } })
      }}
    >
      Sync
    </Button>
  )
}
