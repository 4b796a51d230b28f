import { notifications } from '@mantine/notifications'
import { renderHook } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useFailedSync } from './useFailedSync.ts'

it.each([
  { states: ['SYNCING', 'FAILED'], toasts: 1 },
  { states: ['WAITING', 'FAILED'], toasts: 1 },
  { states: ['SYNCING', 'FAILED', 'SYNCING', 'FAILED'], toasts: 2 },
  { states: ['SYNCED', 'FAILED'], toasts: 0 },
  { states: ['FAILED'], toasts: 0 },
  { states: [undefined, 'FAILED'], toasts: 0 },
  { states: ['RESETTING', 'FAILED'], toasts: 0 },
  { states: ['SYNCING', 'SYNCED'], toasts: 0 },
])('shows $toasts toasts for $states', ({ states: [first, ...others], toasts }) => {
  const show = vi.spyOn(notifications, 'show').mockReturnValue('')
  onTestFinished(() => show.mockRestore())
  const { rerender } = renderHook((state: string | undefined) => useFailedSync(state, 'The sync has failed.'), {
    initialProps: first,
  })
  for (const state of others) rerender(state)
  expect(show).toHaveBeenCalledTimes(toasts)
})
