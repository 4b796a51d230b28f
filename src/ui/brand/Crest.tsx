import { useId } from 'react'
import { useAccent } from './useAccent.ts'

/** A generated club crest: a striped shield in the club's colour. With `onAccent`, its edge contrasts with that colour. */
export function Crest({
  accent,
  size = 40,
  onAccent = false,
}: {
  accent: string | null
  size?: number
  onAccent?: boolean
}) {
  const { fill, on, chart } = useAccent(accent)
  const clip = useId()
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
        <rect width="43" height="50" fill="#FFFFFF" />
        <path d="M6 16h5v34H6zM15.5 16h5v34h-5zM25 16h5v34h-5zM34.5 16h5v34h-5z" fill={fill} />
        <rect width="43" height="17" fill={fill} />
        <path
          d="M21.5 4.5l1.600 3.300 3.600.5-2.600 2.5.6 3.600-3.200-1.700-3.200 1.700.6-3.600-2.600-2.5 3.600-.5z"
          fill={on}
        />
      </g>
      <path d={SHIELD} fill="none" stroke={onAccent ? on : chart} strokeWidth="2" />
    </svg>
  )
}

const SHIELD = 'M2 2h39v25c0 10-8.5 17-19.5 21C10.5 44 2 37 2 27z'
