import { Navigate } from 'react-router-dom'
import { useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import { useTab } from '../../../ui/layout/useTab.ts'
import { ClubProfileCard } from './ClubProfileCard.tsx'
import { DeleteAccountCard } from './DeleteAccountCard.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'
import { SecurityCard } from './SecurityCard.tsx'
import { profileWords } from './words.ts'
import classes from './YourProfilePage.module.css'

const tabs: readonly string[] = ['', 'account']

/** Your profile. Its only tab is the account (docs/product/account.md#your-profile). */
export function YourProfilePage() {
  const tab = useTab()
  const { tenant } = useUser()
  const club = useEndpoint(contract.club.get, { params: { tenant } })
  if (!tabs.includes(tab)) return <Navigate to={paths.yourAccount()} replace />
  return (
    <div className={classes.page}>
      <ProfileHeader accent={club.data?.config.accent ?? null} />
      <Tabs
        label={profileWords.tabs}
        tabs={[{ label: profileWords.tab, to: paths.yourAccount() }]}
        current={paths.yourAccount()}
      />
      <div className={classes.cards}>
        <SecurityCard />
        <ClubProfileCard club={club.data} failure={club.error} />
        <DeleteAccountCard />
      </div>
    </div>
  )
}
