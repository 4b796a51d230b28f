import { ApiError } from '../../../api/errors.ts'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import { clubWords } from './words.ts'

/**
 * The analytics connectors, as choices for the default one. Empty for a club without billing
 * (docs/contract.md#club-choices). The chosen connector stays a choice even if the list does not contain it, so that
 * saving keeps it.
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
    placeholder: isPending ? '' : offered.length > 0 ? clubWords.noChoice : clubWords.noAnalytics,
    error: unpaid ? null : error,
  }
}
