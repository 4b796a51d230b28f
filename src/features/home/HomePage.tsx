import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useUser } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'
import { contract } from '../../contract/index.ts'
import { readStepsHeight } from '../../domain/club/lastSteps.ts'
import { useClub } from '../../domain/club/useClub.ts'
import { ErrorView } from '../../ui/feedback/states/ErrorView.tsx'
import { RefreshNotice } from '../../ui/feedback/refreshes/RefreshNotice.tsx'
import { ClubBand } from './band/ClubBand.tsx'
import { FanFigures } from './figures/FanFigures.tsx'
import { Panels } from './panels/Panels.tsx'
import { Shortcuts } from './shortcuts/Shortcuts.tsx'
import { FirstSteps } from './steps/FirstSteps.tsx'
import { StepsSpace } from './steps/StepsSpace.tsx'
import { useFirstSteps } from './steps/useFirstSteps.ts'
import { useLastError } from './panels/useLastError.ts'
import { userName } from '../../ui/values/userName.ts'
import { homeWords } from './words.ts'
import classes from './HomePage.module.css'

/**
 * The start page: a welcome in the club's colours, four figures of fans, shortcuts, and the club as it is now; the
 * first steps of a club that has just signed up (docs/product/home.md#home).
 */
export function HomePage() {
  const user = useUser()
  const params = { tenant: user.tenant }
  const club = useClub()
  const stats = useEndpoint(contract.home.stats, { params }, { live: true })
  const statsError = useLastError(stats)
  const steps = useFirstSteps()
  // A club with fans has no first steps, whatever the other answers are.
  const hasFans = stats.data !== undefined && stats.data.totalFans.value > 0
  const isKnown = hasFans || ((stats.data !== undefined || statsError !== null) && steps !== 'unknown')
  const firstSteps = isKnown && !hasFans && steps !== 'unknown' && steps !== 'done' ? steps : null
  const isFirstVisit = useFirstVisit(user.tenant)
  // Everything below the first steps would move when they come.
  if (isFirstVisit && !isKnown)
    return (
      <>
        <ClubBand firstName={user.firstName || userName(user)} club={club.data ?? null} loading={club.isPending} />
        <Skeleton className={classes.first} height={360} radius="md" />
      </>
    )

  return (
    <>
      <ClubBand firstName={user.firstName || userName(user)} club={club.data ?? null} loading={club.isPending} />
      <StepsSpace tenant={user.tenant}>
        {isKnown ? firstSteps && <FirstSteps steps={firstSteps} /> : undefined}
      </StepsSpace>
      {statsError ? (
        <div className={classes.failed}>
          <ErrorView message={statsError.message} onReload={() => void stats.refetch()} />
        </div>
      ) : (
        <section aria-label={homeWords.fans}>
          <h2 className={classes.section}>{homeWords.fans}</h2>
          <RefreshNotice result={stats} />
          <FanFigures stats={isKnown ? (stats.data ?? null) : null} />
        </section>
      )}
      <h2 className={classes.section}>{homeWords.shortcuts}</h2>
      <Shortcuts />
      {isKnown && !firstSteps && <Panels />}
    </>
  )
}

/** True until the page is left if nobody has looked at this club's page in this browser before. */
function useFirstVisit(tenant: string): boolean {
  const [isFirst] = useState(() => readStepsHeight(tenant) === null)
  return isFirst
}
