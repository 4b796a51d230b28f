import { Ball, Drawing } from './Drawing.tsx'

/** Forbidden: the ball's dotted path across a heavy touchline. */
export const TouchlineDrawing = () => (
  <Drawing>
    <path d="M40 14v40a26 26 0 0 0 0-26M40 14h130" strokeOpacity="0.5" />
    <path d="M14 74h172" strokeWidth="3.5" />
    <path d="M66 44c24-18 62-8 74 38" strokeDasharray="0.1 6" strokeWidth="2.2" />
    <Ball x={143} y={98} />
  </Drawing>
)
