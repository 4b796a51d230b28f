import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useDialog } from './useDialog.ts'
import { useDiscardGuard } from './useDiscardGuard.ts'

/** True if the browser asks before the page is left. */
function asksToLeave(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('leaving the page', () => {
  function open(isDirty: boolean) {
    const { result } = renderHook(() => {
      const dialog = useDialog()
      return { dialog, guard: useDiscardGuard(dialog) }
    })
    act(() => result.current.dialog.open())
    result.current.guard.watch({ isDirty: () => isDirty })
    return result
  }

  it('asks while a panel has changes that were not saved', () => {
    open(true)
    expect(asksToLeave()).toBe(true)
  })

  it('does not ask without changes', () => {
    open(false)
    expect(asksToLeave()).toBe(false)
  })

  it('does not ask while they are being saved, nor once the panel is closed', () => {
    const result = open(true)
    result.current.guard.watch(null)
    expect(asksToLeave()).toBe(false)
    result.current.guard.watch({ isDirty: () => true })
    act(() => result.current.dialog.close())
    expect(asksToLeave()).toBe(false)
  })
})
