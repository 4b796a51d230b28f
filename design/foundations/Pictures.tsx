import type { ComponentType } from 'react'
import { Crest } from '../../src/ui/brand/Crest.tsx'
import { crestPatterns, type CrestPatternName } from '../../src/ui/brand/crestPatterns.ts'
import { CircleDrawing } from '../../src/ui/brand/drawings/CircleDrawing.tsx'
import { CornerDrawing } from '../../src/ui/brand/drawings/CornerDrawing.tsx'
import { NetDrawing } from '../../src/ui/brand/drawings/NetDrawing.tsx'
import { TouchlineDrawing } from '../../src/ui/brand/drawings/TouchlineDrawing.tsx'
import { Brand, Mark } from '../../src/ui/brand/Mark.tsx'
import { Doc, Heading } from '../Doc.tsx'
import classes from './foundations.module.css'

/** An icon of the product, with the number of files that draw it. */
export interface UsedIcon {
  Icon: ComponentType<{ size?: number; stroke?: number }>
  files: number
}

/** The icons that the product draws, counted from its imports. */
export const Icons = ({ icons }: { icons: Readonly<Record<string, UsedIcon>> }) => (
  <Doc
    title="Icons"
    lead="One outline family, Tabler. The stroke is 1.6 at 20 px, 1.8 at 16 px and 2.2 for arrows and ticks. The list is made from the imports of the product."
  >
    <p>
      An icon stands beside a word, or its button has an accessible name and a tooltip. Take one that the product has
      before a new one; the same icon always means the same.
    </p>
    <ul className={classes.grid}>
      {Object.entries(icons).map(([name, { Icon, files }]) => (
        <li key={name}>
          <Icon size={24} stroke={1.6} />
          {name.replace('Icon', '')}
          <span className={classes.small}>
            {files} {files === 1 ? 'file' : 'files'}
          </span>
        </li>
      ))}
    </ul>
  </Doc>
)

/** The drawings, and what each stands for. */
const drawings = [
  ['CornerDrawing', CornerDrawing, 'Nothing yet: a corner flag, its arc, the ball on the line'],
  ['NetDrawing', NetDrawing, 'Nothing matches: the net, the ball under the bar'],
  ['TouchlineDrawing', TouchlineDrawing, 'Forbidden: the ball’s dotted path across a heavy touchline'],
  ['CircleDrawing', CircleDrawing, 'Missing, unpaid or broken: the centre circle with a heavy quarter'],
] as const

/** The drawn states, and the mark that they come from. */
export const Drawings = () => (
  <Doc
    title="Drawings"
    lead="Markings of a field, from above or from the side: thin lines, one heavy line, exactly one filled dot. Never people, trophies or mascots."
  >
    <ul className={classes.wide}>
      {drawings.map(([name, Drawing, meaning]) => (
        <li key={name}>
          <span className={classes.card}>
            <Drawing />
          </span>
          <b>{name}</b>
          <span className={classes.small}>{meaning}</span>
        </li>
      ))}
    </ul>
    <Heading>The mark</Heading>
    <p>
      The touchline is the bar of a T, the corner arc its stem, the ball lies inside. Below 20 px the ball is left out.
    </p>
    <p className={classes.row}>
      <Mark size={64} />
      <Mark size={32} />
      <Mark size={16} />
      <Brand />
    </p>
  </Doc>
)

// `Object.keys` types keys as strings.
const names = Object.keys(crestPatterns) as CrestPatternName[]

/** The patterns of crests, for clubs without a picture. */
export const Crests = () => (
  <Doc
    title="Crests"
    lead="A club without a picture gets a shield in its two colours. No letters, so that it reads at 24 px; the small charge is drawn from 30 px."
  >
    <ul className={classes.grid}>
      {names.map((pattern) => (
        <li key={pattern}>
          <span className={classes.row}>
            {[64, 40, 24].map((size) => (
              <Crest key={size} accent="#2743B8" design={{ pattern, second: '#FFD100', image: null }} size={size} />
            ))}
          </span>
          {pattern}
        </li>
      ))}
    </ul>
    <Heading>Close colours</Heading>
    <p>Two colours with a contrast below 1.6 have a line between them.</p>
    <p className={classes.row}>
      {['#FFFFFF', '#111111', '#2743B8'].map((colour) => (
        <Crest key={colour} accent={colour} design={{ pattern: 'halves', second: colour, image: null }} size={64} />
      ))}
    </p>
  </Doc>
)
