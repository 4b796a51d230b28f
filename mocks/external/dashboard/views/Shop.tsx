import { comparedWithDaysBefore } from '../figures/basis.ts'
import { BarList } from '../cards/BarList.tsx'
import { formatWhole, moneyIn, spanOf } from '../figures/format.ts'
import type { PanelProps } from '../figures/panel.ts'
import { TimeChart } from '../cards/TimeChart.tsx'
import { Totals } from '../cards/Totals.tsx'
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
          { label: 'Revenue', change: totals.shopRevenue, basis, format: money.whole },
          { label: 'Orders', change: totals.orders, basis },
          { label: 'Average order', change: totals.orderValue, basis, format: money.exact },
          { label: 'Customers', change: totals.shopCustomers, basis },
        ]}
      />
      <div className={card.grid}>
        <TimeChart
          title="Shop revenue"
          figures={figures}
          money={money}
          kind="bar"
          series={[{ name: 'shopRevenue', label: 'Revenue', color: own }]}
          wide
        />
        <BarList
          title="Top products"
          caption={`${spanOf(figures)}, by revenue`}
          head={['Product', 'Pieces', 'Revenue']}
          color={own}
          rows={products.map(({ name, count, value }) => ({
            name,
            value,
            cells: [formatWhole(count), money.whole(value)],
          }))}
        />
        <TimeChart
          title="Orders"
          figures={figures}
          kind="area"
          series={[{ name: 'orders', label: 'Orders', color: second }]}
          wide="full"
        />
      </div>
    </>
  )
}
