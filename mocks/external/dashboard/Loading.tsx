import { Skeleton } from '@mantine/core'
import { screenWords } from './words.ts'
import card from './cards/ChartCard.module.css'
import classes from './cards/Totals.module.css'

const range = (length: number) => Array.from({ length }, (_, index) => index)

/** The skeleton of a panel while its figures load. */
export function Loading() {
  return (
    <div role="status">
      <span className="visually-hidden">{screenWords.loading}</span>
      <div className={classes.totals}>
        {range(4).map((index) => (
          <div key={index}>
            <Skeleton height={12} width={90} my={4} />
            <Skeleton height={28} width={110} my={10} />
            <Skeleton height={12} width={140} my={4} />
          </div>
        ))}
      </div>
      <LoadingCards />
    </div>
  )
}

/** The skeleton of the cards. */
export const LoadingCards = () => (
  <div className={card.grid}>
    {range(2).map((index) => (
      <section key={index} className={card.card} data-wide={index === 0 || undefined}>
        <Skeleton height={14} width={140} my={4} />
        <Skeleton height={240} mt={24} />
      </section>
    ))}
  </div>
)
