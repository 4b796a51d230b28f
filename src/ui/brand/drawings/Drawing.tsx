import type { ReactNode } from 'react'

/** Field markings in one style: 200 × 120, thin lines, one heavy line for emphasis, and the ball. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg width="200" height="120" viewBox="0 0 200 120" aria-hidden="true">
      <g fill="none" stroke="var(--tl-draw)" strokeWidth="1.5" strokeLinecap="round">
        {children}
      </g>
    </svg>
  )
}

/** The ball, where it lies. */
export const Ball = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r="5" fill="var(--tl-draw-fill)" stroke="none" />
)
