import { Anchor } from '@mantine/core'
import type { FanProfile } from '../../../contract/fanProfiles.ts'
import { Card, Facts } from '../../../ui/layout/Card.tsx'
import { DateText, Value } from '../../../ui/values/values.tsx'
import { CountryName } from '../CountryName.tsx'
import { FanScoreCard } from './FanScoreCard.tsx'
import { FanStatisticsCard } from './FanStatisticsCard.tsx'
import { Timeline } from './timeline/Timeline.tsx'
import type { History } from './timeline/useHistory.ts'
import type { LoadedStatistics } from './useStatistics.ts'
import { fullName } from '../../../ui/values/fullName.ts'
import classes from './FanCards.module.css'

interface FanCardsProps {
  /** Null while the fan is loading. */
  fan: FanProfile | null
  history: History
  statistics: LoadedStatistics
}

/** The cards with all the data of a fan, and a dash for each missing value. */
export function FanCards({ fan, history, statistics }: FanCardsProps) {
  return (
    <>
      <div className={classes.figures}>
        <FanScoreCard score={fan ? fan.score : undefined} />
        <FanStatisticsCard {...statistics} history={history} />
      </div>
      <div className={classes.columns}>
        <Timeline fan={fan} history={history} statistics={statistics} />
        <div className={classes.side}>
          <PersonalCards fan={fan} />
        </div>
      </div>
    </>
  )
}

function PersonalCards({ fan }: { fan: FanProfile | null }) {
  const loading = fan === null
  return (
    <div className={classes.cards}>
      <Card title="Personal information">
        <Facts
          loading={loading}
          rows={[
            ['Name', fan && fullName(fan)],
            ['Gender', <Value key="gender">{fan?.gender}</Value>],
            ['Age', <Value key="age">{fan?.age}</Value>],
            ['Birthday', <DateText key="birthday" iso={fan?.birthDay ?? null} />],
          ]}
        />
      </Card>
      <Card title="Address">
        <Facts
          loading={loading}
          rows={[
            ['Street', <Value key="street">{fan?.address}</Value>],
            ['Zip code', <Value key="zip">{fan?.zipCode}</Value>],
            ['City', <Value key="city">{fan?.city}</Value>],
            ['Country', <CountryName key="country" name={fan?.country ?? null} />],
          ]}
        />
      </Card>
      <Card title="Contact">
        <Facts
          loading={loading}
          rows={[
            [
              'Email',
              fan && (
                <Anchor key="email" href={`mailto:${fan.email}`}>
                  {fan.email}
                </Anchor>
              ),
            ],
            ['Phone', <Value key="phone">{fan?.phone}</Value>],
          ]}
        />
      </Card>
      <Card title="Communications">
        <Facts
          loading={loading}
          rows={[
            ['Privacy policy', <Flag key="policy" on={fan?.acceptsPrivacyPolicy} />],
            ['Commercial information', <Flag key="info" on={fan?.acceptsCommercialInfo} />],
            ['Commercial partners', <Flag key="partners" on={fan?.acceptsCommercialPartners} />],
          ]}
        />
      </Card>
    </div>
  )
}

/** The text `true` in green or `false` in red (docs/product/app.md#formats). */
function Flag({ on = false }: { on?: boolean | undefined }) {
  return (
    <span className={classes.flag} data-on={on || undefined}>
      {String(on)}
    </span>
  )
}
