import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FanProfile } from '../../../../contract/fanProfiles.ts'
import { useMoney } from '../../../../domain/money/useMoney.ts'
import { useServerNow } from '../../../../ui/values/useServerNow.ts'
import { ScoreRing } from '../../../../ui/values/ScoreRing.tsx'
import { DateText, Value } from '../../../../ui/values/values.tsx'
import { localDate } from '../../../../format.ts'
import { hasEnded, sumOf } from '../timeline/entries.ts'
import { membershipOf, type History } from '../timeline/useHistory.ts'
import type { LoadedStatistics } from '../useStatistics.ts'
import { tierOf } from './tiers.ts'
import { factWords } from '../words.ts'
import classes from './FanHero.module.css'

interface HeroFactsProps {
  fan: FanProfile | null
  history: History
  statistics: LoadedStatistics
}

/** What the fan is worth, the tier of the score, the membership, and the last purchase. */
export function HeroFacts({ fan, history, statistics }: HeroFactsProps) {
  return (
    <dl className={classes.facts}>
      <Worth history={history} {...statistics} />
      <Score score={fan ? fan.score : undefined} />
      <Membership fan={fan} history={history} />
      <LastPurchase history={history} />
    </dl>
  )
}

interface FactProps {
  label: string
  isLoading: boolean
  /** A second line that may follow later. */
  isTextLoading?: boolean
  text?: ReactNode
  children: ReactNode
}

function Fact({ label, isLoading, isTextLoading = isLoading, text, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd className={classes.value}>{isLoading ? <Skeleton height={18} width={112} maw="100%" my={5} /> : children}</dd>
      <dd className={classes.text} title={typeof text === 'string' ? text : undefined}>
        {isTextLoading ? <Skeleton height={10} width={136} maw="100%" my={3} /> : text}
      </dd>
    </div>
  )
}

/** The total of the Statistics card in the club's currency. */
function Worth({ history, statistics, isLoading, error }: LoadedStatistics & Pick<HeroFactsProps, 'history'>) {
  const money = useMoney()
  const total = statistics?.totalValue ?? 0
  const lastYear = history.year && sumOf(history.year.map(({ sum }) => sum))
  return (
    <Fact
      label={factWords.worth}
      isLoading={isLoading || money === null}
      isTextLoading={isLoading || money === null || history.isLoading}
      text={
        error ? factWords.notLoaded : money && total > 0 && lastYear !== null && factWords.lastYear(money(lastYear))
      }
    >
      <Value>{money && total > 0 ? money(total) : null}</Value>
    </Fact>
  )
}

/** The tier of the score as a word and a ring. */
function Score({ score }: { score: number | null | undefined }) {
  return (
    <Fact
      label={factWords.score}
      isLoading={score === undefined}
      text={typeof score === 'number' && factWords.scoreOf(score)}
    >
      <span className={classes.tier}>
        {score === null || score === undefined ? factWords.notScored : tierOf(score)}
        <ScoreRing score={score ?? null} size={20} thickness={4} />
      </span>
    </Fact>
  )
}

/** The membership's label, and how long it lasts if the list of memberships tells. */
function Membership({ fan, history }: Pick<HeroFactsProps, 'fan' | 'history'>) {
  const now = useServerNow()
  const membership = fan && membershipOf(fan, history.rows.memberships)
  const until = membership?.expirationDate ?? null
  const since = membership?.entryDate ?? null
  return (
    <Fact
      label={factWords.membership}
      isLoading={fan === null}
      isTextLoading={fan === null || (fan.membership !== null && history.isLoading)}
      text={
        until !== null ? (
          <>
            {hasEnded(until, now) ? factWords.ended : factWords.until} <DateText iso={until} isUtcDay />
          </>
        ) : (
          since !== null && (
            <>
              {factWords.since}
              <DateText iso={since} isUtcDay />
            </>
          )
        )
      }
    >
      <Value>{fan?.membership}</Value>
    </Fact>
  )
}

/** The day of the last order or ticket, and what it was. */
function LastPurchase({ history: { entries, isLoading, error } }: Pick<HeroFactsProps, 'history'>) {
  const [today] = localDate(new Date(useServerNow()).toISOString())
  const last = error ? undefined : entries.all.find(({ kind }) => kind !== 'membership')
  const [day, time] = last ? localDate(last.at) : []
  return (
    <Fact label={factWords.lastPurchase} isLoading={isLoading} text={error ? factWords.notLoaded : last?.summary}>
      {last && day === today ? (
        <time dateTime={last.at}>{factWords.today(time ?? '')}</time>
      ) : (
        <Value>{last && <DateText iso={last.at} />}</Value>
      )}
    </Fact>
  )
}
