import { Skeleton } from '@mantine/core'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useUser } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'
import type { Club } from '../../contract/club.ts'
import { contract } from '../../contract/index.ts'
import { paths } from '../../paths.ts'
import { Crest } from '../../ui/brand/Crest.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { BillingTab } from './billing/BillingTab.tsx'
import { GeneralTab } from './GeneralTab.tsx'
import { UsersTab } from './users/UsersTab.tsx'
import { clubWords } from './words.ts'
import classes from './ClubPage.module.css'

const tabs = [
  { label: clubWords.tabs.general, to: paths.clubGeneral() },
  { label: clubWords.tabs.billing, to: paths.billing() },
  { label: clubWords.tabs.users, to: paths.clubUsers() },
]

/** The club's settings in three tabs (docs/product/club.md#club-settings). */
export function ClubPage() {
  const { tenant } = useUser()
  const { data: club, error } = useEndpoint(contract.club.get, { params: { tenant } })
  const path = useLocation().pathname.replace(/\/+$/, '')
  const current = path === paths.club() ? paths.clubGeneral() : path
  // Only General needs the club itself: the other tabs work without it.
  const general = <GeneralTab club={club ?? null} error={error} />

  return (
    <div className={classes.page}>
      <ClubHeader club={club ?? null} failed={error !== null} />
      <Tabs label={clubWords.settings} tabs={tabs} current={current} />
      <Routes>
        <Route index element={general} />
        <Route path="general" element={general} />
        <Route path="billing" element={<BillingTab />} />
        <Route path="users" element={<UsersTab />} />
        <Route path="*" element={<Navigate to={paths.clubGeneral()} replace />} />
      </Routes>
    </div>
  )
}

/** Crest, name and title; only the title if the club could not be fetched. */
function ClubHeader({ club, failed }: { club: Club | null; failed: boolean }) {
  if (!club && failed) {
    return (
      <header className={classes.header}>
        <h1>{clubWords.settings}</h1>
      </header>
    )
  }
  return (
    <header className={classes.header}>
      {club ? (
        <Crest accent={club.config.accent} design={club.config.crest} size={48} />
      ) : (
        <Skeleton width={41} height={48} />
      )}
      <div className={classes.name}>
        <h1 title={club?.name}>
          {club ? (
            club.name
          ) : (
            <>
              <span className="visually-hidden">{clubWords.loading}</span>
              <Skeleton height={20} width={220} my={6} />
            </>
          )}
        </h1>
        <p>{clubWords.settings}</p>
      </div>
    </header>
  )
}
