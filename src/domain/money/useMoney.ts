import { useUser } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'
import { contract } from '../../contract/index.ts'
import { currencyOf, formatMoney } from './money.ts'

/** Returns a function that formats amounts in the currency of the club's country; null until the club is loaded. */
export function useMoney(): ((amount: number) => string) | null {
  const { tenant } = useUser()
  const { data: club, isError } = useEndpoint(contract.club.get, { params: { tenant } }, { staleTime: 60_000 })
  if (!club && !isError) return null
  const currency = currencyOf(club?.config.country?.cca2)
  return (amount) => formatMoney(amount, currency)
}
