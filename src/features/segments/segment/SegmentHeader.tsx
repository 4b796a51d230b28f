import { Skeleton } from '@mantine/core'
import { useApi } from '../../../api/ApiProvider.tsx'
import { answerOf } from '../../../api/cache.ts'
import { oneByOne } from '../../../api/oneByOne.ts'
import { useWrite } from '../../../api/useWrite.ts'
import { contract } from '../../../contract/index.ts'
import type { Segment } from '../../../contract/segments.ts'
import { EditableName } from '../../../ui/controls/inputs/EditableName.tsx'
import { SyncButton } from '../../../ui/controls/buttons/SyncButton.tsx'
import { DetailHeader } from '../../../ui/layout/DetailHeader.tsx'
import { useSubmit } from '../../../ui/Form/useSubmit.ts'
import { LastSync } from '../../../ui/values/LastSync.tsx'
import { ProviderLogo } from '../../../domain/connectors/ProviderLogo.tsx'
import { StateBadge } from '../../../ui/feedback/states/StateBadge.tsx'
import { useFailedSync } from '../../../domain/connectors/useFailedSync.ts'
import { displayedState, syncRefusal } from '../segmentState.ts'
import { segmentWords } from '../words.ts'

const { get, list, sync, update } = contract.segments

/** Name, state and provider of a segment, and the sync button; a skeleton while the segment is loading. */
export function SegmentHeader({ segment }: { segment: Segment | null }) {
  useFailedSync(segment?.state, segmentWords.syncFailed)
  return (
    <DetailHeader
      picture={
        segment ? (
          <ProviderLogo provider={segment.config.provider} logo={segment.metadata.logo} size={56} />
        ) : (
          <Skeleton height={56} width={56} />
        )
      }
      loading={segment ? null : segmentWords.loading}
      title={segment && <SegmentName segment={segment} />}
      badge={segment ? <StateBadge state={displayedState(segment)} /> : <Skeleton height={24} width={84} />}
      oneLine
      facts={
        segment && (
          <>
            <span>{segment.metadata.name}</span>
            <span>
              <LastSync iso={segment.lastSync} />
            </span>
          </>
        )
      }
      actions={<SegmentSyncButton segment={segment} />}
    />
  )
}

/** The operations whose answers become stale when a segment changes. */
const stale = [get, list]

function SegmentName({ segment: { tenant, id, name, description } }: { segment: Segment }) {
  const { queryClient } = useApi()
  const input = { params: { tenant, id } }
  const save = useWrite(update, { stale, store: (saved) => answerOf(get, input, saved) })
  const rename = useSubmit({
    send: (renamed: string) =>
      oneByOne(queryClient, id, () => save({ ...input, body: { name: renamed, description } })),
    overlaps: true,
    success: segmentWords.saved,
    failureAs: 'toast',
  })
  return <EditableName name={name} kind={segmentWords.kind} onSave={rename.submit} />
}

function SegmentSyncButton({ segment }: { segment: Segment | null }) {
  const start = useWrite(sync, { stale, store: (saved, input) => answerOf(get, input, saved) })
  return (
    <SyncButton
      send={segment && (() => start({ params: { tenant: segment.tenant, id: segment.id } }))}
      refusal={segment && syncRefusal(segment)}
    />
  )
}
