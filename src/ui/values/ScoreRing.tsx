/**
 * Colour of a fan score: below 60 red, below 80 yellow, below 90 blue, from 90 on green
 * (docs/product/fans.md#fan-score).
 */
export function scoreColor(score: number): 'red' | 'yellow' | 'blue' | 'green' {
  if (score < 60) return 'red'
  if (score < 80) return 'yellow'
  return score < 90 ? 'blue' : 'green'
}

/**
 * The score as a clockwise ring from 12 o'clock, empty without a score. Screen readers skip it: the number is beside
 * it.
 */
export function ScoreRing({
  score,
  size = 18,
  thickness = 3,
}: {
  score: number | null
  size?: number
  thickness?: number
}) {
  const radius = (size - thickness) / 2
  const length = 2 * Math.PI * radius
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" style={{ flex: 'none' }}>
      <g fill="none" strokeWidth={thickness} transform={`rotate(-90 ${size / 2} ${size / 2})`}>
        <circle cx={size / 2} cy={size / 2} r={radius} stroke="var(--tl-pressed)" />
        {score !== null && score > 0 && (
          <circle
            cx={size / 2}
            cy={size / 2}
            r={radius}
            stroke={`var(--tl-score-${scoreColor(score)})`}
            strokeDasharray={`${(length * score) / 100} ${length}`}
          />
        )}
      </g>
    </svg>
  )
}
