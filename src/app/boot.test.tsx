import { readFileSync } from 'node:fs'
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FullScreenLoader } from '../ui/feedback/states/FullScreenLoader.tsx'
import { cssVariablesResolver, theme } from './theme/theme.ts'

const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
const sheet = readFileSync('public/boot/boot.css', 'utf8')
const script = readFileSync('public/boot/scheme.js', 'utf8')

/** Removes invisible differences: spaces between tags, and the classes of CSS modules. */
const shape = (element: Element | null) =>
  element?.outerHTML.replace(/\s*\n\s*/g, '').replace(/(<svg[^>]*) class="[^"]*"/, '$1')

describe('the boot view', () => {
  it('matches the loading screen of the app', () => {
    render(<FullScreenLoader />)
    expect(shape(page.querySelector('#root > [role=status]'))).toBe(shape(screen.getByRole('status')))
  })

  it.each(['light', 'dark'] as const)('has the colours of the theme: %s', (scheme) => {
    const variables = cssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))[scheme]
    const [, block = ''] = new RegExp(`html\\[data-mantine-color-scheme='${scheme}'\\] \\{([^}]*)\\}`).exec(sheet) ?? []
    const value = (name: string) => new RegExp(`(?:^|\\s)${name}: ([^;]+);`).exec(block)?.[1]?.toUpperCase()
    expect(value('background')).toBe(variables['--tl-page'])
    expect(value('color')).toBe(variables['--tl-text'])
    expect(value('--boot-line')).toBe(variables['--tl-line'])
    expect(value('--boot-bar')).toBe(variables['--tl-bar'])
  })
})

describe('the scheme before the first paint', () => {
  const chosen = vi.spyOn(Storage.prototype, 'getItem')
  const run = () => {
    // oxlint-disable-next-line no-implied-eval -- the script is inline code of a page
    new Function(script)()
    return document.documentElement.dataset.mantineColorScheme
  }
  beforeEach(() => void delete document.documentElement.dataset.mantineColorScheme)
  afterEach(() => void chosen.mockReset())

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['auto', 'light'],
    [null, 'light'],
  ])('with the stored value %s is %s', (value, scheme) => {
    chosen.mockReturnValue(value)
    expect(run()).toBe(scheme)
    expect(chosen).toHaveBeenCalledWith('mantine-color-scheme-value')
  })

  it.each([
    [true, 'dark'],
    [false, 'light'],
  ])('is that of the system when storage is blocked (dark: %s)', (matches, scheme) => {
    chosen.mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    // The script reads no other property.
    const system = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)
    expect(run()).toBe(scheme)
    system.mockRestore()
  })
})
