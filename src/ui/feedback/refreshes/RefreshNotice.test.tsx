import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RefreshNotice } from './RefreshNotice.tsx'
import type { Refreshable } from './useRefreshRetry.ts'

const TEXT = /^Couldn’t refresh/

describe('RefreshNotice', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function open(first: Partial<Refreshable> = {}) {
    const refetch = vi.fn()
    const notice = (change: Partial<Refreshable>) => (
      <RefreshNotice result={{ data: {}, error: new Error('no'), isFetching: false, refetch, ...first, ...change }} />
    )
    const { rerender } = render(notice({}))
    const show = (change: Partial<Refreshable>) => rerender(notice(change))
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    /** The attempt that has just begun fails. */
    const failAgain = () => {
      show({ isFetching: true })
      show({})
    }
    return { refetch, show, wait, failAgain }
  }

  it('says since when the data was not refreshed, in a live region that is always there', () => {
    const { show } = open({ dataUpdatedAt: new Date(2026, 10, 21, 14, 32).getTime() })
    expect(screen.getByText(TEXT)).toHaveTextContent('Couldn’t refresh. Trying again… Last updated 14:32')
    const region = document.querySelector('[aria-live]')
    show({ error: null })
    expect(screen.queryByText(TEXT)).toBeNull()
    expect(document.querySelector('[aria-live]')).toBe(region)
  })

  it('tries again after 2, 4, 8 … and at most 60 seconds, and from 2 again after a success', () => {
    const { refetch, show, wait, failAgain } = open()
    for (const [at, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
      wait(seconds * 1000 - 1)
      expect(refetch).toHaveBeenCalledTimes(at)
      wait(1)
      expect(refetch).toHaveBeenCalledTimes(at + 1)
      failAgain()
    }
    show({ error: null })
    show({})
    wait(2000)
    expect(refetch).toHaveBeenCalledTimes(8)
  })

  it('waits while the query is being sent', () => {
    const { refetch, wait } = open({ isFetching: true })
    wait(600_000)
    expect(refetch).not.toHaveBeenCalled()
    expect(screen.getByText(TEXT)).toBeVisible()
  })

  it('tries again at once when the browser is online again', () => {
    const { refetch } = open()
    fireEvent(window, new Event('online'))
    expect(refetch).toHaveBeenCalledExactlyOnceWith({ cancelRefetch: false })
  })

  it('leaves a query without an answer alone: its error replaces the view', () => {
    const { refetch, wait } = open({ data: undefined })
    wait(600_000)
    expect(refetch).not.toHaveBeenCalled()
    expect(screen.queryByText(TEXT)).toBeNull()
  })
})
