import { Button } from '@mantine/core'
import { IconArrowLeft, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useUser } from '../../api/ApiProvider.tsx'
import { useEndpoint } from '../../api/query.ts'
import { useLive } from '../../api/useLive.ts'
import type { FanProfile } from '../../contract/fanProfiles.ts'
import { contract } from '../../contract/index.ts'
import { paths } from '../../paths.ts'
import { ErrorView } from '../../ui/ErrorView.tsx'
import { FanCards } from './FanCards.tsx'
import { fanEvents } from './fanEvents.ts'
import { FanHeader } from './FanHeader.tsx'
import { UpdateFanPanel } from './UpdateFanPanel.tsx'
import classes from './FanPage.module.css'

/** One fan: who it is, the score, and what was bought (data-side 2, Fans). */
export function FanPage() {
  const { id = '' } = useParams()
  const { tenant } = useUser()
  const profile = useEndpoint(contract.fanProfiles.get, { params: { tenant, id } })
  const [editing, setEditing] = useState(false)
  useLive(fanEvents)

  if (profile.isError && profile.data === undefined) return <ErrorView message={profile.error.message} fullScreen />
  const fan: FanProfile | null = profile.data ?? null
  return (
    <>
      <Link to={paths.fans()} className={classes.back}>
        <IconArrowLeft size={16} stroke={1.8} aria-hidden="true" />
        All Fans
      </Link>
      <FanHeader
        fan={fan}
        action={
          <Button
            leftSection={<IconPencil size={16} stroke={1.8} aria-hidden="true" />}
            disabled={fan === null}
            onClick={() => setEditing(true)}
          >
            Update Fan Profile
          </Button>
        }
      />
      <nav className={classes.tabs} aria-label="Fan">
        <Link to={paths.fanProfile(id)} aria-current="page">
          Profile
        </Link>
      </nav>
      <FanCards fan={fan} />
      {fan && <UpdateFanPanel key={fan.id} fan={fan} opened={editing} onClose={() => setEditing(false)} />}
    </>
  )
}
