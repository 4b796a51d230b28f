import { Button, Skeleton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useApi } from '../../api/ApiProvider.tsx'
import { invalidate, setAnswer } from '../../api/effects.ts'
import { errorMessage } from '../../api/errors.ts'
import { contract } from '../../contract/index.ts'
import type { Segment } from '../../contract/segments.ts'
import { EditableName } from '../../ui/EditableName.tsx'
import { LastSync } from '../../ui/LastSync.tsx'
import { ProviderLogo } from '../../ui/ProviderLogo.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { toast } from '../../ui/toast.ts'
import { useFailedSync } from '../../ui/useFailedSync.ts'
import { useBusy } from '../../ui/useBusy.ts'
import { shownState } from './segmentState.ts'
import classes from './SegmentHeader.module.css'

const { get, list, sync, update } = contract.segments

/** Name, state and provider of a segment, and the button that syncs it; its shape while it comes. */
export function SegmentHeader({ segment }: { segment: Segment | null }) {
  useFailedSync(segment?.state, 'Error syncing segment: its connector could not be reached.')
  return (
    <header className={classes.header}>
      {segment ? (
        <ProviderLogo provider={segment.config.provider} logo={segment.metadata.logo} size={56} />
      ) : (
        <Skeleton height={56} width={56} />
      )}
      <div className={classes.who}>
        {segment ? (
          <>
            <div className={classes.name}>
              <SegmentName segment={segment} />
              <StateBadge state={shownState(segment)} />
            </div>
            <p className={classes.facts}>
              <span>{segment.metadata.name}</span>
              <span>
                <LastSync iso={segment.lastSync} />
              </span>
            </p>
          </>
        ) : (
          <>
            <h1 className="visually-hidden">Loading the segment</h1>
            <Skeleton height={20} width={220} my={6} />
            <Skeleton height={12} width={160} my={4} />
          </>
        )}
      </div>
      <SyncButton segment={segment} />
    </header>
  )
}

function SegmentName({ segment: { tenant, id, name, description } }: { segment: Segment }) {
  const { call, queryClient } = useApi()
  const input = { params: { tenant, id } }

  async function handleSave(renamed: string) {
    try {
      setAnswer(queryClient, get, input, await call(update, { ...input, body: { name: renamed, description } }))
      invalidate(queryClient, [list])
      toast('success', 'Segment updated successfully')
    } catch (error) {
      toast('error', errorMessage(error))
      // It may be that there is no such segment any more.
      invalidate(queryClient, [get])
    }
  }

  return <EditableName name={name} of="segment" onSave={handleSave} />
}

/** Starts a sync; a failure is a toast. The server tells by its events how it goes on. */
function SyncButton({ segment }: { segment: Segment | null }) {
  const { call, queryClient } = useApi()
  const { busy, run } = useBusy()

  const handleClick = ({ tenant, id }: Segment) =>
    run(async () => {
      const input = { params: { tenant, id } }
      try {
        setAnswer(queryClient, get, input, await call(sync, input))
      } catch (error) {
        toast('error', errorMessage(error))
      }
      invalidate(queryClient, [get, list])
    })

  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden="true" />}
      loading={busy}
      disabled={!segment}
      onClick={() => segment && void handleClick(segment)}
    >
      Sync
    </Button>
  )
}
