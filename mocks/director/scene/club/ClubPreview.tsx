import { Crest } from '../../../../src/ui/brand/Crest.tsx'
import { useAccent } from '../../../../src/ui/brand/useAccent.ts'
import { crestPatterns, type CrestPatternName } from '../../../../src/ui/brand/crestPatterns.ts'
import type { ResolvedClub } from '../../../seed/prospect/resolve.ts'
import { countryName, sportName } from './IdentityFields.tsx'
import { clubWords } from './words.ts'
import classes from './ClubPreview.module.css'

const isPattern = (crest: string): crest is CrestPatternName => Object.hasOwn(crestPatterns, crest)

/** How the product will show a club: the card of its sidebar, and the head of Home. */
export function ClubPreview({ club }: { club: ResolvedClub }) {
  const [first, second] = club.colours
  const { fill, on, chart } = useAccent(first)
  const design = isPattern(club.crest)
    ? { pattern: club.crest, second, image: null }
    : { pattern: 'stripes' as const, second, image: club.crest }
  const facts = [sportName(club.sport), countryName(club.country)]
  return (
    <figure className={classes.preview} aria-label={clubWords.preview(club.name, facts.join(', '))}>
      <div className={classes.strip} style={{ background: chart }} />
      <div className={classes.page} aria-hidden="true">
        <div className={classes.card}>
          <Crest accent={first} design={design} size={28} />
          <span>
            <bdi>{club.name}</bdi>
            <small>{facts.join(' · ')}</small>
          </span>
        </div>
        <div className={classes.band} style={{ background: fill, color: on }}>
          <Crest accent={first} design={design} size={40} onAccent />
          <span>
            <b>{clubWords.welcome(club.admin.firstName)}</b>
            <bdi>{club.name}</bdi>
          </span>
        </div>
      </div>
    </figure>
  )
}
