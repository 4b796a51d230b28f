import { act, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'

/** Fake timers for `renderApp` that a test can advance. The test must call `vi.useRealTimers()` at its end. */
export function timed() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return { user: { advanceTimers: vi.advanceTimersByTime.bind(vi) } }
}

/** Asserts that a message is visible for five seconds and no longer (docs/product/app.md#messages). Needs `timed` timers. */
export async function expectToastForFiveSeconds(text: string) {
  expect(await screen.findByText(text)).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(4500))
  expect(screen.getByText(text)).toBeVisible()
  // A toast needs another moment to fade out.
  await act(() => vi.advanceTimersByTimeAsync(1100))
  expect(screen.queryByText(text)).toBeNull()
}
