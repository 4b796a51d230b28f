import { Skeleton } from '@mantine/core'
import { Crest } from '../../../src/ui/brand/Crest.tsx'
import type { Figures } from '../../control.ts'
import { screenWords } from './words.ts'
import classes from './Screen.module.css'

/** The header of the dashboard, with the club's crest, name and sport. */
export function ClubHead({ club }: { club: Figures['club'] | null }) {
  return (
    <header className={classes.head}>
      {club ? (
        <Crest accent={club.accent} design={club.crest ?? undefined} size={40} />
      ) : (
        <Skeleton width={34} height={40} />
      )}
      <div className={classes.names}>
        {club ? (
          <>
            <h1>{club.name}</h1>
            <p>{[screenWords.title, club.sport].filter(Boolean).join(' · ')}</p>
          </>
        ) : (
          <>
            <h1 className="visually-hidden">{screenWords.title}</h1>
            <Skeleton height={18} width={180} my={4} />
            <Skeleton height={10} width={120} my={4} />
          </>
        )}
      </div>
    </header>
  )
}
