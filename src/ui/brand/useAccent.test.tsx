import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppTheme } from '../../app/theme/AppTheme.tsx'
import { accentOf } from './accent.ts'
import { useAccent } from './useAccent.ts'

const GREEN = '#0B7A55'

// Another test file may have chosen a scheme.
beforeEach(() => localStorage.clear())
afterEach(() => void vi.restoreAllMocks())

it.each([
  ['light', false],
  ['dark', true],
] as const)('has the colours of the system’s scheme from the first render: %s', (scheme, matches) => {
  const system = { matches, addEventListener: () => {}, removeEventListener: () => {} } as unknown as MediaQueryList
  vi.spyOn(window, 'matchMedia').mockReturnValue(system)
  const seen: unknown[] = []
  renderHook(() => seen.push(useAccent(GREEN)), {
    wrapper: ({ children }) => <AppTheme env="test">{children}</AppTheme>,
  })
  expect(seen).toEqual([accentOf(GREEN, scheme)])
})
