import { useApi } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'
import { contract } from '../../contract/index.ts'
import type { Country } from '../../contract/system.ts'

const { countries } = contract.system

/** Fetches all countries. The list hardly ever changes, so it never becomes stale. */
export const useCountries = () => useEndpoint(countries, {}, { staleTime: Infinity })

/** Nobody waits longer than this for a list that is only a help; in milliseconds. */
const WAIT_MS = 3000

/** Returns a function that loads all countries on demand; none if they do not come soon. */
export function useLoadCountries(): () => Promise<readonly Country[]> {
  const { call, queryClient } = useApi()
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never[]>((resolve) => {
      timer = setTimeout(() => resolve([]), WAIT_MS)
    })
    const loaded = queryClient
      .fetchQuery({
        queryKey: [countries.id, {}],
        queryFn: ({ signal }) => call(countries, {}, { signal }),
        staleTime: Infinity,
      })
      .then(
        (answer) => answer.countries,
        () => [],
      )
    return Promise.race([loaded, late]).finally(() => clearTimeout(timer))
  }
}
