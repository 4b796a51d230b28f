import { Skeleton } from '@mantine/core'
import { Card } from '../../../ui/layout/Card.tsx'
import { ScoreRing } from '../../../ui/values/ScoreRing.tsx'
import { scoreWords } from './words.ts'
import classes from './FanScoreCard.module.css'

/** The score as a doughnut with its number in the centre. Null shows a dash and an empty ring, undefined a skeleton. */
export function FanScoreCard({ score }: { score: number | null | undefined }) {
  return (
    <Card title={scoreWords.title}>
      <div className={classes.doughnut}>
        {score === undefined ? (
          <Skeleton circle height={160} width={160} />
        ) : (
          <div
            role="img"
            aria-label={score === null ? scoreWords.none : scoreWords.value(score)}
            className={classes.ring}
          >
            <ScoreRing score={score} size={160} thickness={24} />
            <span className={classes.number}>{score ?? '–'}</span>
          </div>
        )}
      </div>
    </Card>
  )
}
