import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Club } from '../../contract/club.ts'
import { paths } from '../../paths.ts'
import { Card, Facts } from '../../ui/layout/Card.tsx'
import { Flag } from '../../ui/values/Flag.tsx'
import { SportIcon } from '../../ui/values/SportIcon.tsx'
import { Value } from '../../ui/values/values.tsx'
import { clubFactsWords } from './words.ts'
import classes from './ClubFactsCard.module.css'

const none = { country: null, sport: null, teamIds: [] }

/** Country, sport and teams of the club, which are set in Your Profile (docs/product/club.md#general). */
export function ClubFactsCard({ config }: { config: Club['config'] | null }) {
  const { country, sport, teamIds } = config ?? none
  return (
    <Card title={clubFactsWords.title}>
      <Facts
        loading={config === null}
        rows={[
          [
            clubFactsWords.country,
            <Drawn
              key="country"
              drawing={country && <Flag cca2={country.cca2} flag={country.flag} />}
              text={country?.name}
            />,
          ],
          [
            clubFactsWords.sport,
            <Drawn key="sport" drawing={sport && <SportIcon sport={sport} />} text={sport?.name} />,
          ],
          [clubFactsWords.teams, <Value key="teams">{teamIds.join(', ')}</Value>],
        ]}
      />
      <p className={classes.more}>
        {clubFactsWords.elsewhere.before}
        <Anchor component={Link} to={paths.yourProfile()} size="xs" underline="always">
          {clubFactsWords.elsewhere.link}
        </Anchor>
        {clubFactsWords.elsewhere.after}
      </p>
    </Card>
  )
}

const Drawn = ({ drawing, text }: { drawing: ReactNode; text: string | undefined }) => (
  <span className={classes.drawn}>
    {drawing}
    <Value>{text}</Value>
  </span>
)
