import { act, renderHook } from '@testing-library/react'
import { createRef } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { Entry } from './entries.ts'
import type { Loaded } from './useFanRows.ts'
import type { History } from './useHistory.ts'
import { useShown } from './useShown.ts'

const complete: Loaded = {
  since: null,
  canGrow: false,
  isLoading: false,
  error: null,
  hasRows: true,
  grow: () => {},
  retry: () => {},
}
const longer: Loaded = { ...complete, since: '2026-01-01T00:00:00.000Z', canGrow: true }

/** A history of some entries, of which only the list of orders may have more. */
function historyOf(count: number, ofOrders: Loaded): History {
  const all = Array.from({ length: count }, (_, at): Entry => ({
    id: String(at),
    kind: 'shop',
    at: '2026-02-01T00:00:00.000Z',
    title: '',
    text: '',
    summary: '',
    amount: 1,
    to: '',
  }))
  return {
    isLoading: false,
    error: null,
    rows: { orders: [], tickets: [], memberships: [] },
    entries: { all, shop: all, tickets: [] },
    lists: { all: [ofOrders, complete, complete], shop: [ofOrders], tickets: [complete] },
    year: null,
    retry: () => {},
  }
}

function render(first: History) {
  const targets = { heading: createRef<HTMLElement>(), firstNew: createRef<HTMLElement>() }
  return renderHook(({ history }) => useShown(history, targets), {
    initialProps: { history: first },
    wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter>,
  })
}

it('does not ask for more rows than it shows', () => {
  const grow = vi.fn<() => void>()
  const { result } = render(historyOf(40, { ...longer, grow }))
  expect(result.current.shown).toHaveLength(10)
  act(() => result.current.showEarlier())
  expect(result.current.shown).toHaveLength(30)
  expect(grow).not.toHaveBeenCalled()
  act(() => result.current.showEarlier())
  expect(result.current.shown).toHaveLength(40)
  expect(grow).toHaveBeenCalled()
})

it('keeps its entries and tries again if earlier ones do not load', () => {
  const retry = vi.fn<() => void>()
  const grow = vi.fn<() => void>()
  const failed: Loaded = { ...longer, error: new Error('offline'), retry, grow }
  const { result } = render(historyOf(8, failed))
  expect(result.current).toMatchObject({ hasFailed: true, hasMore: true, isCut: false })
  expect(result.current.shown).toHaveLength(8)
  act(() => result.current.showEarlier())
  expect(retry).toHaveBeenCalledTimes(1)
  expect(grow).not.toHaveBeenCalled()
})

it('says that a list is longer than a server gives at once, after the last entry that is known', () => {
  const { result } = render(historyOf(12, { ...longer, canGrow: false }))
  expect(result.current).toMatchObject({ hasMore: true, isCut: false })
  act(() => result.current.showEarlier())
  expect(result.current).toMatchObject({ hasMore: false, isCut: true })
})
