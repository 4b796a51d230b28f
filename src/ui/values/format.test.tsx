import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { formatPercent, localDate } from '../../format.ts'
import { Delta } from './Delta.tsx'
import { formatTimeAgo } from './LastSync.tsx'
import { scoreColor } from './ScoreRing.tsx'

describe('format', () => {
  it('shows a change with one decimal, its sign and its direction in words', () => {
    expect(formatPercent(12.34)).toBe('+12.3 %')
    expect(formatPercent(-3.85)).toBe('−3.9 %')
    expect(formatPercent(0)).toBe('0.0 %')
    render([12.34, -3.85, 0].map((percent) => <Delta key={percent} percent={percent} />))
    for (const words of ['up by', 'down by', 'unchanged,']) expect(screen.getByText(words)).toBeInTheDocument()
  })

  it('shows only a dash for an unknown change', () => {
    const { container } = render(<Delta percent={null} />)
    expect(container).toHaveTextContent('–')
    expect(container.querySelector('svg')).toBeNull()
    expect(container).not.toHaveTextContent(/by/)
  })

  it('colours a score at 60, 80 and 90', () => {
    expect([0, 59.9, 60, 79.9, 80, 89.9, 90, 100].map(scoreColor)).toEqual([
      'red',
      'red',
      'yellow',
      'yellow',
      'blue',
      'blue',
      'green',
      'green',
    ])
  })

  it.each([
    ['minute', 60_000],
    ['hour', 3_600_000],
    ['day', 86_400_000],
    ['week', 7 * 86_400_000],
    ['month', 30 * 86_400_000],
    ['year', 365 * 86_400_000],
  ] as const)('says how many of a unit have passed as browsers do: %s', (unit, length) => {
    const browsers = new Intl.RelativeTimeFormat('en', { numeric: 'always' })
    for (const count of [1, 2, 3]) expect(formatTimeAgo(count * length)).toBe(browsers.format(-count, unit))
    expect(formatTimeAgo(1.9 * length)).toBe(browsers.format(-1, unit))
  })

  it('says that less than a minute was just now', () => {
    expect(formatTimeAgo(59_999)).toBe('just now')
    expect(formatTimeAgo(-5000)).toBe('just now')
  })

  it('leaves a day unchanged and formats a moment in the browser’s time zone', () => {
    expect(localDate('1990-03-01')).toEqual(['1990-03-01', ''])
    const [day, time] = localDate('2026-01-15T12:05:00.000Z')
    expect(`${day} ${time}`).toMatch(/^2026-01-1[456] \d\d:05$|^2026-01-1[456] \d\d:[0-5]\d$/)
  })
})
