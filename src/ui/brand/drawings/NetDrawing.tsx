import { Ball, Drawing } from './Drawing.tsx'

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
