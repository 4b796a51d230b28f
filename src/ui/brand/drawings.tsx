import type { ReactNode } from 'react'

/** Field markings in one style: 200 × 120, thin lines, one heavy line for emphasis, and the ball. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg width="200" height="120" viewBox="0 0 200 120" aria-hidden="true">
      <g fill="none" stroke="var(--tl-draw)" strokeWidth="1.5" strokeLinecap="round">
        {children}
      </g>
    </svg>
  )
}

const Ball = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r="5" fill="var(--tl-draw-fill)" stroke="none" />
)

/** Nothing yet: a corner flag, its arc, the ball on the line. */
export const CornerDrawing = () => (
  <Drawing>
    <path d="M20 101h160" />
    <path d="M44 101V29" strokeWidth="3" />
    <path d="M45 30l30 11-30 11" />
    <path d="M44 66a35 35 0 0 1 35 35" />
    <path d="M136 98v3M152 98v3M168 98v3" strokeOpacity="0.55" />
    <Ball x={110} y={95} />
  </Drawing>
)

/** Nothing matches: the net, the ball under the bar. */
export const NetDrawing = () => (
  <Drawing>
    <path d="M16 101h168" />
    <path d="M40 101V33h120v68" strokeWidth="3" />
    <path d="M40 33l14 14h92l14-14M54 47v54M146 47v54" />
    <path d="M54 60h92M54 74h92M54 88h92M72 47v54M91 47v54M110 47v54M128 47v54" strokeOpacity="0.4" />
    <Ball x={120} y={95} />
  </Drawing>
)

/** Forbidden: the ball's dotted path across a heavy touchline. */
export const TouchlineDrawing = () => (
  <Drawing>
    <path d="M40 14v40a26 26 0 0 0 0-26M40 14h130" strokeOpacity="0.5" />
    <path d="M14 74h172" strokeWidth="3.5" />
    <path d="M66 44c24-18 62-8 74 38" strokeDasharray="0.1 6" strokeWidth="2.2" />
    <Ball x={143} y={98} />
  </Drawing>
)

/** Something is missing or broken: the centre circle with one heavy quarter, and the ball on its spot. */
export const CircleDrawing = () => (
  <Drawing>
    <path d="M20 60h160" />
    <path d="M20 18v84M180 18v84" strokeOpacity="0.5" />
    <circle cx="100" cy="60" r="36" />
    <path d="M100 24a36 36 0 0 1 36 36" strokeWidth="3.5" />
    <Ball x={100} y={60} />
  </Drawing>
)
