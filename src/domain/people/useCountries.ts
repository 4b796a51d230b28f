import { contract } from '../../contract/index.ts'
import { useEndpoint } from '../../api/query.ts'

/** All countries; they hardly ever change, so they are fetched once. */
export const useCountries = () => useEndpoint(contract.system.countries, {}, { staleTime: Infinity })
