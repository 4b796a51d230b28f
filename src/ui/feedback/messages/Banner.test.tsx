import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Banner, type BannerMessage } from './Banner.tsx'

describe('Banner', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('clears itself after five seconds, even if its page renders again in between', () => {
    const message: BannerMessage = { kind: 'error', text: 'Invalid email or password' }
    const onClear = vi.fn()
    const page = () => <Banner message={message} onClear={() => onClear()} />
    const { rerender } = render(page())
    act(() => void vi.advanceTimersByTime(3000))
    rerender(page())
    act(() => void vi.advanceTimersByTime(1999))
    expect(onClear).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent(message.text)
    act(() => void vi.advanceTimersByTime(1))
    expect(onClear).toHaveBeenCalledOnce()
  })
})
