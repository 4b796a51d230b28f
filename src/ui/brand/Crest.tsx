import { useId, useState } from 'react'
import { contrast } from './accent.ts'
import { crestPatterns, type CrestPatternName } from './crestPatterns.ts'
import { useAccent } from './useAccent.ts'

/** A crest as a club has it: a picture, or a pattern in the club's colour and a second one. */
export interface CrestDesign {
  pattern: CrestPatternName
  second: string
  /** A data URL; null for none. */
  image: string | null
}

interface CrestProps {
  /** The colour of the club; null for a club without one. */
  accent: string | null
  /** Absent for a club without a crest: it gets a striped shield. */
  design?: CrestDesign | undefined
  size?: number
  /** The crest lies on the colour of the club, from which its edge then differs. */
  onAccent?: boolean
}

/** Below this size, small charges are left out and the edge is wider. */
const SMALL = 30
/** Two colours with less contrast have a line between them. */
const CLOSE = 1.6

/** The crest of a club. */
export function Crest({ accent, design, size = 40, onAccent = false }: CrestProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const width = size * 0.86
  if (design?.image && design.image !== broken) {
    const { image } = design
    return (
      <img
        src={image}
        alt=""
        width={width}
        height={size}
        style={{ flex: 'none', display: 'block', objectFit: 'contain' }}
        onError={() => setBroken(image)}
      />
    )
  }
  return <Shield accent={accent} design={design} size={size} onAccent={onAccent} />
}

function Shield({ accent, design, size, onAccent }: Required<Omit<CrestProps, 'design'>> & Pick<CrestProps, 'design'>) {
  const { fill, on, chart } = useAccent(accent)
  const clip = useId()
  const isSmall = size < SMALL
  const edge = onAccent ? on : chart
  const drawing: { second: string; charge?: string } = crestPatterns[design?.pattern ?? 'stripes']
  const second = design?.second ?? '#FFFFFF'
  const isClose = contrast(fill, second) < CLOSE
  return (
    <svg
      width={size * 0.86}
      height={size}
      viewBox="0 0 43 50"
      aria-hidden="true"
      style={{ flex: 'none', display: 'block' }}
    >
      <clipPath id={clip}>
        <path d={SHIELD} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="43" height="50" fill={fill} />
        <path d={drawing.second} fill={second} {...(isClose && { stroke: edge, strokeWidth: 1 })} />
        {drawing.charge !== undefined && !isSmall && (
          <path d={drawing.charge} fill={design && !isClose ? second : on} />
        )}
      </g>
      <path d={SHIELD} fill="none" stroke={edge} strokeWidth={isSmall ? 3 : 2} />
    </svg>
  )
}

const SHIELD = 'M2 2h39v25c0 10-8.5 17-19.5 21C10.5 44 2 37 2 27z'
