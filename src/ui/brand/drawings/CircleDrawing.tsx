import { Ball, Drawing } from './Drawing.tsx'

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
