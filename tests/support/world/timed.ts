import { act, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'

/** Fake timers for `renderApp` that a test can advance. The test must call `vi.useRealTimers()` at its end. */
export function timed() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return { user: { advanceTimers: vi.advanceTimersByTime.bind(vi) } }
}

type Text = string | RegExp

/** What finds a text: the whole page, or a part of it such as a dialog. */
type Place = Pick<typeof screen, 'findByText' | 'getByText' | 'queryByText'>

async function expectForFiveSeconds(text: Text, place: Place, fadeMs: number) {
  expect(await place.findByText(text)).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(4500))
  expect(place.getByText(text)).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(600 + fadeMs))
  expect(place.queryByText(text)).toBeNull()
}

/**
 * Asserts that a banner is visible for five seconds and no longer (docs/product/app.md#messages). Needs `timed` timers.
 */
export const expectBannerForFiveSeconds = (text: Text, place: Place = screen) => expectForFiveSeconds(text, place, 0)

/** Asserts the same of a toast, which needs another moment to fade out. */
export const expectToastForFiveSeconds = (text: Text) => expectForFiveSeconds(text, screen, 500)
