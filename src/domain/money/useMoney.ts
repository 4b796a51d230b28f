import { moneyFormat } from '../../format.ts'
import { useClub } from '../club/useClub.ts'
import { currencyOf } from './money.ts'

/** Returns a function that formats amounts in the currency of the club's country; null until the club is loaded. */
export function useMoney(): ((amount: number) => string) | null {
  const { data: club, isError } = useClub()
  if (!club && !isError) return null
  return moneyFormat(currencyOf(club?.config.country?.cca2)).exact
}
