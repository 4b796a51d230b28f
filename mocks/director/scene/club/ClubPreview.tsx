import type { CSSProperties } from 'react'
import { Crest } from '../../../../src/ui/brand/Crest.tsx'
import { currencyOf } from '../../../../src/domain/money/money.ts'
import { accentOf } from '../../../../src/ui/brand/accent.ts'
import { crestPatterns, type CrestPatternName } from '../../../../src/ui/brand/crestPatterns.ts'
import { schemeVariables } from '../../../../src/app/theme/variables.ts'
import { countryName, moneyFormat } from '../../../../src/format.ts'
import type { ResolvedClub } from '../../../seed/prospect/resolve.ts'
import { samplesOf } from '../../../seed/prospect/samples.ts'
import { sportName } from './IdentityFields.tsx'
import { clubWords } from './words.ts'
import classes from './ClubPreview.module.css'

const isPattern = (crest: string): crest is CrestPatternName => Object.hasOwn(crestPatterns, crest)

const schemes = ['light', 'dark'] as const

/** How the product will show a club: in both schemes, with some of its people, games and prices. */
export function ClubPreview({ club }: { club: ResolvedClub }) {
  const facts = [sportName(club.sport), countryName(club.country)]
  const { people, opponents, goods } = samplesOf(club)
  return (
    <figure className={classes.preview} aria-label={clubWords.preview(club.name, facts.join(', '))}>
      <div className={classes.schemes} aria-hidden="true">
        {schemes.map((scheme) => (
          <Look key={scheme} club={club} scheme={scheme} facts={facts.join(' · ')} />
        ))}
      </div>
      <dl className={classes.samples}>
        {[
          [clubWords.people, people],
          [clubWords.games, opponents.map((opponent) => `${club.words.versus} ${opponent}`)],
          [
            clubWords.prices,
            goods.map(({ name, price }) => `${name} ${moneyFormat(currencyOf(club.country)).exact(price)}`),
          ],
        ].map(([title, samples]) => (
          <div key={String(title)}>
            <dt>{title}</dt>
            <dd dir="auto">{[samples].flat().join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

interface LookProps {
  club: ResolvedClub
  scheme: (typeof schemes)[number]
  facts: string
}

/** The card of the sidebar, and the head of Home, in a scheme. */
function Look({ club, scheme, facts }: LookProps) {
  const [first, second] = club.colours
  const { fill, on, chart } = accentOf(first, scheme)
  const design = isPattern(club.crest)
    ? { pattern: club.crest, second, image: null }
    : { pattern: 'stripes' as const, second, image: club.crest }
  // React's styles know no variables.
  const colours = schemeVariables[scheme] as CSSProperties
  return (
    <div className={classes.look} style={colours}>
      <div className={classes.strip} style={{ background: chart }} />
      <div className={classes.page}>
        <div className={classes.card}>
          <Crest accent={first} design={design} size={24} />
          <span>
            <bdi>{club.name}</bdi>
            <small>{facts}</small>
          </span>
        </div>
        <div className={classes.band} style={{ background: fill, color: on }}>
          <Crest accent={first} design={design} size={28} onAccent />
          <span>
            <b>{clubWords.welcome(club.admin.firstName)}</b>
            <bdi>{club.name}</bdi>
          </span>
        </div>
      </div>
    </div>
  )
}
