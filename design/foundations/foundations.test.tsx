import { DEFAULT_THEME, MantineProvider, mergeMantineTheme } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { theme } from '../../src/app/theme/theme.ts'
import { commonVariables, fonts, schemeVariables } from '../../src/app/theme/variables.ts'
import { contrast } from '../../src/ui/brand/accent.ts'
import { Colour } from './Colour.tsx'
import { contrastPairs } from './contrasts.ts'
import { Motion, Shadow, Space, Tokens, Type } from './Measures.tsx'

const schemes = ['light', 'dark'] as const

function textOf(page: ReactNode, look = theme) {
  const { container, unmount } = render(
    <MantineProvider theme={look} env="test">
      {page}
    </MantineProvider>,
  )
  const text = container.textContent ?? ''
  unmount()
  return text
}
const missing = (text: string, values: readonly unknown[]) => values.filter((value) => !text.includes(String(value)))

describe('the foundations', () => {
  it('show every colour of the theme', () => {
    const text = textOf(<Tokens />)
    expect(missing(textOf(<Colour />), Object.values(theme.colors ?? {}).flat())).toEqual([])
    for (const scheme of schemes) {
      expect(missing(text, Object.entries(schemeVariables[scheme]).flat())).toEqual([])
    }
  })

  it('show every measure of the theme', () => {
    const { fontSizes, lineHeights, headings, spacing, radius, breakpoints, shadows } = theme
    const sizes = Object.values(headings?.sizes ?? {}).flatMap((size) => Object.values(size ?? {}))
    expect(
      missing(textOf(<Type />), [
        ...[fontSizes, lineHeights, fonts].flatMap((values) => Object.values(values ?? {})),
        ...sizes,
      ]),
    ).toEqual([])
    expect(
      missing(
        textOf(<Space />),
        [spacing, radius, breakpoints].flatMap((values) => Object.values(values ?? {})),
      ),
    ).toEqual([])
    expect(missing(textOf(<Shadow />), Object.values(shadows ?? {}))).toEqual([])
    expect(missing(textOf(<Motion />), [...Object.entries(commonVariables).flat(), '180 ms'])).toEqual([])
  })

  it('change with an edited token', () => {
    const edited = mergeMantineTheme(mergeMantineTheme(DEFAULT_THEME, theme), { spacing: { xs: '0.5625rem' } })
    expect(textOf(<Space />)).not.toContain('0.5625rem')
    expect(textOf(<Space />, edited)).toContain('0.5625rem')
  })

  it('have a name for each swatch, with the contrast of the text on it', () => {
    render(
      <MantineProvider theme={theme} env="test">
        <Colour />
      </MantineProvider>,
    )
    expect(screen.getByRole('button', { name: /^pitch ?7 ?5\.3 ?#0B7A55$/ })).toBeEnabled()
  })
})

describe('the contrasts', () => {
  it.each(schemes)('suffice in the %s scheme', (scheme) => {
    const colours = schemeVariables[scheme]
    expect(
      contrastPairs
        .map(({ colour, ground, needs }) => ({ colour, ground, needs, is: contrast(colours[colour], colours[ground]) }))
        .filter(({ needs, is }) => is < needs),
    ).toEqual([])
  })
})
