import { BarList } from '../cards/BarList.tsx'
import { moneyIn, spanOf } from '../figures/format.ts'
import { formatCount } from '../../../../src/format.ts'
import type { PanelProps } from '../figures/panel.ts'
import { TimeChart } from '../cards/TimeChart.tsx'
import { cardWords, salesWords } from '../words.ts'
import card from '../cards/ChartCard.module.css'

/** The cards of figures about the shop. */
export function Shop({ figures, colours }: PanelProps) {
  const { products } = figures
  const [own = '', second = ''] = colours.series
  const money = moneyIn(figures.club)
  return (
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
          cells: [formatCount(count), money.whole(value)],
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
  )
}
