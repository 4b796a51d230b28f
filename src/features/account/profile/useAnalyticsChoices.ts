import { ApiError } from '../../../api/errors.ts'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'

/**
 * The connectors of type analytics, to choose the default from; none for a club without billing (docs/contract.md#club-choices).
 * The one that is chosen stays a choice also where the list does not have it, so that saving does not lose it.
 */
export function useAnalyticsChoices(tenant: string, chosen: string | null) {
  const { data, error, isPending } = useEndpoint(contract.connectors.list, {
    params: { tenant },
    query: { type: 'analytics', limit: 1000, orderBy: 'name', orderDirection: 'asc' },
  })
  const choices = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const missing = !isPending && chosen !== null && !choices.some(({ value }) => value === chosen)
  const unpaid = error instanceof ApiError && error.status === 402
  const offered = missing ? [...choices, { value: chosen, label: chosen }] : choices
  return {
    choices: offered,
    placeholder: isPending ? '' : offered.length > 0 ? 'None' : 'No analytics connectors',
    error: unpaid ? null : error,
  }
}
