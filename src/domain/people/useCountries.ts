import { contract } from '../../contract/index.ts'
import { useEndpoint } from '../../api/query.ts'

/** Fetches all countries. The list hardly ever changes, so it never becomes stale. */
export const useCountries = () => useEndpoint(contract.system.countries, {}, { staleTime: Infinity })
