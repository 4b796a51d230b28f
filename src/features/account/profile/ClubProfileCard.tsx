import { useAdminOnly } from '../../../domain/club/useAdminOnly.ts'
import { RefusableButton } from '../../../ui/controls/buttons/RefusableButton.tsx'
import { Skeleton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useUser } from '../../../api/ApiProvider.tsx'
import type { Club } from '../../../contract/club.ts'
import { Card, Facts } from '../../../ui/layout/Card.tsx'
import { CopyButton } from '../../../ui/controls/buttons/CopyButton.tsx'
import { ErrorView } from '../../../ui/feedback/states/ErrorView.tsx'
import { Flag } from '../../../ui/values/Flag.tsx'
import { SportIcon } from '../../../ui/values/SportIcon.tsx'
import { Value } from '../../../ui/values/values.tsx'
import { ConnectorName } from './ConnectorName.tsx'
import { useDialog } from '../../../ui/dialogs/useDialog.ts'
import { EditClubDialog } from './EditClubDialog.tsx'
import { clubWords } from './words.ts'
import classes from './profile.module.css'

/** The club's settings, and its id to copy (docs/product/account.md#your-profile). */
export function ClubProfileCard({ club, failure }: { club: Club | undefined; failure: Error | null }) {
  const { tenant } = useUser()
  const editing = useDialog()
  const refusal = useAdminOnly('club')
  if (!club && failure)
    return (
      <Card title={clubWords.card}>
        <ErrorView message={failure.message} />
      </Card>
    )
  return (
    <Card title={clubWords.card} className={classes.club}>
      <RefusableButton
        variant="default"
        size="xs"
        className={classes.corner ?? ''}
        refusal={refusal}
        disabled={!club}
        leftSection={<IconPencil size={15} stroke={1.8} aria-hidden="true" />}
        aria-label={clubWords.editName}
        onClick={editing.open}
      >
        {clubWords.edit}
      </RefusableButton>
      <ClubFacts config={club?.config} tenant={tenant} />
      {club && <EditClubDialog club={club} dialog={editing} />}
    </Card>
  )
}

const emptyConfig = { country: null, sport: null, teamIds: [], defaultAnalyticsConnectorId: null }

function ClubFacts({ config, tenant }: { config: Club['config'] | undefined; tenant: string }) {
  const { country, sport, teamIds, defaultAnalyticsConnectorId: analytics } = config ?? emptyConfig
  const valueOrSkeleton = (value: ReactNode) =>
    config ? <Value>{value}</Value> : <Skeleton height={12} width="45%" my={4} />
  return (
    <Facts
      rows={[
        [
          clubWords.country,
          valueOrSkeleton(
            country && <IconLabel icon={<Flag cca2={country.cca2} flag={country.flag} />}>{country.name}</IconLabel>,
          ),
        ],
        [
          clubWords.sport,
          valueOrSkeleton(sport && <IconLabel icon={<SportIcon sport={sport} />}>{sport.name}</IconLabel>),
        ],
        [
          clubWords.teams,
          <div key="teams" className={classes.tags}>
            {valueOrSkeleton(teamIds.length > 0 ? <Tags tags={teamIds} /> : null)}
          </div>,
        ],
        [
          clubWords.analytics,
          valueOrSkeleton(analytics === null ? null : <ConnectorName tenant={tenant} id={analytics} />),
        ],
        [
          clubWords.id,
          <div key="id" className={classes.id}>
            <code>{tenant}</code>
            <CopyButton value={tenant} label={clubWords.copyId} message={clubWords.copiedId} />
          </div>,
        ],
      ]}
    />
  )
}

function IconLabel({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className={classes.named}>
      {icon}
      {children}
    </span>
  )
}

const Tags = ({ tags }: { tags: readonly string[] }) => (
  <ul className={classes.tagList}>
    {tags.map((tag, at) => (
      <li key={at} title={tag}>
        {tag}
      </li>
    ))}
  </ul>
)
