import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentOf, contrast } from './accent.ts'

const clubs = [
  '#2743B8',
  '#C8102E',
  '#FFD100',
  '#6CABDD',
  '#111111',
  '#F26A1B',
  '#FFFFFF',
  '#808080',
  '#00FF00',
  '#7A0019',
]

describe('accent', () => {
  const expectContrast = (club: string) => {
    for (const [scheme, page, surface] of [
      ['light', '#F6F5F2', '#FFFFFF'],
      ['dark', '#111512', '#1A1E1A'],
    ] as const) {
      const { fill, on, text, chart, tint } = accentOf(club, scheme)
      expect(contrast(on, fill)).toBeGreaterThanOrEqual(4.5)
      for (const ground of [page, surface, tint]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(chart, surface)).toBeGreaterThanOrEqual(3)
    }
  }

  it.each(clubs)('%s has sufficient contrast in both schemes', expectContrast)

  it('has sufficient contrast for any colour', () => {
    const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(fc.property(colour, expectContrast), { seed: 15, numRuns: process.env.FULL ? 40_000 : 300 })
  })

  it('derives the colours of the visual design', () => {
    expect(accentOf('#2743B8', 'light')).toMatchObject({
      fill: '#2743B8',
      on: '#FFFFFF',
      text: '#2743B8',
      chart: '#2743B8',
    })
    expect(accentOf('#2743B8', 'dark')).toMatchObject({ fill: '#2743B8', text: '#5B83FD', chart: '#3D5FD6' })
    expect(accentOf('#FFD100', 'dark')).toMatchObject({ fill: '#FFD100', on: '#0E1B16', text: '#FFD100' })
    expect(accentOf('#111111', 'dark')).toMatchObject({ fill: '#333333', text: '#8C8C8C', chart: '#696969' })
  })
})
