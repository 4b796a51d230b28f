import { useEndpoint } from '../../api/query.ts'
import { useUser } from '../../api/ApiProvider.tsx'
import { contract } from '../../contract/index.ts'
import { ErrorView } from '../../ui/feedback/ErrorView.tsx'
import { ClubBand } from './ClubBand.tsx'
import { FanFigures } from './FanFigures.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import classes from './HomePage.module.css'

/** The start page: a welcome in the club's colours, four figures of fans, and shortcuts (docs/product/home.md#home). */
export function HomePage() {
  const user = useUser()
  const params = { tenant: user.tenant }
  const club = useEndpoint(contract.club.get, { params }, { staleTime: 60_000 })
  const stats = useEndpoint(contract.home.stats, { params }, { live: true })

  return (
    <>
      <ClubBand firstName={user.firstName} club={club.data ?? null} />
      {stats.isError ? (
        <div className={classes.failed}>
          <ErrorView message={stats.error.message} />
        </div>
      ) : (
        <>
          <h2 className={classes.section}>Your fans</h2>
          <FanFigures stats={stats.data ?? null} />
        </>
      )}
      <h2 className={classes.section}>Shortcuts</h2>
      <Shortcuts />
    </>
  )
}
