import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FanProfile } from '../../../contract/fanProfiles.ts'
import { FanSyncBadge } from './FanSync.tsx'
import { fullName } from '../../../ui/values/fullName.ts'
import { initialsOf } from '../../../ui/values/initials.ts'
import classes from './FanHeader.module.css'

/** Initials, name, sync state, e-mail and membership of a fan; a skeleton while the fan is loading. */
export function FanHeader({ fan, action }: { fan: FanProfile | null; action: ReactNode }) {
  return (
    <div className={classes.header}>
      <span className={classes.avatar} aria-hidden="true">
        {fan && initialsOf(fan)}
      </span>
      <div className={classes.who}>
        <div className={classes.name}>
          <h1>
            {fan ? (
              fullName(fan)
            ) : (
              <>
                <span className="visually-hidden">Loading the fan</span>
                <Skeleton height={20} width={220} my={6} />
              </>
            )}
          </h1>
          <FanSyncBadge />
        </div>
        <div className={classes.facts}>
          {fan ? (
            <>
              <span>{fan.email}</span>
              {fan.membership !== null && <span>{fan.membership}</span>}
            </>
          ) : (
            <Skeleton height={12} width={280} my={4} />
          )}
        </div>
      </div>
      <div>{action}</div>
    </div>
  )
}
