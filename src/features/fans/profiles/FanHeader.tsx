import type { ReactNode } from 'react'
import type { FanProfile } from '../../../contract/fanProfiles.ts'
import { Avatar, DetailHeader } from '../../../ui/layout/DetailHeader.tsx'
import { fullName } from '../../../ui/values/fullName.ts'
import { initialsOf } from '../../../ui/values/initials.ts'
import { FanSyncBadge } from './FanSync.tsx'

/** Initials, name, sync state, e-mail and membership of a fan; a skeleton while the fan is loading. */
export function FanHeader({ fan, action }: { fan: FanProfile | null; action: ReactNode }) {
  return (
    <DetailHeader
      picture={<Avatar initials={fan && initialsOf(fan)} />}
      loading={fan ? null : 'the fan'}
      title={fan && <h1>{fullName(fan)}</h1>}
      badge={<FanSyncBadge />}
      facts={
        fan && (
          <>
            <span>{fan.email}</span>
            {fan.membership !== null && <span>{fan.membership}</span>}
          </>
        )
      }
      actions={action}
    />
  )
}
