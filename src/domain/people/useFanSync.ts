import { useUser } from '../../api/ApiProvider.tsx'
import { useWrite } from '../../api/useWrite.ts'
import { contract } from '../../contract/index.ts'

/** Returns a function that starts a sync of the fan profiles. */
export function useFanSync() {
  const { tenant } = useUser()
  const start = useWrite(contract.fanProfiles.sync, { stale: [contract.fanProfiles.status] })
  return () => start({ params: { tenant } })
}
