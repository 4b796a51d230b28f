import { Skeleton } from '@mantine/core'
import type { Figures } from '../../control.ts'
import classes from './Screen.module.css'

/** The header of the dashboard, with the club's name and sport. */
export function ClubHead({ club, colour }: { club: Figures['club'] | null; colour: string }) {
  return (
    <header className={classes.head}>
      <svg width="34" height="40" viewBox="0 0 34 40" aria-hidden="true">
        <path
          d="M2 2h30v20c0 8-6.500 13-15 16C8.500 35 2 30 2 22z"
          fill={colour}
          fillOpacity="0.14"
          stroke={colour}
          strokeWidth="2.5"
        />
        <path d="M10 27v-7M17 27V12M24 27v-11" stroke={colour} strokeWidth="3.200" />
      </svg>
      <div className={classes.names}>
        {club ? (
          <>
            <h1>{club.name}</h1>
            <p>{['Fan analytics', club.sport].filter(Boolean).join(' · ')}</p>
          </>
        ) : (
          <>
            <h1 className="visually-hidden">Fan analytics</h1>
            <Skeleton height={18} width={180} my={4} />
            <Skeleton height={10} width={120} my={4} />
          </>
        )}
      </div>
    </header>
  )
}
