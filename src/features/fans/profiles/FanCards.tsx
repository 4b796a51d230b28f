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
import { cardWords } from './words.ts'
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
      <Card title={cardWords.personal.title}>
        <Facts
          loading={loading}
          rows={[
            [cardWords.personal.name, fan && fullName(fan)],
            [cardWords.personal.gender, <Value key="gender">{fan?.gender}</Value>],
            [cardWords.personal.age, <Value key="age">{fan?.age}</Value>],
            [cardWords.personal.birthday, <DateText key="birthday" iso={fan?.birthDay ?? null} />],
          ]}
        />
      </Card>
      <Card title={cardWords.address.title}>
        <Facts
          loading={loading}
          rows={[
            [cardWords.address.street, <Value key="street">{fan?.address}</Value>],
            [cardWords.address.zipCode, <Value key="zip">{fan?.zipCode}</Value>],
            [cardWords.address.city, <Value key="city">{fan?.city}</Value>],
            [cardWords.address.country, <CountryName key="country" name={fan?.country ?? null} />],
          ]}
        />
      </Card>
      <Card title={cardWords.contact.title}>
        <Facts
          loading={loading}
          rows={[
            [
              cardWords.contact.email,
              fan && (
                <Anchor key="email" href={`mailto:${fan.email}`}>
                  {fan.email}
                </Anchor>
              ),
            ],
            [cardWords.contact.phone, <Value key="phone">{fan?.phone}</Value>],
          ]}
        />
      </Card>
      <Card title={cardWords.communications.title}>
        <Facts
          loading={loading}
          rows={[
            [cardWords.communications.policy, <Flag key="policy" on={fan?.acceptsPrivacyPolicy} />],
            [cardWords.communications.commercial, <Flag key="info" on={fan?.acceptsCommercialInfo} />],
            [cardWords.communications.partners, <Flag key="partners" on={fan?.acceptsCommercialPartners} />],
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
