import { comparedWithDaysBefore } from '../figures/basis.ts'
import { BarList } from '../cards/BarList.tsx'
import { formatMoney, formatWhole, spanOf } from '../figures/format.ts'
import type { PanelProps } from '../figures/panel.ts'
import { TimeChart } from '../cards/TimeChart.tsx'
import { Totals } from '../cards/Totals.tsx'
import card from '../cards/ChartCard.module.css'

/** The dashboard's panel of figures about the shop. */
export function Shop({ figures, colours }: PanelProps) {
  const { totals, products } = figures
  const [own = '', second = ''] = colours.series
  const basis = comparedWithDaysBefore(figures)
  return (
    <>
      <Totals
        totals={[
          { label: 'Revenue', change: totals.shopRevenue, basis },
          { label: 'Orders', change: totals.orders, basis },
          { label: 'Average order', change: totals.orderValue, basis, format: formatMoney },
          { label: 'Customers', change: totals.shopCustomers, basis },
        ]}
      />
      <div className={card.grid}>
        <TimeChart
          title="Shop revenue"
          figures={figures}
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
            cells: [formatWhole(count), formatWhole(value)],
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
