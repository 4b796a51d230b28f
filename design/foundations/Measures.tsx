import { Button, useMantineTheme } from '@mantine/core'
import { useState } from 'react'
import { commonVariables, fonts } from '../../src/app/theme/variables.ts'
import { Doc, Heading } from '../Doc.tsx'
import { Table } from '../Table.tsx'
import { Variables } from './Colour.tsx'
import classes from './foundations.module.css'

const SAMPLE = 'Westmere Rovers have 12,480 fans'

/** Sizes, lines and weights of type. */
export function Type() {
  const { fontSizes, lineHeights, headings } = useMantineTheme()
  return (
    <Doc
      title="Type"
      lead="Inter Variable, self-hosted, with its optical sizes. Read from the theme; sizes are in rem, so they grow with the reader’s own."
    >
      <Heading>Headings</Heading>
      <Table
        label="Headings"
        head={['Order', 'Size', 'Line', 'Weight', 'Looks like']}
        rows={Object.entries(headings.sizes).map(([order, { fontSize, lineHeight, fontWeight }]) => {
          const weight = fontWeight ?? headings.fontWeight
          return [
            order,
            fontSize,
            lineHeight,
            weight,
            <span key="sample" style={{ fontSize, lineHeight, fontWeight: weight }}>
              {SAMPLE}
            </span>,
          ]
        })}
      />
      <Heading>Text</Heading>
      <Table
        label="Text"
        head={['Size', 'Value', 'Line', 'Looks like']}
        rows={Object.entries(fontSizes).map(([size, fontSize]) => [
          size,
          fontSize,
          lineHeights[size],
          <span key="sample" style={{ fontSize, lineHeight: lineHeights[size] }}>
            {SAMPLE}
          </span>,
        ])}
      />
      <p className={classes.small}>
        Text: <code>{fonts.sans}</code>. Code: <code>{fonts.mono}</code>.
      </p>
      <Heading>Figures</Heading>
      <p>
        Figures that stand in columns get the class <code>tabular</code>; figures in a sentence do not. Hyphens of a
        date stay outside, since a tabular hyphen is as wide as a digit.
      </p>
    </Doc>
  )
}

/** Steps of space, corners and widths. */
export function Space() {
  const { spacing, radius, defaultRadius, breakpoints } = useMantineTheme()
  return (
    <Doc
      title="Space and radius"
      lead="Read from the theme. Everything stands on a grid of 4 px; the steps below are the usual ones."
    >
      <Heading>Spacing</Heading>
      <Table
        label="Spacing"
        head={['Step', 'Value', 'Width']}
        rows={Object.entries(spacing).map(([step, value]) => [
          step,
          value,
          <span key="bar" className={classes.bar} style={{ width: value }} />,
        ])}
      />
      <Heading>Radius</Heading>
      <ul className={classes.grid}>
        {Object.entries(radius).map(([step, value]) => (
          <li key={step}>
            <span className={classes.box} style={{ borderRadius: value }} />
            {step}, {value}
            {step === defaultRadius && <span className={classes.small}>the default</span>}
          </li>
        ))}
      </ul>
      <Heading>Breakpoints</Heading>
      <Table
        label="Breakpoints"
        head={['Name', 'From']}
        rows={Object.entries(breakpoints).map(([name, value]) => [name, value])}
      />
    </Doc>
  )
}

/** Shadows, which only floating things have. */
export function Shadow() {
  const { shadows } = useMantineTheme()
  return (
    <Doc
      title="Shadow"
      lead="Read from the theme. Only what floats has a shadow: menus and tooltips md, dialogs xl. Cards have a line of 1 px."
    >
      <ul className={classes.wide}>
        {Object.entries(shadows).map(([step, value]) => (
          <li key={step}>
            <span className={classes.card} style={{ boxShadow: value }}>
              {step}
            </span>
            <code className={classes.small}>{value}</code>
          </li>
        ))}
      </ul>
    </Doc>
  )
}

/** How long a default transition of a component lasts, as the theme says it. */
function durationOf(defaults: unknown): number | null {
  const found = (defaults as { defaultProps?: { transitionProps?: { duration?: number } } } | undefined)?.defaultProps
  return found?.transitionProps?.duration ?? null
}

const EASES = Object.entries(commonVariables)

/** Curves and durations. */
export function Motion() {
  const { components } = useMantineTheme()
  const [moved, setMoved] = useState(false)
  const durations = Object.entries(components).flatMap(([name, defaults]) => {
    const duration = durationOf(defaults)
    return duration === null ? [] : [[name, `${duration} ms`]]
  })
  return (
    <Doc
      title="Motion"
      lead="Motion says where something came from, and is over before anybody waits for it. Nothing animates on the first paint, and with reduced motion nothing moves."
    >
      <Heading>Durations</Heading>
      <Table label="Durations" head={['Component', 'Duration']} rows={durations} />
      <p>Hovering and pressing take 120 ms, rows and figures that arrive 150 ms.</p>
      <Heading>Curves</Heading>
      <p>
        <Button variant="default" onClick={() => setMoved(!moved)}>
          Play
        </Button>
      </p>
      <ul className={classes.wide}>
        {EASES.map(([name, curve]) => (
          <li key={name}>
            <div className={classes.track}>
              <div
                className={classes.ball}
                data-moved={moved || undefined}
                style={{ transitionDuration: '600ms', transitionTimingFunction: `var(${name})` }}
              />
            </div>
            <code>{name}</code>
            <code className={classes.small}>{curve}</code>
          </li>
        ))}
      </ul>
      <p className={classes.small}>Slowed down to 600 ms.</p>
    </Doc>
  )
}

/** Every variable that a style sheet may name, in one list to search in. */
export function Tokens() {
  const { spacing, radius, fontSizes, shadows } = useMantineTheme()
  const groups = { spacing, radius, 'font-size': fontSizes, shadow: shadows }
  return (
    <Doc
      title="Tokens"
      lead="The variables of the theme by name, for style sheets and for design tools. Their meaning stands on the pages beside this one."
    >
      <Heading>Colours</Heading>
      <Variables all />
      <Heading>Measures</Heading>
      <Table
        label="Measures by variable"
        head={['Variable', 'Value']}
        rows={[
          ...Object.entries(groups).flatMap(([group, steps]) =>
            Object.entries(steps).map(([step, value]) => [
              <code key="name">{`--mantine-${group}-${step}`}</code>,
              value,
            ]),
          ),
          ...EASES.map(([name, value]) => [<code key="name">{name}</code>, value]),
        ]}
      />
    </Doc>
  )
}
