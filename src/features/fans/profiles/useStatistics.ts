import { useUser } from '../../../api/ApiProvider.tsx'
import { isGone } from '../../../api/errors.ts'
import { useEndpoint } from '../../../api/query.ts'
import type { FanProfile, FanStatistics } from '../../../contract/fanProfiles.ts'
import { contract } from '../../../contract/index.ts'

export interface LoadedStatistics {
  isLoading: boolean
  error: Error | null
  /** Null for a profile without a fan record. */
  statistics: FanStatistics | null
}

/** The purchases of a fan in figures, live. Null waits. */
export function useStatistics(fan: FanProfile | null): LoadedStatistics {
  const { tenant } = useUser()
  const fanId = fan?.fanId ?? null
  const { data, error, isPending } = useEndpoint(
    contract.fanProfiles.statistics,
    { params: { tenant, id: fanId ?? '' } },
    { live: true, enabled: fanId !== null },
  )
  if (fan && fanId === null) return { isLoading: false, error: null, statistics: null }
  return {
    isLoading: isPending,
    // The fan may have been deleted. Its profile stays until the next sync (docs/contract.md#fan-profiles).
    error: data || isGone(error) ? null : error,
    statistics: data ?? null,
  }
}
