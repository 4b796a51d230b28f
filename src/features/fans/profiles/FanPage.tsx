import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useParams } from 'react-router-dom'
import { useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import type { FanProfile } from '../../../contract/fanProfiles.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { BackLink } from '../../../ui/layout/BackLink.tsx'
import { ErrorView } from '../../../ui/feedback/ErrorView.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import { useDialog } from '../../../ui/dialogs/useDialog.ts'
import { FanCards } from './FanCards.tsx'
import { FanHeader } from './FanHeader.tsx'
import { UpdateProfilePanel } from './UpdateProfilePanel.tsx'

/** The page of a fan: personal data, score and purchases (docs/product/fans.md#fan-page). */
export function FanPage() {
  const { id = '' } = useParams()
  const { tenant } = useUser()
  const profile = useEndpoint(contract.fanProfiles.get, { params: { tenant, id } }, { live: true })

  const fan: FanProfile | null = profile.data ?? null
  return (
    <>
      <BackLink to={paths.fans()}>All Fans</BackLink>
      {profile.isError && !fan ? (
        <ErrorView message={profile.error.message} fullScreen />
      ) : (
        <FanView id={id} fan={fan} />
      )}
    </>
  )
}

function FanView({ id, fan }: { id: string; fan: FanProfile | null }) {
  const editing = useDialog()
  return (
    <>
      <FanHeader
        fan={fan}
        action={
          <Button
            leftSection={<IconPencil size={16} stroke={1.8} aria-hidden="true" />}
            disabled={fan === null}
            onClick={editing.open}
          >
            Update Fan Profile
          </Button>
        }
      />
      <Tabs label="Fan" tabs={[{ label: 'Profile', to: paths.fanProfile(id) }]} current={paths.fanProfile(id)} />
      <FanCards fan={fan} />
      {fan && <UpdateProfilePanel key={fan.id} fan={fan} dialog={editing} />}
    </>
  )
}
