import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useEmptiedPage } from './useEmptiedPage.ts'

const pageOf = (rows: number, totalItems: number) => ({
  data: { items: Array.from({ length: rows }), offset: 20, limit: 10, moreItems: false, totalItems },
})

function open(first: ReturnType<typeof pageOf>) {
  const goTo = vi.fn((to: unknown, _replace?: boolean) => typeof to === 'function' && to({ offset: 20 }) !== null)
  const query = { offset: 20, limit: 10 as const, orderBy: '', orderDirection: 'desc' as const, searchQuery: '' }
  const hook = renderHook((result: ReturnType<typeof pageOf>) => useEmptiedPage(result, { query, goTo }), {
    initialProps: first,
  })
  const target = () => {
    const [to] = goTo.mock.lastCall ?? []
    return typeof to === 'function' ? to({ offset: 20 }) : null
  }
  return { ...hook, goTo, target }
}

it('goes to the last page that has rows when all rows of a page are deleted elsewhere', () => {
  const { rerender, result, goTo, target } = open(pageOf(3, 23))
  expect(result.current).toBe(false)
  rerender(pageOf(0, 15))
  expect(result.current).toBe(true)
  expect(target()).toBe(10)
  expect(goTo.mock.lastCall?.[1]).toBe(true)
})

it('goes to the first page when no row is left', () => {
  const { rerender, target } = open(pageOf(3, 23))
  rerender(pageOf(0, 0))
  expect(target()).toBe(0)
})

it('stays at an address past the end', () => {
  const { result, goTo } = open(pageOf(0, 15))
  expect(result.current).toBe(false)
  expect(goTo).not.toHaveBeenCalled()
})
