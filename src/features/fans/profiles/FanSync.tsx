import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import { useWrite } from '../../../api/useWrite.ts'
import { contract } from '../../../contract/index.ts'
import { useSubmit } from '../../../ui/Form/useSubmit.ts'
import { StateBadge } from '../../../ui/feedback/StateBadge.tsx'
import { DateText } from '../../../ui/values/values.tsx'
import classes from './FanSync.module.css'

/** The sync state of the fans. Renders nothing until it is known. */
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

/** Starts a sync of the fan profiles; a failure is a toast. Events of the server report the progress. */
export function FanSyncButton() {
  const { tenant } = useUser()
  const { data } = useEndpoint(contract.fanProfiles.status, { params: { tenant } }, { live: true })
  const syncing = data?.status === 'SYNCING'
  const start = useWrite(contract.fanProfiles.sync, { stale: [contract.fanProfiles.status] })
  const sync = useSubmit({ send: () => start({ params: { tenant } }), failureAs: 'toast' })
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden="true" />}
      loading={sync.busy}
      // The button only looks disabled, because a disabled one would lose the focus.
      {...(syncing && { 'data-disabled': true, 'aria-disabled': true })}
      onClick={() => {
        if (!syncing) sync.submit()
      }}
    >
      Sync
    </Button>
  )
}
