import { useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import { useFanSync } from '../../../domain/people/useFanSync.ts'
import { SyncButton } from '../../../ui/controls/buttons/SyncButton.tsx'
import { useRefreshRetry } from '../../../ui/feedback/refreshes/useRefreshRetry.ts'
import { StateBadge } from '../../../ui/feedback/states/StateBadge.tsx'
import { DateText } from '../../../ui/values/values.tsx'
import { fansWords } from '../words.ts'
import classes from './FanSync.module.css'

/** The sync state of the fans. Renders nothing until it is known. */
export function FanSyncBadge({ withLastSync = false }: { withLastSync?: boolean }) {
  const { tenant } = useUser()
  const status = useEndpoint(contract.fanProfiles.status, { params: { tenant } }, { live: true })
  // Without a line of its own: else it would say for ever that a sync is running.
  useRefreshRetry([status])
  const { data } = status
  if (!data) return null
  return (
    <>
      <StateBadge state={data.status} />
      {withLastSync && (
        <span className={classes.last}>
          {data.lastSync === null ? (
            fansWords.neverSynced
          ) : (
            <>
              {fansWords.lastSync}
              <DateText iso={data.lastSync} withTime />
            </>
          )}
        </span>
      )}
    </>
  )
}

/** Starts a sync of the fan profiles. */
export function FanSyncButton() {
  const { tenant } = useUser()
  const { data } = useEndpoint(contract.fanProfiles.status, { params: { tenant } }, { live: true })
  const start = useFanSync()
  return <SyncButton send={start} running={data?.status === 'SYNCING'} />
}
