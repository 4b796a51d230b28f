import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useUser } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'
import type { Club } from '../../contract/club.ts'
import { contract } from '../../contract/index.ts'
import { readLastClub, storeLastClub } from './lastClub.ts'

/** A club rarely changes, and each change stores the answer. */
const FRESH_MS = 60_000

/** The club of the signed-in user. Until it is loaded, it is as it was when it was last loaded in this browser. */
export function useClub(): UseQueryResult<Club> {
  const { tenant } = useUser()
  const [last] = useState(() => readLastClub(tenant))
  const club = useEndpoint(
    contract.club.get,
    { params: { tenant } },
    { staleTime: FRESH_MS, ...(last?.id === tenant && { placeholder: last }) },
  )
  const { data, isPlaceholderData } = club
  useEffect(() => {
    if (data && !isPlaceholderData) storeLastClub(data)
  }, [data, isPlaceholderData])
  return club
}
