import { useMantineTheme } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { schemeVariables } from '../../src/app/theme/variables.ts'
import { accentOf, contrast } from '../../src/ui/brand/accent.ts'
import { StateBadge } from '../../src/ui/feedback/states/StateBadge.tsx'
import { Doc, Heading } from '../Doc.tsx'
import { Table } from '../Table.tsx'
import { contrastPairs, uses, type Token } from './contrasts.ts'
import classes from './foundations.module.css'

const schemes = ['light', 'dark'] as const
/** Invented clubs whose colours are hard: pale, black, white and near our own. */
const clubs = ['#2743B8', '#C8102E', '#FFD100', '#6CABDD', '#111111', '#F26A1B', '#FFFFFF', '#0B7A55']
const states = ['SYNCED', 'SYNCING', 'FAILED', 'DISABLED', 'REMOVING', 'RESETTING', 'WAITING']
const WHITE = '#FFFFFF'
const ENOUGH = 4.5

const figure = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)

/** One step of a scale: its number, its value, and the contrast of the text on it. Pressing it copies its variable. */
function Step({ name, step, hex, ink }: { name: string; step: number; hex: string; ink: string }) {
  const { copy, copied } = useClipboard()
  const [best = ink] = [WHITE, ink].toSorted((a, b) => contrast(b, hex) - contrast(a, hex))
  const ratio = contrast(best, hex)
  const carries = ratio >= ENOUGH
  return (
    <button
      type="button"
      className={classes.step}
      style={{ background: hex, color: carries ? best : ink }}
      onClick={() => copy(`var(--mantine-color-${name}-${step})`)}
    >
      <span className={classes.stepText} data-chip={!carries || undefined}>
        <b>
          <span className="visually-hidden">{name} </span>
          {step}
        </b>
        <span>{copied ? 'Copied' : carries ? ratio.toFixed(1) : 'no text'}</span>
        <span className={classes.hex}>{hex}</span>
      </span>
    </button>
  )
}

function Scales() {
  const { colors, black } = useMantineTheme()
  const own = ['pitch', 'gray', 'dark', 'red', 'yellow', 'blue'] as const
  return own.map((name) => (
    <div key={name} className={classes.scale}>
      <b>{name}</b>
      <div className={classes.steps}>
        {(colors[name] ?? []).map((hex, step) => (
          // A step is known by its place.
          <Step key={`${name}-${step}`} name={name} step={step} hex={hex} ink={black} />
        ))}
      </div>
    </div>
  ))
}

const Chip = ({ colour }: { colour: string }) => (
  <span className={classes.chip}>
    <span style={{ background: colour }} />
    {colour}
  </span>
)

/** A variable in words that can be searched: `--tl-line-control`. */
const Name = ({ token }: { token: string }) => <code>{token}</code>

/** The tokens whose use is not told apart: Mantine's own, and the parts of the states. */
const others = Object.keys(schemeVariables.light).filter((token): token is Token => !(token in uses))
const told = Object.entries(uses) as [Token, string][]

/** The colours by their variable: those with a use of their own, or all. */
export const Variables = ({ all = false }: { all?: boolean }) => (
  <Table
    label="Colours by variable"
    head={['Variable', 'Light', 'Dark', 'Use']}
    rows={[...told, ...(all ? others : []).map((token): [Token, string] => [token, ''])].map(([token, use]) => [
      <Name key="name" token={token} />,
      <Chip key="light" colour={schemeVariables.light[token]} />,
      <Chip key="dark" colour={schemeVariables.dark[token]} />,
      use || (token.startsWith('--mantine') ? 'Mantine’s own, overridden' : 'States'),
    ])}
  />
)

const Contrasts = () => (
  <Table
    label="Contrasts"
    head={['Colour', 'On', 'Needs', 'Light', 'Dark']}
    numbers={[2, 3, 4]}
    rows={contrastPairs.map(({ colour, ground, needs }) => [
      <Name key="colour" token={colour} />,
      <Name key="ground" token={ground} />,
      needs.toFixed(1),
      ...schemes.map((scheme) => figure(contrast(schemeVariables[scheme][colour], schemeVariables[scheme][ground]))),
    ])}
  />
)

const Accents = () => (
  <Table
    label="Colours made from a club’s"
    head={['Club', 'Scheme', 'Fill', 'Text on it', 'As text', 'As a mark', 'Tint']}
    rows={clubs.flatMap((club) =>
      schemes.map((scheme) => {
        const { fill, on, text, chart, tint } = accentOf(club, scheme)
        return [
          <Chip key="club" colour={club} />,
          scheme,
          <span key="fill" className={classes.band} style={{ background: fill, color: on }}>
            {fill} {contrast(on, fill).toFixed(1)}
          </span>,
          on,
          <Chip key="text" colour={text} />,
          <Chip key="chart" colour={chart} />,
          <Chip key="tint" colour={tint} />,
        ]
      }),
    )}
  />
)

/** Every colour of the theme, with the contrasts in both schemes. */
export const Colour = () => (
  <Doc
    title="Colour"
    lead="Read from the theme. One lightness per step in every scale, so any step 7 carries white and any step 8 carries text on its own step 1. The figure in a swatch is the contrast of the text on it; press a swatch to copy its variable."
  >
    <Scales />
    <Heading>Surfaces and text</Heading>
    <p>Take a variable, never a hex value: it changes with the scheme. Tokens lists all of them.</p>
    <Variables />
    <Heading>Contrast</Heading>
    <p>Text needs 4.5, the edge of a control, a mark and the focus ring 3. A test fails when a pair falls below.</p>
    <Contrasts />
    <Heading>States</Heading>
    <p>A full dot is settled, a spinner in transit, an open ring idle: colour is never alone.</p>
    <p className={classes.row}>
      {states.map((state) => (
        <StateBadge key={state} state={state} quiet />
      ))}
    </p>
    <Heading>A club’s colour</Heading>
    <p>
      In the frame only: strip, band, crest, avatar and the first series of a chart. Never in a button, a link, the
      focus or a state. The hue stays; the lightness moves until the contrast holds.
    </p>
    <Accents />
  </Doc>
)
