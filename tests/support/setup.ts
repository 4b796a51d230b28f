// TypeScript takes the first of two matchers with the same name, and reads this file before those that import Vitest's
// browser mode.
import '@testing-library/jest-dom/vitest'
import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { forgetRecent } from '../../src/app/Palette/entries/recent.ts'
import { forgetLastClub } from '../../src/domain/club/lastClub.ts'
import { forgetStepsHeight } from '../../src/domain/club/lastSteps.ts'
import { forgetServerTime } from '../../src/serverTime.ts'
import { forgetTableViews } from '../../src/ui/DataTable/view/tableViews.ts'

if (process.env.FULL) (await import('./pages/recordWorlds.ts')).recordWorlds()

// Page tests share two cores with other tests that run at the same time.
configure({ asyncUtilTimeout: 60_000 })

/** What the current test has logged. A test that provokes a message mocks the console itself. */
let logged: unknown[][] = []
let consoles: { mockRestore(): void }[] = []

beforeEach(() => {
  logged = []
  consoles = (['error', 'warn'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...parts) => void logged.push(parts)),
  )
})

afterEach(() => {
  cleanup()
  // Toasts live in a store of the page, so unmounting the tree does not remove them.
  notifications.clean()
  forgetRecent()
  forgetLastClub()
  forgetStepsHeight()
  forgetServerTime()
  forgetTableViews()
  for (const spy of consoles) spy.mockRestore()
  expect(logged, 'messages in the console').toEqual([])
})

// Test files share the modules and globals of a worker, so remove this file's stubs for the next one.
afterAll(() => void vi.unstubAllGlobals())

// jsdom has no layout. Mantine and the tables get simple stubs.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
// Mantine scrolls the chosen option of a list into view.
Element.prototype.scrollIntoView = () => {}
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
}))
