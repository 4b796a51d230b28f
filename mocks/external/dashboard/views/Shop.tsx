import { comparedWithDaysBefore } from '../figures/basis.ts'
import { BarList } from '../cards/BarList.tsx'
import { formatWhole, moneyIn, spanOf } from '../figures/format.ts'
import type { PanelProps } from '../figures/panel.ts'
import { TimeChart } from '../cards/TimeChart.tsx'
import { Totals } from '../cards/Totals.tsx'
import { cardWords, salesWords } from '../words.ts'
import card from '../cards/ChartCard.module.css'

/** The dashboard's panel of figures about the shop. */
export function Shop({ figures, colours }: PanelProps) {
  const { totals, products } = figures
  const [own = '', second = ''] = colours.series
  const basis = comparedWithDaysBefore(figures)
  const money = moneyIn(figures.club)
  return (
    <>
      <Totals
        totals={[
          { label: salesWords.revenue, change: totals.shopRevenue, basis, format: money.whole },
          { label: salesWords.orders, change: totals.orders, basis },
          { label: salesWords.averageOrder, change: totals.orderValue, basis, format: money.exact },
          { label: salesWords.customers, change: totals.shopCustomers, basis },
        ]}
      />
      <div className={card.grid}>
        <TimeChart
          title={salesWords.shopRevenue}
          figures={figures}
          money={money}
          kind="bar"
          series={[{ name: 'shopRevenue', label: salesWords.revenue, color: own }]}
          wide
        />
        <BarList
          title={salesWords.products}
          caption={cardWords.byRevenue(spanOf(figures))}
          head={[salesWords.product, salesWords.pieces, salesWords.revenue]}
          color={own}
          rows={products.map(({ name, count, value }) => ({
            name,
            value,
            cells: [formatWhole(count), money.whole(value)],
          }))}
        />
        <TimeChart
          title={salesWords.orders}
          figures={figures}
          kind="area"
          series={[{ name: 'orders', label: salesWords.orders, color: second }]}
          wide="full"
        />
      </div>
    </>
  )
}
