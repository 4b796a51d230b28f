import type { Figures } from '../../../control.ts'
import type { Total } from '../cards/Totals.tsx'
import { comparedWithDaysAgo, comparedWithDaysBefore, newFansLabel } from '../figures/basis.ts'
import { formatPart, moneyIn } from '../figures/format.ts'
import { cardWords, fanWords, salesWords } from '../words.ts'
import type { Tab } from '../view.ts'

/** The main figures of each tab, above its charts. */
export const totalsOf: Record<Tab, (figures: Figures) => readonly Total[]> = {
  overview(figures) {
    const { totals, comparedDays } = figures
    const basis = comparedWithDaysBefore(figures)
    const money = moneyIn(figures.club)
    return [
      { label: fanWords.fans, change: totals.fans, basis: comparedWithDaysAgo(figures) },
      { label: newFansLabel(figures), change: totals.newFans, basis: cardWords.daysBefore(comparedDays) },
      { label: salesWords.shopRevenue, change: totals.shopRevenue, basis, format: money.whole },
      { label: salesWords.ticketRevenue, change: totals.ticketRevenue, basis, format: money.whole },
    ]
  },

  audience(figures) {
    const { totals, comparedDays, genders } = figures
    const women = genders.find(({ name }) => name === 'Female')?.count ?? 0
    const ofFans = (count: number) => fanWords.ofFans(formatPart(count, totals.fans.value))
    return [
      { label: fanWords.fans, change: totals.fans, basis: comparedWithDaysAgo(figures) },
      { label: newFansLabel(figures), change: totals.newFans, basis: cardWords.daysBefore(comparedDays) },
      { label: fanWords.members, change: { value: totals.members, delta: null }, basis: ofFans(totals.members) },
      { label: fanWords.women, change: { value: women, delta: null }, basis: ofFans(women) },
    ]
  },

  shop(figures) {
    const { totals } = figures
    const basis = comparedWithDaysBefore(figures)
    const money = moneyIn(figures.club)
    return [
      { label: salesWords.revenue, change: totals.shopRevenue, basis, format: money.whole },
      { label: salesWords.orders, change: totals.orders, basis },
      { label: salesWords.averageOrder, change: totals.orderValue, basis, format: money.exact },
      { label: salesWords.customers, change: totals.shopCustomers, basis },
    ]
  },

  ticketing(figures) {
    const { totals } = figures
    const basis = comparedWithDaysBefore(figures)
    const money = moneyIn(figures.club)
    return [
      { label: salesWords.revenue, change: totals.ticketRevenue, basis, format: money.whole },
      { label: salesWords.tickets, change: totals.tickets, basis },
      { label: salesWords.averagePrice, change: totals.ticketPrice, basis, format: money.exact },
      { label: salesWords.buyers, change: totals.ticketBuyers, basis },
    ]
  },
}
