import { Skeleton } from '@mantine/core'
import type { Club } from '../../../contract/club.ts'
import { Crest } from '../../../ui/brand/Crest.tsx'
import { useAccent } from '../../../ui/brand/useAccent.ts'
import { FieldDrawing } from './FieldDrawing.tsx'
import { homeWords } from '../words.ts'
import classes from './ClubBand.module.css'

/** The widths of the club's name, sport and country until they are loaded. */
const SKELETONS = [130, 60, 100]

export interface ClubBandProps {
  firstName: string
  /** Null until it is loaded, or if it could not be. */
  club: Club | null
  loading: boolean
}

/** The welcome in the club's colour, with the field of its sport; in the product's colour without a club. */
export function ClubBand({ firstName, club, loading }: ClubBandProps) {
  const { fill, on } = useAccent(club?.config.accent ?? null)
  const facts = [club?.name, club?.config.sport?.name, club?.config.country?.name].filter((fact) => fact !== undefined)
  return (
    <section className={classes.band} style={{ background: fill, color: on }}>
      <FieldDrawing sport={club?.config.sport?.id ?? null} />
      <Crest accent={club?.config.accent ?? null} design={club?.config.crest} size={66} onAccent />
      <div className={classes.text}>
        <h1 title={firstName}>{homeWords.welcome(firstName)}</h1>
        {loading ? (
          <div className={classes.facts} data-loading>
            {SKELETONS.map((width) => (
              <Skeleton key={width} height={12} width={width} opacity={0.3} />
            ))}
          </div>
        ) : (
          facts.length > 0 && (
            <ul className={classes.facts}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )
        )}
      </div>
    </section>
  )
}
