import { Ball, Drawing } from './Drawing.tsx'

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
