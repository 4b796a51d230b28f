import { act, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'

/** Timers that a test moves, for `renderApp`; whoever takes them gives them back by `vi.useRealTimers()`. */
export function timed() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return { user: { advanceTimers: vi.advanceTimersByTime.bind(vi) } }
}

/** A message that is there for five seconds and no longer (docs/product/app.md#messages); the test's timers must be `timed`. */
export async function lastsFiveSeconds(text: string) {
  expect(await screen.findByText(text)).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(4500))
  expect(screen.getByText(text)).toBeVisible()
  // A toast takes a moment more to fade.
  await act(() => vi.advanceTimersByTimeAsync(1100))
  expect(screen.queryByText(text)).toBeNull()
}
