import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FanProfile } from '../../../../contract/fanProfiles.ts'
import { fullName } from '../../../../ui/values/fullName.ts'
import { initialsOf } from '../../../../ui/values/initials.ts'
import { DateText } from '../../../../ui/values/values.tsx'
import { FanSyncBadge } from '../FanSync.tsx'
import type { History } from '../timeline/useHistory.ts'
import type { LoadedStatistics } from '../useStatistics.ts'
import { HeroFacts } from './HeroFacts.tsx'
import { fanWords } from '../words.ts'
import classes from './FanHero.module.css'

interface FanHeroProps {
  /** Null while the fan is loading. */
  fan: FanProfile | null
  history: History
  statistics: LoadedStatistics
  action: ReactNode
}

/** Who the fan is, and four facts about what the fan means to the club (docs/product/fans.md#fan-page). */
export function FanHero({ fan, history, statistics, action }: FanHeroProps) {
  return (
    <header className={classes.hero}>
      <div className={classes.top}>
        <span className={classes.avatar} aria-hidden="true">
          {fan && initialsOf(fan)}
        </span>
        <div className={classes.who}>
          <div className={classes.title}>
            {fan ? (
              <h1>{fullName(fan)}</h1>
            ) : (
              <>
                <h1 className="visually-hidden">{fanWords.loading}</h1>
                <Skeleton height={20} width={150} maw="100%" />
              </>
            )}
            <span className={classes.badge}>
              <FanSyncBadge />
            </span>
          </div>
          <div className={classes.line}>
            {fan ? (
              <>
                <span>{fan.email}</span>
                {fan.signedUpAt !== null && (
                  <span>
                    {fanWords.since}
                    <DateText iso={fan.signedUpAt} />
                  </span>
                )}
              </>
            ) : (
              <Skeleton height={12} width={240} maw="100%" my={4} />
            )}
          </div>
        </div>
        <div className={classes.action}>{action}</div>
      </div>
      <HeroFacts fan={fan} history={history} statistics={statistics} />
    </header>
  )
}
